import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { briefOf } from '#domain/dashboard/brief.ts';
import type { DashboardAnswer } from '#server/dashboard/answers.ts';
import { documentCountsQuery } from '#web/api/queries.ts';
import { cx } from '#web/ui/cx.ts';

/** One sentence computed from the books; each figure in it leads to its list. */
export function Brief({ dashboard: { cash, currency } }: { dashboard: DashboardAnswer }) {
  const { data: counts } = useQuery(documentCountsQuery);
  // Before the first document there is nothing to say.
  if (!counts || counts.all === 0) return null;
  return (
    <p className="mb-8 max-w-[46rem] font-display text-h3 text-pretty text-ink-2 desk:text-h2">
      {briefOf({ ...counts, ...cash, currency }).map(({ text, view }) =>
        view ? (
          <Link
            key={view + text}
            to={`/app/documents?view=${view}`}
            className={cx(
              'font-semibold whitespace-nowrap underline decoration-brass decoration-2 underline-offset-4',
              view === 'late' ? 'text-wax' : 'text-ink',
            )}
          >
            {text}
          </Link>
        ) : (
          text
        ),
      )}
    </p>
  );
}
