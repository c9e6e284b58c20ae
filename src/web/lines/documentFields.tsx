import { type ComponentType, memo } from 'react';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import type { UntaxedRegime } from '#domain/vat/regimes.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { Afterwards } from '#web/ui/afterwards.tsx';
import { FormTextArea } from '#web/ui/formFields.tsx';
import { kindFacts } from '#domain/document/kinds.ts';
import { onDemand } from '#web/ui/onDemand.tsx';
import { LinesEditor } from './linesEditor.tsx';
import { tellPointedLine } from './pointedLine.ts';

/** Under the lines, and after them: its place waits for it. */
const LaterVatAndTotals = onDemand(
  async () => (await import('./vatAndTotals.tsx')).VatAndTotals,
  () => <div className="min-h-54" />,
);

interface Props {
  document: Pick<DocumentAnswer, 'id' | 'type' | 'prompt' | 'currency'>;
  /** The seller's regime, where VAT cannot be chosen. */
  untaxed: UntaxedRegime | null;
  /** The VAT and the totals, where a hint may lead to them at once: their code is here. */
  VatAndTotals?: ComponentType<{ untaxed: UntaxedRegime | null; currency: string }>;
  /** What an offer asks at its order, under the totals; a series makes no offers. */
  Deposit?: ComponentType<{ currency: string }>;
  /** The id of a field a hint may lead to. */
  fieldId?: (name: 'content' | 'vat') => string;
  /** The field a hint sent the user to. */
  focus?: string | null;
}

/**
 * What step 3 of the wizard and the edit mode both edit: the lines, the notes, the VAT and the totals.
 * `memo`: the form saves, is changed or refused without drawing all its fields again.
 */
export const DocumentFields = memo(function DocumentFields({
  document,
  untaxed,
  VatAndTotals = LaterVatAndTotals,
  Deposit,
  fieldId,
  focus = null,
}: Props) {
  const { id, type, prompt, currency } = document;
  const under = (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6 @table:grid-cols-[minmax(0,1fr)_18rem] @table:items-start @table:gap-12 @pair:grid-cols-[minmax(0,1fr)] @pair:gap-8">
      <FormTextArea
        name="content"
        {...(fieldId && { id: fieldId('content') })}
        label="Notes"
        optional
        rows={4}
        hint="Imprimées sous les lignes."
        maxLength={DOCUMENT_LIMITS.content}
      />
      <div className="grid gap-4" {...(fieldId && { id: fieldId('vat') })}>
        <VatAndTotals {...{ untaxed, currency }} />
        {Deposit && kindFacts(type).isOffer && <Deposit currency={currency} />}
      </div>
    </div>
  );
  return (
    <>
      <div ref={tellPointedLine}>
        <LinesEditor documentId={id} {...{ type, prompt, currency, focus }} />
      </div>
      {focus === null ? <Afterwards>{under}</Afterwards> : under}
    </>
  );
});
