import { Link } from 'react-router';
import { STAT_CARDS, type StatCardId } from '#domain/dashboard/statCards.ts';
import type { DashboardAnswer } from '#server/dashboard/answers.ts';
import { CELL, STRIP } from './layout.ts';
import { cx } from '#web/ui/cx.ts';
import { formatAmount, formatChange, formatWhole } from '#domain/format/numbers.ts';

/**
 * The four figures in one strip, each with the line that says what it counts
 * (docs/product.md, Dashboard).
 */
export function StatCards({ dashboard }: { dashboard: DashboardAnswer }) {
  return (
    <dl className={STRIP}>
      {STAT_CARDS.map(({ id, title, counts }) => {
        const { value, change: percent } = dashboard.stats[id];
        return (
          <div className={CELL} key={id}>
            <dt className="text-small font-medium text-ink-2">
              <Link className="hover:underline" to={listOf(id)}>
                {title}
              </Link>
            </dt>
            <dd className="flex flex-wrap items-baseline gap-x-2.5 desk:gap-y-2.5">
              <Figure>{written(id, value, dashboard.currency)}</Figure>
              <span className={cx('num small strong', percent === null ? 'faint' : 'soft')}>
                <span aria-hidden="true">{formatChange(percent)}</span>
                <span className="sr">{spoken(percent, dashboard.range)}</span>
              </span>
            </dd>
            <dd className="text-caption text-pretty text-ink-3">
              {counts}
              {percent !== null && (
                <span className="block" aria-hidden="true">
                  Évolution sur {dashboard.range}&nbsp;jours
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** An amount, or how many. */
export function written(id: StatCardId, value: number, currency: string): string {
  return id === 'revenue' || id === 'pending' ? formatAmount(value, currency) : formatWhole(value);
}

/** What the figure counts, one by one. */
export function listOf(id: StatCardId): string {
  return id === 'clients' ? '/app/clients' : '/app/documents';
}

/** Half a phone wide is enough for a hundred thousand euros; what is longer is written smaller. */
const LONG = 13;

function Figure({ children }: { children: string }) {
  const onPhone = children.length > LONG ? 'max-desk:text-[1.0625rem]' : 'max-desk:text-[1.375rem]';
  return <span className={cx('figure max-desk:leading-7', onPhone)}>{children}</span>;
}

function spoken(percent: number | null, range: number): string {
  if (percent === null) return 'sans comparaison avec la période précédente';
  return `${formatChange(percent)} sur ${range} jours, par rapport aux ${range} précédents`;
}
