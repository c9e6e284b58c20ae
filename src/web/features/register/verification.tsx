import { ShieldCheck } from 'lucide-react';
import type { RegisterVerificationAnswer } from '#server/register/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { formatWhole } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import { Banner } from '#web/ui/states.tsx';

/** « Vérifier le registre »: recomputes the whole chain and says what it found. */
export function Verification() {
  const verify = useAct({
    act: () => api.get<RegisterVerificationAnswer>('/api/register/verification'),
    failure: 'Le registre n’a pas pu être vérifié',
  });
  return (
    <section className="panel grid gap-4" aria-label="Vérification du registre">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="soft">
          La vérification recalcule chaque empreinte et compare PDF scellés et documents&nbsp;: ce
          qui a été modifié se voit aussitôt.
        </p>
        <Button
          icon={<ShieldCheck className="i" />}
          busy={verify.isPending}
          onClick={() => verify.mutate()}
        >
          Vérifier le registre
        </Button>
      </div>
      <div aria-live="polite" className="empty:-mt-4">
        {verify.data && <Finding found={verify.data} />}
      </div>
    </section>
  );
}

function Finding({ found }: { found: RegisterVerificationAnswer }) {
  if (found.valid) {
    return (
      <Banner>
        <strong className="strong">Le registre est intact.</strong>{' '}
        {count(found.entries, 'entrée vérifiée', 'entrées vérifiées')}
        {found.entries > 0 && (
          <>
            , dernière empreinte <code title={found.head}>{found.head.slice(0, 12)}…</code>
          </>
        )}
      </Banner>
    );
  }
  return (
    <Banner tone="wax">
      <strong className="strong">Le registre a été altéré.</strong>
      <ul className="mt-1 grid gap-1">
        {found.problems.map(({ sequence, message }) => (
          <li key={`${sequence}-${message}`}>
            {sequence !== null && `Entrée ${formatWhole(sequence)}\u00A0: `}
            {message}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
