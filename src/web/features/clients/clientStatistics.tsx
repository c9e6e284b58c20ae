import { Fragment, type ReactNode } from 'react';
import type { ClientDetailAnswer } from '#server/clients/answers.ts';
import { Amount } from '#web/ui/amount.tsx';
import { formatWhole } from '#domain/format/numbers.ts';
import { ClientMonths } from './clientMonths.tsx';

type Props = Pick<ClientDetailAnswer, 'statistics' | 'relation'>;

/**
 * Documents, invoices, avoirs, quotes, per currency what they come to and what is owed of what was issued,
 * TTC as the sentence above says it (docs/product.md, Clients), then the bars of twelve months.
 */
export function ClientStatistics({ statistics, relation }: Props) {
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
        {amounts.map(({ currency, total }) => (
          <Fragment key={currency}>
            <Figure term="Montant total HT" counts={TOTAL_COUNTS}>
              <Amount value={total} currency={currency} strong />
            </Figure>
            <Figure term="Impayé TTC">
              <Amount value={owedIn(relation, currency)} currency={currency} />
            </Figure>
          </Fragment>
        ))}
      </dl>
      <ClientMonths billed={relation.billed} />
    </section>
  );
}

/** A draft owes nothing, and a part that was paid is owed no more. */
function owedIn({ owed }: Props['relation'], currency: string): number {
  return owed.find((one) => one.currency === currency)?.amount ?? 0;
}

const TOTAL_COUNTS = 'Brouillons et devis compris, même facturés\u00A0; avoirs déduits';

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
