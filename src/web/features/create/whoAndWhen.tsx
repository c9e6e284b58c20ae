import { memo } from 'react';
import { nextDocumentNumber } from '#domain/document/number.ts';
import { kindFacts, TYPE_CHOICES } from '#domain/document/kinds.ts';
import { untaxedRegime } from '#domain/vat/case.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { VatChoice } from '#web/lines/vatChoice.tsx';
import { Button } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { ClientChoice } from './clientChoice.tsx';
import { Dates } from './dates.tsx';
import { type WizardForm, withClient, withDate, withType } from './wizardForm.ts';

const ForeignVatProposal = onDemand(
  async () => (await import('./foreignVatProposal.tsx')).ForeignVatProposal,
);

interface Props {
  /** As the sentence fills it. */
  form: WizardForm;
  profile: ProfileAnswer;
  today: string;
  /** The draft this wizard already made, if it did. */
  document: DocumentAnswer | null;
  /** Always the same function. */
  edit: (change: Partial<WizardForm>) => void;
  onStartOver: () => void;
}

/** What stands beside the sentence: kind, client, dates, VAT. Letters that change none of it draw none of it. */
export const WhoAndWhen = memo(Fields, isDrawnAlike);

function Fields({ form, profile, today, document, edit, onStartOver }: Props) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] items-start gap-4 desk:gap-5 @table:col-start-2 @table:row-span-3 @table:row-start-1">
      <div className="field [&_.seg__item]:flex-1">
        <span className="field__label" aria-hidden="true">
          Type de document
        </span>
        <Segmented
          label="Type de document"
          options={TYPE_CHOICES}
          value={form.type}
          onChange={(type) => edit({ type, dueDate: withType(form, type, today, profile).dueDate })}
        />
      </div>
      <ClientChoice
        value={form.client}
        onChange={(client) => edit({ client, dueDate: withClient(form, client, profile).dueDate })}
      />
      <Dates
        filled={form}
        onDate={(date) => edit({ date, dueDate: withDate(form, date, profile).dueDate })}
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
  );
}

function isDrawnAlike(before: Props, after: Props): boolean {
  return (
    before.profile === after.profile &&
    before.today === after.today &&
    before.document === after.document &&
    JSON.stringify(drawn(before.form)) === JSON.stringify(drawn(after.form))
  );
}

/** All but the sentence and what was heard in it. */
function drawn({
  prompt: _prompt,
  said: _said,
  setAside: _aside,
  otherOf: _otherOf,
  ...rest
}: WizardForm) {
  return rest;
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
}: Pick<Props, 'form' | 'profile' | 'document' | 'onStartOver'>) {
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
