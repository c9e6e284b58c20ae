import { Copy } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

/** Shown once: each opens the account one time when the phone is lost. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success('Codes de secours copiés');
    } catch {
      toast.failure('Les codes n’ont pas pu être copiés\u00A0: notez-les à la main');
    }
  };
  return (
    <div className="panel grid gap-3">
      <p>
        <strong className="strong">Codes de secours.</strong> Notez-les en lieu sûr&nbsp;: ils ne
        s’afficheront plus. Chacun sert une fois, si vous perdez votre téléphone.
      </p>
      <ul className="num grid grid-cols-2 gap-x-6 gap-y-1" aria-label="Codes de secours">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button
        size="s"
        className="justify-self-start"
        icon={<Copy className="i i--s" />}
        onClick={() => void copy()}
      >
        Copier les codes
      </Button>
    </div>
  );
}
