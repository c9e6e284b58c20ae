import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import { formatQuantity, formatUnitPrice } from '#domain/format/numbers.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { useOpenDocument } from '#web/acts/useOpenDocument.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormNumber, FormSegmented, FormTextArea } from '#web/ui/formFields.tsx';
import { FieldError } from '#web/ui/field.tsx';
import {
  creditRequest,
  type CreditTyped,
  judgedCredit,
  leftOf,
  typedCredit,
  withLinesNamed,
} from './creditRequest.ts';
import { DialogFoot } from './dialogFoot.tsx';
import { FOLLOWED } from './followed.ts';

// The rules read the request; `judgedCredit` makes it of what is typed.
const RULES = async () =>
  (await import('#domain/corrections/schema.ts')).creditNoteRequestSchema as unknown as z.ZodType<
    object,
    CreditTyped
  >;

/** How much of an invoice is credited, line by line or whole, and why. */
export function CreditForm({
  document,
  onClose,
}: {
  document: DocumentAnswer;
  onClose: () => void;
}) {
  const open = useOpenDocument();
  const form = useZodForm(RULES, typedCredit(document), judgedCredit);
  const make = useAct({
    act: (typed: CreditTyped) =>
      api
        .post<DocumentAnswer>(`/api/documents/${document.id}/credit-notes`, creditRequest(typed))
        .catch((error: unknown) => {
          throw withLinesNamed(error, typed);
        }),
    success: ({ number }) => `Avoir ${number} préparé en brouillon`,
    refresh: FOLLOWED,
    onSuccess: (made) => {
      onClose();
      open(made);
    },
  });
  const amount = useWatch({ control: form.control, name: 'how' });
  return (
    <Form form={form} onSubmit={() => make.mutateAsync(form.getValues())}>
      <div className="justify-self-start">
        <FormSegmented
          name="how"
          label="Ce qui est crédité"
          options={[
            { value: 'total', label: 'Tout ce qui reste' },
            { value: 'part', label: 'Une partie' },
          ]}
        />
      </div>
      {amount === 'part' && <ChosenLines document={document} />}
      {document.lots !== null && (
        <p className="small soft">
          Ce qui est crédité d’un lot redevient à facturer : la prochaine situation le reprendra.
          Pour une baisse de prix définitive, remplacez ensuite la ligne de l’avoir par une ligne
          libre.
        </p>
      )}
      <FormTextArea
        name="reason"
        label="Motif de l’avoir"
        hint="Imprimé sur l’avoir."
        rows={2}
        maxLength={DOCUMENT_LIMITS.reason}
      />
      <DialogFoot onCancel={onClose}>Préparer l’avoir</DialogFoot>
    </Form>
  );
}

function ChosenLines({ document }: { document: DocumentAnswer }) {
  const { errors } = useFormState<CreditTyped>({ name: 'lineItems' });
  const lines = useWatch<CreditTyped, 'lineItems'>({ name: 'lineItems' });
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">Lignes à créditer</legend>
      {lines.map(({ creditedLine, chosen }, index) => (
        <ChosenLine
          key={creditedLine}
          line={document.lineItems[creditedLine]!}
          left={leftOf(document, creditedLine).quantity}
          currency={document.currency}
          index={index}
          chosen={chosen}
        />
      ))}
      <FieldError message={errors.lineItems?.root?.message ?? errors.lineItems?.message} />
    </fieldset>
  );
}

interface LineProps {
  line: DocumentAnswer['lineItems'][number];
  /** The quantity that avoirs left. */
  left: number;
  currency: string;
  index: number;
  chosen: boolean;
}

function ChosenLine({ line, left, currency, index, chosen }: LineProps) {
  const { setValue } = useFormContext<CreditTyped>();
  return (
    <div className="grid gap-2.5">
      <Checkbox
        label={
          <span>
            {line.description.split('\n')[0]}{' '}
            <span className="faint num">
              {left < line.quantity && 'reste '}
              {formatQuantity(left)} × {formatUnitPrice(line.unitPrice, currency)}
            </span>
          </span>
        }
        checked={chosen}
        onChange={(checked) => setValue(`lineItems.${index}.chosen`, checked)}
      />
      {chosen && (
        <div className="grid grid-cols-2 gap-4 pl-7">
          <FormNumber name={`lineItems.${index}.quantity`} label="Quantité créditée" />
          <FormNumber name={`lineItems.${index}.unitPrice`} label="Prix unitaire HT" />
        </div>
      )}
    </div>
  );
}
