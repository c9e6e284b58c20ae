import { useEffect, useRef, useState } from 'react';
import { nextDocumentNumber } from '#domain/document/number.ts';
import { documentTotals } from '#domain/document/totals.ts';
import { TYPE_CHOICES } from '#domain/document/kinds.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { type Problems, problemsOf, without } from '#web/lines/problems.ts';
import { VatChoice } from '#web/lines/vatAndTotals.tsx';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { COMMAND_KEY } from '#web/ui/commandKey.ts';
import { Dock } from '#web/ui/page.tsx';
import { doubtedOf } from '#web/sentence/doubted.ts';
import { FactChips } from '#web/sentence/factChips.tsx';
import { ClientChoice } from './clientChoice.tsx';
import { Dates } from './dates.tsx';
import { LivePreview } from './livePreview.tsx';
import { LineDoubt } from './lineDoubt.tsx';
import { linesRead, marksRead } from './linesRead.ts';
import type { SaidForm } from './saidForm.ts';
import { type WizardForm, requestOf, withDate, withType } from './wizardForm.ts';
import { WritingField } from './writingField.tsx';

/** The domain's rules: they weigh more than the step, which shows without them. */
const fetchRules = async () => (await import('#domain/document/schema.ts')).documentRequestSchema;

interface Props {
  said: SaidForm;
  profile: ProfileAnswer;
  today: string;
  /** The draft this wizard already made, if it did. */
  document: DocumentAnswer | null;
  onChange: (form: WizardForm) => void;
  /** What the sentence says and the user does not want. */
  onAside: (keys: string[]) => void;
  /** The sentence whose other reading is preferred; empty for ours. */
  onReading: (otherOf: string) => void;
  onContinue: () => void;
  onStartOver: () => void;
}

/** Step 1: who, when, and the sentence, with its lines drawn as it is written. */
export function InformationStep(props: Props) {
  const { said, profile, today, document, onChange, onContinue, onStartOver } = props;
  const { form, reading } = said;
  const [problems, setProblems] = useState<Problems>({});
  const place = useRef<HTMLDivElement>(null);
  const lines = linesRead(said);
  const totals =
    reading && documentTotals({ lineItems: lines, vat: form.vat, vatRate: form.vatRate });

  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  /** A field's error leaves as soon as the field is edited. */
  const change = (next: WizardForm, ...fields: string[]) => {
    onChange(next);
    const left = fields.reduce(without, problems);
    if (Object.keys(left).length < Object.keys(problems).length) setProblems(left);
  };

  useEffect(() => void fetchRules().catch(() => undefined), []);

  const proceed = async () => {
    const answer = (await fetchRules()).safeParse(requestOf(form));
    setProblems(answer.success ? {} : problemsOf(answer.error));
    if (answer.success) onContinue();
  };

  return (
    <div
      className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 desk:mt-8 @table:grid-cols-[17rem_minmax(0,1fr)] @table:items-start @table:gap-14"
      ref={place}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] items-start gap-4 desk:gap-5">
        <div className="field [&_[role=radio]]:flex-1">
          <span className="field__label" aria-hidden="true">
            Type de document
          </span>
          <Segmented
            label="Type de document"
            options={TYPE_CHOICES}
            value={form.type}
            onChange={(type) => change(withType(form, type, today), 'dueDate')}
          />
        </div>
        <ClientChoice
          value={form.client}
          error={problems['clientId']}
          onChange={(client) => change({ ...form, client }, 'clientId')}
        />
        <Dates
          form={form}
          errors={{ date: problems['date'], dueDate: problems['dueDate'] }}
          onDate={(date) => change(withDate(form, date), 'date', 'dueDate')}
          onDueDate={(dueDate) => change({ ...form, dueDate }, 'dueDate')}
        />
        <VatChoice
          vat={form.vat}
          vatRate={form.vatRate}
          franchise={profile.vatRegime === 'franchise'}
          onChange={(vat) => change({ ...form, ...vat })}
        />
        <NumberNote {...{ form, profile, document, onStartOver }} />
      </div>
      <div className="min-w-0">
        <WritingField
          value={form.prompt}
          recognised={marksRead(said)}
          error={problems['prompt']}
          onChange={(prompt) => change({ ...form, prompt }, 'prompt')}
          onContinue={() => void proceed()}
        />
        <FactChips
          said={said.said}
          aside={said.aside.length}
          onAside={({ key }) => props.onAside([...(form.setAside ?? []), key])}
          onRestore={() => props.onAside([])}
        />
        <LivePreview
          prompt={form.prompt}
          lines={lines}
          doubt={<LineDoubt said={said} currency={profile.currency} onReading={props.onReading} />}
          doubted={doubtedOf(reading)?.line ?? null}
          totals={totals}
          currency={profile.currency}
        />
        <div className="mt-8 flex items-center justify-between gap-4 max-desk:hidden">
          <span className="small faint">
            <span className="kbd">{COMMAND_KEY}</span> <span className="kbd">↵</span> pour continuer
          </span>
          <Button variant="primary" size="l" onClick={() => void proceed()}>
            Continuer
          </Button>
        </div>
      </div>
      <Dock>
        <Button variant="primary" block onClick={() => void proceed()}>
          Continuer
        </Button>
      </Dock>
    </div>
  );
}

/** Which number the document has or will have (docs/product.md, Numbering and The wizard). */
function NumberNote({
  form,
  profile,
  document,
  onStartOver,
}: Pick<Props, 'profile' | 'document' | 'onStartOver'> & { form: WizardForm }) {
  if (!document) {
    return (
      <p className="small faint max-desk:hidden">
        Le numéro sera {nextDocumentNumber(profile, form.type)}, attribué à la création.
      </p>
    );
  }
  return (
    <div className="small faint grid justify-items-start gap-1">
      <p>
        Brouillon {document.number} déjà créé&nbsp;: générer à nouveau le met à jour, sans prendre
        d’autre numéro.
      </p>
      <Button variant="quiet" size="s" className="-ml-3" onClick={onStartOver}>
        Commencer un autre document
      </Button>
    </div>
  );
}
