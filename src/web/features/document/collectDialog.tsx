import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { parisDay } from '#domain/calendar.ts';
import { documentInSentence } from '#domain/document/names.ts';
import { expectedNext } from '#domain/document/owed.ts';
import { meansAskedFor, PAYMENT_MEANS } from '#domain/document/paymentMeans.ts';
import { formatAmount, formatNumber } from '#domain/format/numbers.ts';
import { cashHint } from '#domain/payments/cashLimit.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { PaymentsAnswer } from '#server/payments/answers.ts';
import { api } from '#web/api/client.ts';
import { paymentsQuery } from '#web/api/queries.ts';
import { useRequestKey } from '#web/api/useRequestKey.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFoot } from '#web/ui/dialog.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormNumber, FormSegmented, FormSelect, FormText } from '#web/ui/formFields.tsx';
import { Banner } from '#web/ui/states.tsx';
import { Beyond, Outcome } from './collectOutcome.tsx';
import { PAYMENT_REFRESH } from './paymentRefresh.ts';
import { type KeptPayment, type TypedPayment, useTypedPayment } from './typedPayment.ts';

const rules = async () => (await import('./collectRules.ts')).collectRules;

const DIRECTIONS = [
  { value: 'received', label: 'Somme reçue' },
  { value: 'returned', label: 'Somme rendue' },
] as const;

interface Props {
  document: DocumentAnswer;
  payments: PaymentsAnswer;
  kept: KeptPayment | null;
  /** Called with what is to be kept. */
  onClose: (kept: KeptPayment | null) => void;
}

/** « Encaisser »: the rest is proposed, a part may be typed; money given back says why. */
export function CollectDialog({ document, payments, kept, onClose }: Props) {
  const { paid, currency } = payments;
  const queries = useQueryClient();
  const ownKey = useRequestKey();
  const requestKey = kept?.requestKey ?? ownKey;
  const [today] = useState(() => parisDay(new Date()));
  const form = useZodForm(rules, kept?.typed ?? proposed(document, payments, today), withSign);
  const record = useAct({
    act: (payment: unknown) =>
      api.post<PaymentsAnswer>(`/api/documents/${document.id}/payments`, payment, {
        headers: { 'idempotency-key': requestKey(payment) },
      }),
    success: ({ status }) =>
      direction === 'returned'
        ? 'Somme rendue enregistrée'
        : status === 'paid'
          ? `${document.number} est réglée`
          : 'Paiement enregistré',
    refresh: PAYMENT_REFRESH,
    onSuccess: (recorded) => {
      // What is left is known before it is read again: pressed at once, « Encaisser » proposes that.
      queries.setQueryData(paymentsQuery(document.id).queryKey, recorded);
      onClose(null);
    },
    // It may have been recorded all the same: what was paid is read again before another amount is typed.
    onFailure: () =>
      void queries.invalidateQueries({ queryKey: paymentsQuery(document.id).queryKey }),
  });
  const { isDirty } = form.formState;
  const isBegun = isDirty || record.isError;
  const close = () => onClose(isBegun ? { typed: form.getValues(), requestKey } : kept);
  const direction = useWatch({ control: form.control, name: 'direction' });
  return (
    <Dialog
      open
      aside
      onClose={close}
      title={direction === 'returned' ? 'Rendre une somme' : 'Encaisser'}
      description={toldOf(document, payments, direction)}
      initialFocus="title"
    >
      <div>
        <Form
          form={form}
          onSubmit={(payment) => record.mutateAsync(payment)}
          failure="Le paiement n’a pas pu être enregistré"
        >
          {paid > 0 && <Direction document={document} payments={payments} />}
          <div className="[&_input]:font-display [&_input]:text-figure [&_input]:font-semibold">
            <FormNumber name="amount" label={`Montant TTC (${currency})`} />
          </div>
          <Outcome payments={payments} />
          <Beyond payments={payments} />
          <FormText name="day" type="date" label="Date" max={today} />
          <FormSelect name="method" label="Moyen de paiement" options={PAYMENT_MEANS} />
          <CashWord payments={payments} />
          <FormText name="reference" label="Référence" optional />
          <Reason />
          <DialogFoot>
            <Button onClick={close}>Fermer</Button>
            <Button type="submit" variant="primary" busy={record.isPending}>
              Enregistrer <Sum currency={currency} />
            </Button>
          </DialogFoot>
        </Form>
      </div>
    </Dialog>
  );
}

/** Which way the money went; a proposed amount follows it, a typed one stays. */
function Direction({ document, payments }: Pick<Props, 'document' | 'payments'>) {
  const { getValues, setValue } = useFormContext<TypedPayment>();
  const { direction } = useTypedPayment();
  const before = useRef(direction);
  useEffect(() => {
    if (before.current === direction) return;
    if (getValues('amount') === proposedAmount(document, payments, before.current)) {
      setValue('amount', proposedAmount(document, payments, direction), { shouldDirty: true });
    }
    before.current = direction;
  }, [direction, document, getValues, payments, setValue]);
  return <FormSegmented name="direction" label="Sens" options={DIRECTIONS} />;
}

/** The button repeats the amount it records. */
function Sum({ currency }: { currency: string }) {
  const { direction, signed } = useTypedPayment();
  const recorded = direction === 'returned' ? -signed : signed;
  return recorded > 0 ? formatAmount(recorded, currency) : null;
}

function CashWord({ payments: { items, currency } }: { payments: PaymentsAnswer }) {
  const { method, signed } = useTypedPayment();
  if (method !== 'cash') return null;
  const hint = cashHint([...items, { amount: signed, method }], currency);
  return hint && <Banner>{hint}</Banner>;
}

function Reason() {
  const { direction } = useTypedPayment();
  if (direction !== 'returned') return null;
  return <FormText name="reason" label="Pourquoi cette somme est rendue" />;
}

function toldOf(
  document: DocumentAnswer,
  { paid, left, currency }: PaymentsAnswer,
  direction: string | undefined,
): string {
  const name = `${documentInSentence(document)}, ${document.clientName}`;
  if (direction !== 'returned') return `Pour ${name}.`;
  const owed = left < 0 ? `, dont ${formatAmount(-left, currency)} à rendre` : '';
  return `À ${document.clientName}, sur ${documentInSentence(document)}\u00A0: ${formatAmount(paid, currency)} encaissés${owed}.`;
}

/** What is due now when money comes in, what is held for the client when it goes back; else nothing. */
function proposedAmount(
  { heldBack }: DocumentAnswer,
  { left }: PaymentsAnswer,
  direction: string,
): string {
  const amount = direction === 'returned' ? -left : expectedNext({ amountDue: left, heldBack });
  return amount > 0 ? formatNumber(amount, 2, 2) : '';
}

/** Today, by the means the invoice asks for, the way money must go. */
function proposed(document: DocumentAnswer, payments: PaymentsAnswer, today: string): TypedPayment {
  const direction = payments.left < 0 ? 'returned' : 'received';
  return {
    direction,
    day: today,
    amount: proposedAmount(document, payments, direction),
    method: meansAskedFor(document.paymentMethod),
    reference: '',
    reason: '',
    excess: false,
  };
}

/** What the rules are asked of: money given back counts below 0. */
function withSign(typed: TypedPayment): TypedPayment {
  if (typed.direction !== 'returned') return { ...typed, reason: null };
  const amount = String(typed.amount ?? '').replace(/^\s*[-\u2212]/, '');
  return { ...typed, amount: amount.trim() === '' ? '' : `-${amount}`, excess: false };
}
