import { OPERATION_CATEGORIES, PAYMENT_METHODS, VAT_EXEMPTIONS } from '#domain/document/choices.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { Problems } from '#web/lines/problems.ts';
import { Select } from '#web/ui/select.tsx';
import { DateField, TextField } from '#web/ui/textField.tsx';
import { type EditedFacts, fieldId } from './editedFacts.ts';

const NONE = 'none';
const unstated = { value: NONE, label: 'Non précisé' } as const;

interface Props {
  document: DocumentAnswer;
  facts: EditedFacts;
  vat: boolean;
  problems: Problems;
  onChange: (change: Partial<EditedFacts>) => void;
}

/** Dates, references and what the law asks beside the lines; each field's id follows its name. */
export function FactFields({ document, facts, vat, problems, onChange }: Props) {
  const text = (name: keyof EditedFacts, label: string) => ({
    id: fieldId(name),
    label,
    value: facts[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const exemption = VAT_EXEMPTIONS.find(({ value }) => value === facts.vatExemption);
  return (
    <section className="mt-10" aria-labelledby="document-facts">
      <h2 className="h3 mb-4" id="document-facts">
        Dates et mentions
      </h2>
      <div className="grid gap-5 desk:grid-cols-2">
        <DateField {...text('date', 'Date')} />
        {kindFacts(document.kind).hasDueDate && (
          <DateField {...text('dueDate', 'Date d’échéance')} />
        )}
        <DateField {...text('supplyDate', 'Date de la prestation ou de la livraison')} optional />
        <DateField {...text('supplyEndDate', 'Fin de la période')} optional />
        <TextField
          {...text('purchaseOrder', 'Numéro de bon de commande')}
          optional
          autoComplete="off"
          maxLength={DOCUMENT_LIMITS.purchaseOrder}
        />
        <Select
          id={fieldId('paymentMethod')}
          label="Mode de paiement"
          optional
          options={[unstated, ...PAYMENT_METHODS]}
          value={facts.paymentMethod || NONE}
          error={problems['paymentMethod']}
          onChange={(value) => onChange({ paymentMethod: value === NONE ? '' : value })}
        />
        <Select
          id={fieldId('operationCategory')}
          label="Nature de l’opération"
          optional
          options={[unstated, ...OPERATION_CATEGORIES]}
          value={facts.operationCategory || NONE}
          error={problems['operationCategory']}
          onChange={(value) => onChange({ operationCategory: value === NONE ? '' : value })}
        />
        {!vat && (
          <Select
            id={fieldId('vatExemption')}
            label="Motif d’exonération de TVA"
            optional
            options={[unstated, ...VAT_EXEMPTIONS]}
            value={facts.vatExemption || NONE}
            error={problems['vatExemption']}
            hint={exemption?.when}
            onChange={(value) => onChange({ vatExemption: value === NONE ? '' : value })}
          />
        )}
        {document.currency !== 'EUR' && (
          <TextField
            {...text('euroRate', `Valeur de 1 ${document.currency} en euros`)}
            optional
            numeric
            hint="La TVA doit aussi être exprimée en euros."
          />
        )}
      </div>
    </section>
  );
}
