import { useQuery } from '@tanstack/react-query';
import { BookOpen, Download } from 'lucide-react';
import { formatAmount } from '#domain/format/numbers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { receiptsBookQuery } from '#web/api/accountingQueries.ts';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';

/** « Livre des recettes » of a micro-entrepreneur: what came in, by quarter, to keep and to print. */
export function ReceiptsBook({ days }: { days: { from: string; to: string } }) {
  const book = useQuery(receiptsBookQuery(days));
  const asked = new URLSearchParams(days).toString();
  return (
    <section className="grid gap-3 border-t border-hairline pt-5" aria-labelledby="receipts-book">
      <div className="grid gap-1">
        <h3 id="receipts-book" className="h3">
          Livre des recettes
        </h3>
        <p className="soft">
          Vos encaissements dans l’ordre, espèces à part, avec les totaux de chaque trimestre.
        </p>
      </div>
      {book.isPending && <RowsSkeleton rows={2} />}
      {book.isError && (
        <ErrorState
          title="Le livre n’a pas pu être lu"
          detail={messageOf(book.error)}
          onRetry={() => void book.refetch()}
          busy={book.isRefetching}
        />
      )}
      {book.data?.rows === 0 && <p className="soft">Aucun encaissement sur cette période.</p>}
      {book.data && (
        <ul className="grid text-small tabular-nums">
          {book.data.totals.map(({ quarter, currency, amount, cash }) => (
            <li
              key={`${quarter} ${currency}`}
              className="flex flex-wrap justify-between gap-x-3 border-t border-hairline py-2"
            >
              <span>{quarter}</span>
              <span>
                <span className="strong">{formatAmount(amount, currency)}</span>
                {cash !== 0 && (
                  <span className="faint"> dont {formatAmount(cash, currency)} en espèces</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <a
          className="btn btn--secondary"
          href={`/api/accounting/receipts-book.pdf?${asked}`}
          download
        >
          <BookOpen className="i" />
          Livre en PDF
        </a>
        <a
          className="btn btn--secondary"
          href={`/api/accounting/receipts-book.csv?${asked}`}
          download
        >
          <Download className="i" />
          Livre en CSV
        </a>
      </div>
    </section>
  );
}
