import { formatDay } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import type { PaymentAnswer, PaymentsAnswer } from '#server/payments/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFoot } from '#web/ui/dialog.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormText } from '#web/ui/formFields.tsx';
import { PAYMENT_REFRESH } from './paymentRefresh.ts';

const rules = async () => (await import('#domain/payments/schema.ts')).reversalSchema;

interface Props {
  payment: PaymentAnswer;
  currency: string;
  onClose: () => void;
}

/** A payment is taken back by a row of its own; the reason stays with it. */
export function ReversalDialog({ payment, currency, onClose }: Props) {
  const form = useZodForm(rules, { reason: '' });
  const reverse = useAct({
    act: (reversal: unknown) =>
      api.post<PaymentsAnswer>(`/api/payments/${payment.id}/reversal`, reversal),
    success: 'Paiement annulé',
    refresh: PAYMENT_REFRESH,
    onSuccess: onClose,
  });
  const amount = formatAmount(Math.abs(payment.amount), currency);
  const isReceived = payment.amount > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Annuler ${isReceived ? 'cet encaissement' : 'ce remboursement'} de ${amount}\u00A0?`}
      description={`Enregistré au ${formatDay(payment.day)}, il restera visible avec son annulation, datée d’aujourd’hui. La somme ${isReceived ? 'redevient due' : 'compte de nouveau comme reçue'}.`}
    >
      <Form
        form={form}
        onSubmit={(reversal) => reverse.mutateAsync(reversal)}
        failure="Le paiement n’a pas pu être annulé"
      >
        <FormText
          name="reason"
          label="Pourquoi"
          placeholder="Chèque sans provision, erreur de saisie…"
        />
        <DialogFoot>
          <Button onClick={onClose}>Garder</Button>
          <Button type="submit" variant="danger" busy={reverse.isPending}>
            {isReceived ? 'Annuler l’encaissement' : 'Annuler le remboursement'}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
