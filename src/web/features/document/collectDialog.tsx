import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { parisDay } from '#domain/calendar.ts';
import { documentInSentence } from '#domain/document/names.ts';
import { meansAskedFor, PAYMENT_MEANS } from '#domain/document/paymentMeans.ts';
import { formatAmount, formatNumber } from '#domain/format/numbers.ts';
import { exact } from '#domain/money/decimal.ts';
import { parseFrenchNumber } from '#domain/money/parse.ts';
import { cashHint } from '#domain/payments/cashLimit.ts';
import type { paymentSchema } from '#domain/payments/schema.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { PaymentsAnswer } from '#server/payments/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormNumber, FormSegmented, FormSelect, FormText } from '#web/ui/formFields.tsx';
import { Banner } from '#web/ui/states.tsx';
import { PAYMENT_REFRESH } from './paymentRefresh.ts';

const rules = async () => (await import('#domain/payments/schema.ts')).paymentSchema;

const DIRECTIONS = [
  { value: 'received', label: 'Somme reçue' },
  { value: 'returned', label: 'Somme rendue' },
] as const;

/** As it is typed: which way the money went is a choice, not a sign. */
export type TypedPayment = z.input<typeof paymentSchema> & { direction?: string };

interface Props {
  document: DocumentAnswer;
  payments: PaymentsAnswer;
  /** What was typed and not recorded when the dialog was last closed. */
  kept: TypedPayment | null;
  /** Called with what is to be kept. */
  onClose: (kept: TypedPayment | null) => void;
}

/** « Encaisser »: the rest is proposed, a part may be typed; money given back says why. */
export function CollectDialog({ document, payments, kept, onClose }: Props) {
  const { left, paid, currency } = payments;
  const [key] = useState(() => crypto.randomUUID());
  const [today] = useState(() => parisDay(new Date()));
  const popup = useRef<HTMLDivElement>(null);
  const form = useZodForm(rules, kept ?? proposed(document, payments, today), withSign);
  const record = useAct({
    act: (payment: unknown) =>
      api.post<PaymentsAnswer>(`/api/documents/${document.id}/payments`, payment, {
        headers: { 'idempotency-key': key },
      }),
    success: ({ status }) =>
      status === 'paid' ? `${document.number} est réglée` : 'Paiement enregistré',
    refresh: PAYMENT_REFRESH,
    onSuccess: () => onClose(null),
  });
  const close = () => onClose(form.formState.isDirty ? form.getValues() : null);
  return (
    <Dialog
      open
      onClose={close}
      title={left > 0 ? 'Encaisser' : 'Enregistrer un mouvement'}
      description={`Pour ${documentInSentence(document)}, ${document.clientName}.`}
      initialFocus={popup}
    >
      <div ref={popup} tabIndex={-1} className="outline-none">
        <Form
          form={form}
          onSubmit={(payment) => record.mutateAsync(payment)}
          failure="Le paiement n’a pas pu être enregistré"
        >
          {paid > 0 && <FormSegmented name="direction" label="Sens" options={DIRECTIONS} />}
          <div className="grid gap-5 desk:grid-cols-2">
            <FormNumber name="amount" label={`Montant TTC (${currency})`} />
            <FormText name="day" type="date" label="Date" max={today} />
          </div>
          <Beyond payments={payments} />
          <FormSelect name="method" label="Moyen de paiement" options={PAYMENT_MEANS} />
          <CashWord payments={payments} />
          <FormText name="reference" label="Référence" optional />
          <Reason />
          <div className="flex justify-end gap-2">
            <Button onClick={close}>Fermer</Button>
            <Button type="submit" variant="primary" busy={record.isPending}>
              Enregistrer
            </Button>
          </div>
        </Form>
      </div>
    </Dialog>
  );
}

/** More than what is left: kept for the client only when the user says so. */
function Beyond({ payments: { left, currency } }: { payments: PaymentsAnswer }) {
  const { setValue } = useFormContext<TypedPayment>();
  const typed = useTyped();
  const over = exact(typed.signed).minus(exact(Math.max(0, left)));
  if (typed.direction === 'returned' || over.lte(0)) return null;
  return (
    <Checkbox
      label={`Le client a payé ${formatAmount(over.toNumber(), currency)} de trop`}
      hint="L’excédent reste à lui rendre."
      checked={typed.excess}
      onChange={(excess) => setValue('excess', excess, { shouldDirty: true })}
    />
  );
}

function CashWord({ payments: { items, currency } }: { payments: PaymentsAnswer }) {
  const { method, signed } = useTyped();
  if (method !== 'cash') return null;
  const hint = cashHint([...items, { amount: signed, method }], currency);
  return hint && <Banner>{hint}</Banner>;
}

function Reason() {
  const { direction } = useTyped();
  if (direction !== 'returned') return null;
  return <FormText name="reason" label="Pourquoi cette somme est rendue" />;
}

function useTyped() {
  const typed = useWatch<TypedPayment>();
  const amount = parseFrenchNumber(String(typed.amount ?? '')) ?? 0;
  const direction = typed.direction ?? 'received';
  return {
    direction,
    method: typed.method,
    excess: typed.excess ?? false,
    signed: direction === 'returned' ? -amount : amount,
  };
}

/** The rest, today, by the means the invoice asks for; what is held for the client goes back. */
function proposed(document: DocumentAnswer, { left }: PaymentsAnswer, today: string): TypedPayment {
  return {
    direction: left < 0 ? 'returned' : 'received',
    day: today,
    amount: left === 0 ? '' : formatNumber(Math.abs(left), 2, 2),
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
