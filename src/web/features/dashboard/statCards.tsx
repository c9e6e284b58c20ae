import { STAT_CARDS, type StatCardId } from '#domain/dashboard/statCards.ts';
import type { DashboardAnswer } from '#server/dashboard/answers.ts';
import { cx } from '#web/ui/cx.ts';
import { formatAmount, formatChange, formatWhole } from '#domain/format/numbers.ts';

/**
 * The four figures in one strip, each with the line that says what it counts
 * (docs/product.md, Dashboard).
 */
export function StatCards({ dashboard }: { dashboard: DashboardAnswer }) {
  const shown: Record<StatCardId, (value: number) => string> = {
    revenue: (value) => formatAmount(value, dashboard.currency),
    pending: (value) => formatAmount(value, dashboard.currency),
    documents: formatWhole,
    clients: formatWhole,
  };
  return (
    <dl className="stats">
      {STAT_CARDS.map(({ id, title, counts }) => {
        const { value, change: percent } = dashboard.stats[id];
        return (
          <div className="stat" key={id}>
            <dt className="stat__label">{title}</dt>
            <dd className="stat__line">
              <Figure>{shown[id](value)}</Figure>
              <span className={cx('delta', percent === null && 'delta--none')}>
                <span aria-hidden="true">{formatChange(percent)}</span>
                <span className="sr">{spoken(percent, dashboard.range)}</span>
              </span>
            </dd>
            <dd className="stat__note">{counts}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Half a phone wide is enough for a hundred thousand euros; what is longer is written smaller. */
const LONG = 13;

function Figure({ children }: { children: string }) {
  return <span className={cx('figure', children.length > LONG && 'figure--long')}>{children}</span>;
}

function spoken(percent: number | null, range: number): string {
  if (percent === null) return 'sans comparaison avec la période précédente';
  return `${formatChange(percent)} sur ${range} jours, par rapport aux ${range} précédents`;
}
