import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { isInvoice } from '#domain/document/kinds.ts';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { meansLabel } from '#domain/document/paymentMeans.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { PaymentAnswer, PaymentsAnswer } from '#server/payments/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { paymentsQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { TypedPayment } from './collectDialog.tsx';
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

/** What is left to pay of an invoice, always in sight, and what its client paid. */
export function Payments({ document }: { document: DocumentAnswer }) {
  const wanted = isInvoice(document) && document.status !== 'draft';
  const { data, isError, error, refetch } = useQuery({
    ...paymentsQuery(document.id),
    enabled: wanted,
  });
  if (!wanted) return null;
  if (isError) {
    return (
      <p className="small soft">
        {messageOf(error)}{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          Réessayer
        </button>
      </p>
    );
  }
  if (!data || (!data.payable && data.items.length === 0)) return null;
  return <Collected document={document} payments={data} />;
}

function Collected({ document, payments }: { document: DocumentAnswer; payments: PaymentsAnswer }) {
  const [collecting, setCollecting] = useState(false);
  const [kept, setKept] = useState<TypedPayment | null>(null);
  const [reversing, setReversing] = useState<PaymentAnswer | null>(null);
  const { items, left, payable, currency, hint } = payments;
  return (
    <section
      className="grid gap-3 border-t border-hairline pt-5"
      aria-labelledby="document-payments"
    >
      <div>
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="h3" id="document-payments">
            {left < 0 ? 'À rendre au client' : 'Reste à payer'}
          </h2>
          <span className={cx('figure text-[1.25rem]', left === 0 && 'text-paid')}>
            {formatAmount(Math.abs(left), currency)}
          </span>
        </div>
        <p className="small soft">{whatCameIn(payments)}</p>
      </div>
      {payable && (
        <Button
          block
          icon={<HandCoins className="i" />}
          variant={left === 0 ? 'quiet' : 'secondary'}
          onClick={() => setCollecting(true)}
        >
          {left > 0 ? 'Encaisser' : left < 0 ? 'Rendre la somme' : 'Enregistrer un mouvement'}
        </Button>
      )}
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
          onClose={(typed) => {
            setKept(typed);
            setCollecting(false);
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
    </section>
  );
}

/** « 500,00 € encaissés sur 1 138,37 €, dont 100,00 € d’avoir » */
function whatCameIn({ paid, gross, credited, currency, left }: PaymentsAnswer): string {
  const amount = (value: number) => formatAmount(value, currency);
  const credit = credited > 0 ? `, moins ${amount(credited)} d’avoir` : '';
  if (paid === 0) return `Rien d’encaissé sur ${amount(gross)}${credit}`;
  if (left === 0 && credit === '') return `${amount(paid)} encaissés\u00A0: la facture est réglée`;
  return `${amount(paid)} encaissés sur ${amount(gross)}${credit}`;
}

interface RowProps {
  payment: PaymentAnswer;
  currency: string;
  onReverse: () => void;
}

function PaymentRow({ payment, currency, onReverse }: RowProps) {
  const { id, day, amount, method, reference, reason, stands, reversesId } = payment;
  const words = [
    formatDay(day),
    reversesId === null ? meansLabel(method) : 'Annulation',
    reason ?? reference,
  ];
  return (
    <li className="grid gap-0.5 border-t border-hairline py-2.5 text-small">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 break-words">{words.filter(Boolean).join(' · ')}</span>
        <span className={cx('amount shrink-0', !stands && reversesId === null && 'line-through')}>
          {formatAmount(amount, currency)}
        </span>
      </div>
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
