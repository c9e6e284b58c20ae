import { formatShortMonth } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { sum } from '#domain/money/decimal.ts';
import type { DashboardAnswer } from '#server/dashboard/answers.ts';
import { MonthsTable } from '#web/ui/monthsTable.tsx';
import { ChartGrid } from './chartGrid.tsx';
import { BOTTOM, heightScale, LEFT, RIGHT } from './receiptsScale.ts';
import { useIsPhone } from '#web/ui/useIsPhone.ts';

const SIZES = { desk: { width: 720, height: 196 }, phone: { width: 358, height: 180 } };
/** Of the room a month has. */
const BAR = 0.6;
/** A rule of the grid may pass behind it: the paper parts them. */
const MOST = 'fill-ink-2 stroke-paper stroke-4 [paint-order:stroke]';

/** « Douze mois »: what came in each month, the present one hollow. Nothing before the first payment. */
export function MonthBars({ months, currency }: Pick<DashboardAnswer, 'months' | 'currency'>) {
  const isPhone = useIsPhone();
  const size = SIZES[isPhone ? 'phone' : 'desk'];
  const most = Math.max(...months.map(({ amount }) => amount));
  if (most <= 0) return null;
  const y = heightScale(most, size.height);
  const room = (size.width - LEFT - RIGHT) / months.length;
  const total = formatAmount(sum(months.map(({ amount }) => amount)), currency);
  return (
    <section className="mt-10" aria-labelledby="months-title">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="h3" id="months-title">
          Douze mois
        </h2>
        <span className="small soft num">{total} encaissés TTC, mois en cours compris</span>
      </div>
      <svg
        className="block h-auto w-full overflow-visible font-sans text-[12px] tabular-nums @table:@max-pair:text-[14.5px]"
        viewBox={`0 0 ${size.width} ${size.height}`}
        aria-hidden="true"
      >
        <ChartGrid y={y} width={size.width} currency={currency} />
        {months.map(({ month, amount }, index) => {
          const middle = LEFT + room * (index + 0.5);
          const isNow = index === months.length - 1;
          const height = y(0) - y(amount);
          return (
            <g key={month}>
              <rect
                className={isNow ? 'fill-none stroke-chart-1 stroke-[1.5]' : 'fill-chart-1'}
                x={middle - (room * BAR) / 2}
                y={y(amount)}
                width={room * BAR}
                height={height}
              />
              {amount === most && (
                <text className={MOST} x={middle} y={y(amount) - 7} textAnchor="middle">
                  {formatAmount(amount, currency)}
                </text>
              )}
              {(!isPhone || index % 2 === 1) && (
                <text
                  className={isNow ? 'fill-ink font-semibold' : 'fill-ink-3'}
                  x={middle}
                  y={size.height - BOTTOM + 18}
                  textAnchor="middle"
                >
                  {formatShortMonth(month)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <MonthsTable caption="Encaissé par mois, TTC" {...{ months, currency }} />
    </section>
  );
}
