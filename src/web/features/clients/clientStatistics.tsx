import { Fragment, type ReactNode } from 'react';
import type { ClientDetailAnswer } from '#server/clients/answers.ts';
import { Amount } from '#web/ui/amount.tsx';
import { formatWhole } from '#domain/format/numbers.ts';
import { ClientMonths } from './clientMonths.tsx';

/**
 * Documents, invoices, quotes, per currency what was billed and what is unpaid
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
        <Figure term="Devis">{formatWhole(statistics.quotes)}</Figure>
        {amounts.map(({ currency, total, unpaid }) => (
          <Fragment key={currency}>
            <Figure term="Montant total HT">
              <Amount value={total} currency={currency} strong />
            </Figure>
            <Figure term="Impayé HT">
              <Amount value={unpaid} currency={currency} />
            </Figure>
          </Fragment>
        ))}
      </dl>
      <ClientMonths billed={relation.billed} />
    </section>
  );
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="soft">{term}</dt>
      <dd className="amount">{children}</dd>
    </div>
  );
}
