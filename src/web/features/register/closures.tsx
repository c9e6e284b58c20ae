import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { formatDay, formatMonth } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import type { ClosuresAnswer } from '#server/accounting/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { closuresQuery } from '#web/api/accountingQueries.ts';
import { HelpLink } from '#web/ui/helpLink.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';

interface Props {
  days: { from: string; to: string };
  /** The law on consumers’ payments concerns VAT payers only. */
  chargesVat: boolean;
}

/** « Clôtures »: the totals of payments that the server fixed for good when each period ended. */
export function Closures({ days, chargesVat }: Props) {
  const closures = useQuery(closuresQuery(days));
  return (
    <section className="grid gap-3 border-t border-hairline pt-5" aria-labelledby="closures">
      <div className="grid gap-1">
        <div className="flex items-center gap-1">
          <h3 id="closures" className="h3">
            Clôtures des encaissements
          </h3>
          <HelpLink small article="record-payments" topic="clôtures et loi anti-fraude" />
        </div>
        <p className="soft">
          Chaque jour, mois et année d’encaissements se clôt de lui-même dans la nuit qui suit. Ses
          totaux ne changent plus&nbsp;: un oubli saisi plus tard entre dans la clôture du jour de
          sa saisie.
        </p>
        {chargesVat && (
          <p className="small soft">
            Encrier n’est à ce jour ni certifié ni attesté pour les paiements de particuliers (CGI,
            art.&nbsp;286, I, 3°&nbsp;bis).
          </p>
        )}
      </div>
      {closures.isPending && <RowsSkeleton rows={2} />}
      {closures.isError && (
        <ErrorState
          title="Les clôtures n’ont pas pu être lues"
          detail={messageOf(closures.error)}
          onRetry={() => void closures.refetch()}
          busy={closures.isRefetching}
        />
      )}
      {closures.data && <Table found={closures.data} />}
      {closures.data && hasSome(closures.data) && (
        <p className="flex flex-wrap gap-2">
          <a
            className="btn btn--secondary"
            href={`/api/accounting/closures.pdf?${new URLSearchParams(days)}`}
            download
          >
            <Download className="i" />
            Clôtures en PDF
          </a>
          <a
            className="btn btn--secondary"
            href={`/api/accounting/closures.csv?${new URLSearchParams(days)}`}
            download
          >
            <Download className="i" />
            Clôtures en CSV
          </a>
        </p>
      )}
    </section>
  );
}

function hasSome({ days, closures }: ClosuresAnswer): boolean {
  return days > 0 || closures.length > 0;
}

function Table({ found }: { found: ClosuresAnswer }) {
  const { closures, days, lastDay } = found;
  if (lastDay === null) {
    return <p className="soft">Le premier jour d’encaissement se clôt dans la nuit qui suit.</p>;
  }
  return (
    <>
      <p className="small soft">
        {days === 0 ? 'Aucun jour clos sur cette période' : count(days, 'jour clos', 'jours clos')},
        le dernier jour clos est le {formatDay(lastDay)}.
      </p>
      {closures.length > 0 && (
        <table className="w-full text-small tabular-nums [&_td]:border-t [&_td]:border-hairline [&_td]:py-2 [&_th]:pb-2 [&_th]:font-regular [&_th]:text-ink-3">
          <thead>
            <tr>
              <th className="text-left">Clôture</th>
              <th className="text-right">Encaissé</th>
              <th className="text-right">Total perpétuel</th>
            </tr>
          </thead>
          <tbody>
            {closures.flatMap(({ kind, period, number, totals }) =>
              totals.map(({ currency, amount, perpetual }, index) => (
                <tr key={`${period} ${currency}`}>
                  <td>
                    {index === 0 && (
                      <>
                        {kind === 'month' ? formatMonth(`${period}-01`) : `Année ${period}`}
                        <span className="faint max-desk:hidden"> · n°&nbsp;{number}</span>
                      </>
                    )}
                  </td>
                  <td className="strong text-right">{formatAmount(amount, currency)}</td>
                  <td className="text-right">{formatAmount(perpetual, currency)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      )}
    </>
  );
}
