import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { parisDay } from '#domain/calendar.ts';
import { PAYMENT_METHODS } from '#domain/document/choices.ts';
import { isRequest } from '#domain/document/kinds.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { useOpenDocument } from '#web/acts/useOpenDocument.ts';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormNumber, FormSegmented, FormSelect, FormText } from '#web/ui/formFields.tsx';
import { DialogFoot } from './dialogFoot.tsx';
import { type DepositTyped, requestOf } from './depositRequest.ts';
import type { Asked } from './depositSchema.ts';
import { FOLLOWED } from './followed.ts';

/** They come when the form is idle. */
const depositRules = (asked: Asked) => async () =>
  (await import('./depositSchema.ts')).depositSchema(asked);

interface Props {
  document: DocumentAnswer;
  received: boolean;
  onClose: () => void;
}

/** How much of a quote is asked, and when it was received. */
export function DepositForm({ document, received, onClose }: Props) {
  const open = useOpenDocument();
  const asked = isRequest(document);
  const [today] = useState(() => parisDay(new Date()));
  const form = useZodForm(depositRules({ asked, received }), {
    by: 'percent',
    percent: '30',
    amount: '',
    received: { day: today, method: 'transfer' },
  } satisfies DepositTyped as DepositTyped);
  const make = useAct({
    act: (typed: DepositTyped) =>
      api.post<DocumentAnswer>(
        `/api/documents/${document.id}/${asked ? 'receipt' : 'deposits'}`,
        asked ? typed.received : requestOf(typed, received),
      ),
    success: received ? 'Facture d’acompte émise' : 'Demande d’acompte préparée',
    refresh: FOLLOWED,
    onSuccess: (made) => {
      onClose();
      open(made);
    },
  });
  const amountLabel = document.vat ? 'Montant TTC' : 'Montant';
  const by = useWatch({ control: form.control, name: 'by' });
  return (
    <Form form={form} onSubmit={() => make.mutateAsync(form.getValues())}>
      {!asked && (
        <>
          <div className="justify-self-start">
            <FormSegmented
              name="by"
              label="Comment le compter"
              options={[
                { value: 'percent', label: 'Pourcentage' },
                { value: 'amount', label: amountLabel },
              ]}
            />
          </div>
          {by === 'percent' ? (
            <FormNumber name="percent" label="Part du devis (%)" />
          ) : (
            <FormNumber name="amount" label={`${amountLabel} (${document.currency})`} />
          )}
        </>
      )}
      {received && (
        <div className="grid gap-5 desk:grid-cols-2">
          <FormText type="date" name="received.day" label="Reçu le" />
          <FormSelect name="received.method" label="Moyen de paiement" options={PAYMENT_METHODS} />
        </div>
      )}
      <DialogFoot onCancel={onClose}>
        {received ? 'Émettre la facture d’acompte' : 'Préparer la demande'}
      </DialogFoot>
    </Form>
  );
}
