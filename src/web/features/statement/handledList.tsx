import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatAmount } from '#domain/format/numbers.ts';
import { formatDay } from '#domain/format/days.ts';
import type { BankCreditAnswer } from '#server/statements/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { bankCreditsQuery } from '#web/api/accountingQueries.ts';
import { Button } from '#web/ui/button.tsx';
import { MoreOnScroll } from '#web/ui/moreOnScroll.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { useBooking } from './useBooking.ts';
import { Facts } from './waitingRow.tsx';

const NOTHING = {
  booked: {
    title: 'Rien n’est encore pointé',
    hint: 'Chaque encaissement que vous pointez se retrouve ici, et peut s’y annuler.',
  },
  set_aside: {
    title: 'Rien n’est écarté',
    hint: 'Ce que vous ignorez attend ici\u00A0: rien n’est perdu.',
  },
} as const;

/** What was booked, each with its invoices and the way back; or what was set aside. */
export function HandledList({ state }: { state: 'booked' | 'set_aside' }) {
  const query = useInfiniteQuery(bankCreditsQuery(state));
  const { undo, takeUp } = useBooking();
  if (query.isPending) return <RowsSkeleton rows={4} />;
  if (!query.data) {
    return (
      <ErrorState
        title="Les encaissements n’ont pas pu être chargés"
        detail={messageOf(query.error)}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  }
  const credits = query.data.pages.flatMap(({ items }) => items);
  if (credits.length === 0) return <EmptyState {...NOTHING[state]} />;
  const busy = ({ id }: BankCreditAnswer) =>
    (undo.isPending && undo.variables.id === id) ||
    (takeUp.isPending && takeUp.variables.id === id);
  return (
    <>
      <ul
        className="rules rules--closed"
        aria-label={state === 'booked' ? 'Encaissements pointés' : 'Encaissements écartés'}
      >
        {credits.map((credit) => (
          <li
            key={credit.id}
            className="grid grid-cols-1 gap-x-8 gap-y-2 py-4 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] desk:items-start"
          >
            <Facts credit={{ ...credit, left: credit.amount }} />
            <ul className="min-w-0">
              {credit.bookings.map((booking) => (
                <li key={booking.paymentId} className="flex items-baseline gap-3">
                  <Link className="link num" to={`/app/documents/${booking.documentId}`}>
                    {booking.number}
                  </Link>
                  <span className="min-w-0 truncate soft">
                    {booking.clientName}
                    {booking.typed && ' · saisi à la main'}
                  </span>
                  <span className="amount soft ml-auto">
                    {formatAmount(booking.amount, credit.currency)}
                  </span>
                </li>
              ))}
            </ul>
            <Button
              size="s"
              className="justify-self-start"
              busy={busy(credit)}
              onClick={() => (state === 'booked' ? undo : takeUp).mutate(credit)}
            >
              {state === 'booked' ? 'Annuler' : 'Reprendre'}
              <span className="sr">
                {' '}
                {formatAmount(credit.amount, credit.currency)} du {formatDay(credit.day)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <MoreOnScroll query={query} />
    </>
  );
}
