import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import { beginWith } from '#web/shell/beginning.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { RuledPage } from '#web/ui/ruledPage.tsx';
import { FIRST_SENTENCES } from './firstSentences.ts';
import { COLUMNS } from './layout.ts';

/** Before the first document: the ruled page itself, and what is left to do, the first step already done. */
export function FirstDay({ company }: { company: string }) {
  return (
    <div className={COLUMNS}>
      <FirstSentence />
      <section aria-labelledby="first-steps">
        <h2 className="h3 border-b border-rule pb-3" id="first-steps">
          Trois pas et c’est parti
        </h2>
        <ol className="rules rules--closed">
          <Step sign={<Check className="i i--s" />} look="bg-paid text-paper" title={company}>
            Enregistrée&nbsp;: SIRET et adresse sont au complet.
          </Step>
          <Step sign="2" look="bg-action text-on-action" title="Votre première facture" isNow>
            Une phrase suffit. Le client peut y être nommé.
          </Step>
          <Step sign="3" look="border border-edge text-ink-2" title="Votre logo et votre IBAN">
            On vous les demandera à l’émission, pas avant.
          </Step>
        </ol>
      </section>
    </div>
  );
}

function FirstSentence() {
  const navigate = useNavigate();
  const [prompt, setPrompt] = useState('');
  const isWritten = prompt.trim() !== '';
  const begin = () =>
    void navigate('/app/create', {
      ...(isWritten && { state: beginWith({ type: 'invoice', prompt, client: null }) }),
    });
  return (
    <div>
      <div className="write">
        <RuledPage
          value={prompt}
          recognised={[]}
          maxLength={DOCUMENT_LIMITS.prompt}
          aria-label="Décrivez votre premier travail"
          placeholder="Décrivez votre premier travail, comme vous le diriez au client."
          onChange={(event) => setPrompt(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) begin();
          }}
        />
        <div className="write__foot pb-3">
          <span />
          <Button variant="primary" onClick={begin}>
            {isWritten ? 'Créer cette facture' : 'Créer un Document'}
          </Button>
        </div>
      </div>
      <p className="small mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="faint">Essayer&nbsp;:</span>
        {FIRST_SENTENCES.map(({ label, prompt: sentence }) => (
          <button
            key={label}
            type="button"
            className="link pointer-coarse:py-2"
            onClick={() => setPrompt(sentence)}
          >
            {label}
          </button>
        ))}
      </p>
    </div>
  );
}

interface StepProps {
  sign: ReactNode;
  look: string;
  title: string;
  isNow?: boolean;
  children: ReactNode;
}

function Step({ sign, look, title, isNow, children }: StepProps) {
  return (
    <li className="flex gap-3 py-3.5" aria-current={isNow ? 'step' : undefined}>
      <span
        className={cx(
          'grid size-6 flex-none place-items-center rounded-full text-small font-semibold',
          look,
        )}
      >
        {sign}
      </span>
      <div className="min-w-0">
        <b className="strong wrap-anywhere">{title}</b>
        <p className="small soft">{children}</p>
      </div>
    </li>
  );
}
