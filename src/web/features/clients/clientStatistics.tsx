import { Fragment, type ReactNode } from 'react';
import type { ClientDetailAnswer } from '#server/clients/answers.ts';
import { Amount } from '#web/ui/amount.tsx';
import { formatWhole } from '#domain/format/numbers.ts';
import { ClientMonths } from './clientMonths.tsx';

/**
 * Documents, invoices, avoirs, quotes, per currency what they come to and what is unpaid
 * (docs/product.md, Clients), then the bars of twelve months.
 */
export function ClientStatistics({ statistics, relation }: ClientDetailAnswer) {
  const amounts =
    statistics.amounts.length > 0 ? statistics.amounts : [{ currency: 'EUR', total: 0, unpaid: 0 }];
  return (
    <section aria-labelledby="client-statistics">
      <h2 className="h3 mb-4" id="client-statistics">
        Statistiques
      </h2>
      <dl className="rules rules--closed">
        <Figure term="Documents">{formatWhole(statistics.documents)}</Figure>
        <Figure term="Factures">{formatWhole(statistics.invoices)}</Figure>
        {statistics.credits > 0 && <Figure term="Avoirs">{formatWhole(statistics.credits)}</Figure>}
        <Figure term="Devis">{formatWhole(statistics.quotes)}</Figure>
        {amounts.map(({ currency, total, unpaid }) => (
          <Fragment key={currency}>
            <Figure term="Montant total HT" counts={TOTAL_COUNTS}>
              <Amount value={total} currency={currency} strong />
            </Figure>
            <Figure term="Impayé HT" counts={UNPAID_COUNTS}>
              <Amount value={unpaid} currency={currency} />
            </Figure>
          </Fragment>
        ))}
      </dl>
      <ClientMonths billed={relation.billed} />
    </section>
  );
}

const TOTAL_COUNTS = 'Brouillons et devis compris, même facturés\u00A0; avoirs déduits';
const UNPAID_COUNTS = 'Factures non payées, brouillons compris\u00A0; avoirs déduits';

interface FigureProps {
  term: string;
  /** What an amount is the sum of. */
  counts?: string;
  children: ReactNode;
}

function Figure({ term, counts, children }: FigureProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="soft">
        {term}
        {counts && <span className="caption faint block text-pretty">{counts}</span>}
      </dt>
      <dd className="amount">{children}</dd>
    </div>
  );
}
