import { memo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatAmount, formatPercent } from '#domain/format/numbers.ts';
import type { DocumentTotals } from '#domain/document/totals.ts';
import { type EditedDocument, totalsOf } from './editedDocument.ts';

/** The totals of the document in the form around, as it is typed. */
export function FormTotals({ currency }: { currency: string }) {
  return <TotalsList totals={useTotals(currency)} currency={currency} />;
}

/** What the client pays, in one figure: for the foot of a phone. */
export const DocumentTotal = memo(function DocumentTotal({ currency }: { currency: string }) {
  const totals = useTotals(currency);
  return (
    <span className="mr-2 grid content-center leading-5">
      <span className="caption faint">Total {totals.totalLabel}</span>
      <span className="figure text-[1.25rem] leading-6">
        {formatAmount(totals.gross, currency)}
      </span>
    </span>
  );
});

export function useTotals(currency: string): DocumentTotals {
  const { control } = useFormContext<EditedDocument>();
  return useWatch({ control, compute: (edited) => totalsOf(edited, { currency }) });
}

/** HT, the VAT of each rate, and what the client pays. */
export function TotalsList({ totals, currency }: { totals: DocumentTotals; currency: string }) {
  return (
    <dl className="totals">
      {totals.vatBreakdown.length > 0 && (
        <>
          <dt>Total HT</dt>
          <dd>{formatAmount(totals.net, currency)}</dd>
        </>
      )}
      {untaxedFirst(totals).map(({ rate, vatCase, base, vat }) => (
        <VatShare
          key={vatCase ?? rate}
          label={vatCase === null ? `TVA ${formatPercent(rate)}` : 'dont sans TVA'}
          amount={formatAmount(vatCase === null ? vat : base, currency)}
        />
      ))}
      <dt className="totals__sum">Total {totals.totalLabel}</dt>
      <dd className="totals__sum">{formatAmount(totals.gross, currency)}</dd>
    </dl>
  );
}

/** What bears no VAT is a part of the net total, and stands under it. */
function untaxedFirst({ vatBreakdown }: DocumentTotals) {
  return [
    ...vatBreakdown.filter(({ vatCase }) => vatCase !== null),
    ...vatBreakdown.filter(({ vatCase }) => vatCase === null),
  ];
}

function VatShare({ label, amount }: { label: string; amount: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </>
  );
}
