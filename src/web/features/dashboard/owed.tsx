import { Link } from 'react-router';
import { AGES } from '#domain/dashboard/due.ts';
import { formatDayOfYear } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { insideSentence } from '#domain/format/words.ts';
import { sum } from '#domain/money/decimal.ts';
import type { DashboardAnswer } from '#server/dashboard/answers.ts';
import { cx } from '#web/ui/cx.ts';

type Props = Pick<DashboardAnswer, 'ageing' | 'expected' | 'currency'>;
type Part = DashboardAnswer['ageing'][number];

const LATE_COLOURS = ['bg-chart-late-2', 'bg-chart-late', 'bg-wax'];

/** « Ce qu’on vous doit »: what is late by age, then what is to come by week, each with its list. */
export function Owed({ ageing, expected, currency }: Props) {
  const parts = [...ageing, ...expected];
  const total = sum(parts.map(({ amount }) => amount));
  if (total === 0) return null;
  const most = Math.max(...parts.map(({ amount }) => amount));
  const late = ageing.map((part, index) => ({
    part,
    label: `En retard, ${insideSentence(AGES[index]?.label ?? '')}`,
    colour: LATE_COLOURS[index],
    view: 'late',
  }));
  const coming = expected.map((part, index) => ({
    part,
    label: weekLabel(part, index),
    colour: 'bg-chart-1',
    view: 'owed',
  }));
  return (
    <section className="mt-10" aria-labelledby="owed-title">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="h3" id="owed-title">
          Ce qu’on vous doit
        </h2>
        <span className="small soft num">{formatAmount(total, currency)} TTC</span>
      </div>
      <ul className="rules">
        {[...late, ...coming]
          .filter(({ part }) => part.amount !== 0)
          .map(({ part, label, colour, view }) => (
            <li key={label}>
              <Link
                className="row-link grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-2.5 desk:grid-cols-[15rem_minmax(0,1fr)_auto]"
                to={`/app/documents?${dueList(part, view)}`}
              >
                <span className={cx('small', view === 'late' && 'late')}>{label}</span>
                <span
                  className="h-2.5 max-desk:order-last max-desk:col-span-2 max-desk:h-1.5"
                  aria-hidden="true"
                >
                  <span
                    className={cx('block h-full rounded-[1px]', colour)}
                    style={{ width: `${Math.max(1, (100 * part.amount) / most)}%` }}
                  />
                </span>
                <span className={cx('amount strong', view === 'late' && 'late')}>
                  {formatAmount(part.amount, currency)}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

function dueList({ from, to }: Part, view: string): string {
  const query = new URLSearchParams({ view });
  if (from) query.set('due-from', from);
  if (to) query.set('due-to', to);
  return query.toString();
}

function weekLabel({ from, to }: Part, index: number): string {
  if (!to) return 'Plus tard';
  if (index === 0) return `Attendu d’ici au ${formatDayOfYear(to)}`;
  return `Semaine du ${formatDayOfYear(from ?? to)}`;
}
