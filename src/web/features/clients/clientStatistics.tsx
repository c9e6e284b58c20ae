import { Fragment, type ReactNode } from 'react';
import type { ClientDetailAnswer } from '#server/clients/answers.ts';
import { Amount } from '#web/ui/amount.tsx';
import { formatWhole } from '#domain/format/numbers.ts';
import { ClientMonths } from './clientMonths.tsx';

type Props = Pick<ClientDetailAnswer, 'statistics' | 'relation'>;

/**
<<<<<<< HEAD
 * Documents, invoices, avoirs, quotes, per currency what they come to and what is unpaid
 * (docs/product.md, Clients), then the bars of twelve months.
=======
 * Documents, invoices, quotes, per currency what was billed and what is owed of what was issued, TTC
 * as the sentence above says it (docs/product.md, Clients), then the bars of twelve months.
>>>>>>> cbfc3002 (A young account is told nothing untrue: nothing issued is not « tout est réglé », no line is drawn at zero, and a client owes TTC what was issued to them)
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
<<<<<<< HEAD
            <Figure term="Impayé HT" counts={UNPAID_COUNTS}>
              <Amount value={unpaid} currency={currency} />
=======
            <Figure term="Impayé TTC">
              <Amount value={owedIn(relation, currency)} currency={currency} />
>>>>>>> cbfc3002 (A young account is told nothing untrue: nothing issued is not « tout est réglé », no line is drawn at zero, and a client owes TTC what was issued to them)
            </Figure>
          </Fragment>
        ))}
      </dl>
      <ClientMonths billed={relation.billed} />
    </section>
  );
}

<<<<<<< HEAD
const TOTAL_COUNTS = 'Brouillons et devis compris, même facturés\u00A0; avoirs déduits';
const UNPAID_COUNTS = 'Factures non payées, brouillons compris\u00A0; avoirs déduits';

interface FigureProps {
  term: string;
  /** What an amount is the sum of. */
  counts?: string;
  children: ReactNode;
}

function Figure({ term, counts, children }: FigureProps) {
=======
/** A draft owes nothing, and a part that was paid is owed no more. */
function owedIn({ owed }: Props['relation'], currency: string): number {
  return owed.find((one) => one.currency === currency)?.amount ?? 0;
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
>>>>>>> cbfc3002 (A young account is told nothing untrue: nothing issued is not « tout est réglé », no line is drawn at zero, and a client owes TTC what was issued to them)
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
