import { useState } from 'react';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { meansLabel } from '#domain/document/paymentMeans.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { PaymentAnswer, PaymentsAnswer } from '#server/payments/answers.ts';
import { cx } from '#web/ui/cx.ts';
import type { KeptPayment } from './typedPayment.ts';
import { onDemand } from '#web/ui/onDemand.tsx';
import { Banner } from '#web/ui/states.tsx';

const CollectDialog = onDemand(
  async () => (await import('./collectDialog.tsx')).CollectDialog,
  () => null,
);
const ReversalDialog = onDemand(
  async () => (await import('./reversalDialog.tsx')).ReversalDialog,
  () => null,
);

interface Props {
  document: DocumentAnswer;
  /** None before they are read, and for what nobody pays. */
  payments: PaymentsAnswer | undefined;
  /** « Encaisser » is open. */
  collecting: boolean;
  onCollected: () => void;
}

/** What the client paid, each with its receipt, and the dialog that records more. */
export function Payments({ document, payments, collecting, onCollected }: Props) {
  const [kept, setKept] = useState<KeptPayment | null>(null);
  const [reversing, setReversing] = useState<PaymentAnswer | null>(null);
  if (!payments || (!payments.payable && payments.items.length === 0)) return null;
  const { items, currency, hint } = payments;
  return (
    <>
      {hint && <Banner>{hint}</Banner>}
      {items.length > 0 && (
        <ul className="grid">
          {items.map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              currency={currency}
              onReverse={() => setReversing(payment)}
            />
          ))}
        </ul>
      )}
      {collecting && (
        <CollectDialog
          document={document}
          payments={payments}
          kept={kept}
          onClose={(kept) => {
            setKept(kept);
            onCollected();
          }}
        />
      )}
      {reversing && (
        <ReversalDialog
          payment={reversing}
          currency={currency}
          onClose={() => setReversing(null)}
        />
      )}
    </>
  );
}

interface RowProps {
  payment: PaymentAnswer;
  currency: string;
  onReverse: () => void;
}

function PaymentRow({ payment, currency, onReverse }: RowProps) {
  const { id, day, amount, method, reference, reason, stands, reversesId } = payment;
  const by = reversesId === null ? meansLabel(method) : 'Annulation';
  const about = reason ?? reference;
  return (
    <li className="grid gap-0.5 border-t border-hairline py-2.5 text-small">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0">
          {formatDay(day)} · {by}
        </span>
        <span className={cx('amount shrink-0', !stands && reversesId === null && 'line-through')}>
          {formatAmount(amount, currency)}
        </span>
      </div>
      {about && <span className="faint min-w-0 break-words">{about}</span>}
      {stands && (
        <div className="flex gap-4">
          {amount > 0 && (
            <a className="link" href={`/api/payments/${id}/receipt.pdf`} download>
              Reçu (PDF)
            </a>
          )}
          <button type="button" className="link" onClick={onReverse}>
            Annuler
            <span className="sr">
              {' '}
              {amount > 0 ? 'l’encaissement' : 'le remboursement'} de{' '}
              {formatAmount(Math.abs(amount), currency)}
            </span>
          </button>
        </div>
      )}
      {!stands && reversesId === null && <span className="faint">Annulé</span>}
    </li>
  );
}
