import { FormProvider } from 'react-hook-form';
import { nextDocumentNumber } from '#domain/document/number.ts';
import { documentTotals } from '#domain/document/totals.ts';
import { kindFacts, TYPE_CHOICES } from '#domain/document/kinds.ts';
import { untaxedRegime } from '#domain/vat/case.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { VatChoice } from '#web/lines/vatAndTotals.tsx';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { COMMAND_KEY } from '#web/ui/commandKey.ts';
import { onDemand } from '#web/ui/onDemand.tsx';
import { Dock } from '#web/ui/page.tsx';
import { Banner } from '#web/ui/states.tsx';
import { doubtedOf } from '#web/sentence/doubted.ts';
import { FactChips } from '#web/sentence/factChips.tsx';
import { ClientChoice } from './clientChoice.tsx';
import { Dates } from './dates.tsx';
import { LivePreview } from './livePreview.tsx';
import { LineDoubt } from './lineDoubt.tsx';
import { linesRead, marksRead } from './linesRead.ts';
import type { FirstStep } from './useWizardForm.ts';
import { type WizardForm, withClient, withDate, withType } from './wizardForm.ts';
import { WritingField } from './writingField.tsx';

const ForeignVatProposal = onDemand(
  async () => (await import('./foreignVatProposal.tsx')).ForeignVatProposal,
);

interface Props {
  step: FirstStep;
  profile: ProfileAnswer;
  today: string;
  /** The draft this wizard already made, if it did. */
  document: DocumentAnswer | null;
  onContinue: () => void;
  onStartOver: () => void;
}

/** Step 1: the sentence first, at every width, then who and when; its lines are drawn as it is written. */
export function InformationStep(props: Props) {
  const { step, profile, today, document, onContinue, onStartOver } = props;
  const { said, edit } = step;
  const { form, reading } = said;
  const lines = linesRead(said);
  const totals =
    reading && documentTotals({ lineItems: lines, vat: form.vat, vatRate: form.vatRate });
  const proceed = () => void step.form.handleSubmit(onContinue)();
  const offline = step.form.formState.errors.root?.message;

  return (
    <FormProvider {...step.form}>
      {offline && <Banner tone="wax">{offline}</Banner>}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 desk:mt-8 @table:grid-cols-[minmax(0,1fr)_17rem] @table:grid-rows-[auto_1fr] @table:items-start @table:gap-x-14 @table:gap-y-0">
        <div className="min-w-0">
          <WritingField
            value={form.prompt}
            recognised={marksRead(said)}
            onChange={(prompt) => edit({ prompt })}
            onContinue={proceed}
          />
          <FactChips
            said={said.said}
            aside={said.aside.length}
            onAside={({ key }) => step.form.setValue('setAside', [...(form.setAside ?? []), key])}
            onRestore={() => step.form.setValue('setAside', [])}
          />
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] items-start gap-4 desk:gap-5 @table:col-start-2 @table:row-span-2 @table:row-start-1">
          <div className="field [&_.seg__item]:flex-1">
            <span className="field__label" aria-hidden="true">
              Type de document
            </span>
            <Segmented
              label="Type de document"
              options={TYPE_CHOICES}
              value={form.type}
              onChange={(type) =>
                edit({ type, dueDate: withType(form, type, today, profile).dueDate })
              }
            />
          </div>
          <ClientChoice
            value={form.client}
            onChange={(client) =>
              edit({ client, dueDate: withClient(form, client, profile).dueDate })
            }
          />
          <Dates
            filled={form}
            onDate={(date) => edit({ date, dueDate: withDate(form, date).dueDate })}
            onDueDate={(dueDate) => edit({ dueDate })}
          />
          <VatChoice
            vat={form.vat}
            vatRate={form.vatRate}
            untaxed={untaxedRegime(profile)}
            // What bears VAT has no reason not to.
            onChange={(change) => edit(change.vat ? { ...change, vatExemption: null } : change)}
          />
          {mayBeAbroad(form.client) && (
            <ForeignVatProposal
              form={form}
              onAccept={(vatExemption) => edit({ vat: false, vatExemption })}
            />
          )}
          <NumberNote {...{ form, profile, document, onStartOver }} />
        </div>
        <div className="min-w-0">
          <LivePreview
            prompt={form.prompt}
            lines={lines}
            doubt={
              <LineDoubt
                said={said}
                currency={profile.currency}
                onReading={(otherOf) => step.form.setValue('otherOf', otherOf)}
              />
            }
            doubted={doubtedOf(reading)?.line ?? null}
            totals={totals}
            currency={profile.currency}
          />
          <div className="mt-8 flex items-center justify-between gap-4 max-desk:hidden">
            <span className="small faint">
              <span className="kbd">{COMMAND_KEY}</span> <span className="kbd">↵</span> pour
              continuer
            </span>
            <Button variant="primary" size="l" onClick={proceed}>
              Continuer
            </Button>
          </div>
        </div>
        <Dock>
          <Button variant="primary" block onClick={proceed}>
            Continuer
          </Button>
        </Dock>
      </div>
    </FormProvider>
  );
}

/** Only then are the names of all countries fetched. */
function mayBeAbroad(client: WizardForm['client']): boolean {
  return Boolean(client?.country) && client?.country !== 'France';
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
        {kindFacts(form.type).isOffer
          ? `Le numéro sera ${nextDocumentNumber(profile, form.type)}, attribué à la création.`
          : `Numéro provisoire\u00A0: ${nextDocumentNumber(profile, form.type)}. Il devient définitif à l’émission.`}
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
