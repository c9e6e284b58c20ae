import { useId, useState } from 'react';
import { runningTotal } from '#domain/dashboard/receipts.ts';
import { formatDay, formatDayOfYear } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { sum } from '#domain/money/decimal.ts';
import type { DashboardAnswer } from '#server/dashboard/answers.ts';
import { ChartGrid } from './chartGrid.tsx';
import { ChartPointer } from './chartPointer.tsx';
import { ReceiptsTable } from './receiptsTable.tsx';
import { LEFT, RIGHT, scalesOf, type Size, stepPath } from './receiptsScale.ts';
import { useIsPhone } from '#web/ui/useIsPhone.ts';

type Props = Pick<DashboardAnswer, 'series' | 'before' | 'payers' | 'currency'>;

const SIZES = { desk: { width: 720, height: 312 }, phone: { width: 358, height: 220 } };

/**
 * What came in over the period, added up day after day, beside the period before. A dot stands where
 * money moved. Arrows move from day to day, and the same figures stand in a table.
 */
export function RevenueChart({ series, before, payers, currency }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const titleId = useId();
  const size = SIZES[useIsPhone() ? 'phone' : 'desk'];
  const steps = runningTotal(series);
  const earlier = runningTotal(before);
  const most = Math.max(...[...steps, ...earlier].map(({ amount }) => amount));
  const scales = scalesOf(steps, size, most);
  const told = series.map((day, index) => ({
    ...day,
    total: steps[index]?.amount ?? 0,
    payer: payers.find(({ date }) => date === day.date)?.name ?? null,
  }));
  const pointed = at === null ? undefined : told[at];

  return (
    <figure>
      <div className="relative rounded-sm has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-4 has-[:focus-visible]:outline-(--color-focus)">
        <svg
          className="block h-auto w-full overflow-visible font-sans text-[12px] tabular-nums @table:@max-pair:text-[14.5px]"
          viewBox={`0 0 ${size.width} ${size.height}`}
          aria-hidden="true"
        >
          <ChartGrid y={scales.y} width={size.width} currency={currency} />
          {labelled(series, size.width > 400 ? 5 : 3).map(({ date }) => (
            <text
              key={date}
              className="fill-ink-3"
              x={scales.x(date)}
              y={size.height - 8}
              textAnchor="middle"
            >
              {formatDayOfYear(date)}
            </text>
          ))}
          <path
            className="fill-none stroke-chart-prev stroke-[1.5] [stroke-dasharray:2_3]"
            d={stepPath(earlier, scales)}
          />
          <path
            className="fill-none stroke-chart-1 stroke-[2.25] [stroke-linejoin:miter]"
            d={stepPath(steps, scales)}
          />
          {told
            .filter(({ amount }) => amount !== 0)
            .map(({ date, total }) => (
              <circle
                key={date}
                className="fill-chart-1 stroke-paper stroke-2"
                cx={scales.x(date)}
                cy={scales.y(total)}
                r={series.length > 31 ? 3.5 : 4.5}
              />
            ))}
          {pointed && (
            <ChartPointer
              day={pointed}
              size={size}
              currency={currency}
              x={scales.x(pointed.date) ?? LEFT}
              y={scales.y(pointed.total)}
            />
          )}
        </svg>
        {/* The keyboard's and the screen reader's way into the line: one step a day. */}
        <input
          type="range"
          className="absolute inset-0 size-full cursor-crosshair opacity-0"
          aria-labelledby={titleId}
          aria-valuetext={spoken(told[at ?? told.length - 1], currency)}
          min={0}
          max={series.length - 1}
          value={at ?? series.length - 1}
          onChange={(event) => setAt(Number(event.target.value))}
          onFocus={() => setAt((now) => now ?? series.length - 1)}
          onBlur={() => setAt(null)}
          onPointerMove={(event) => setAt(nearest(event, series.length, size))}
          onPointerLeave={() => setAt(null)}
        />
      </div>
      <figcaption className="small soft mt-2 flex flex-wrap gap-x-6 gap-y-1" id={titleId}>
        <span className="flex items-center gap-2">
          <span className="w-5 border-t-2 border-chart-1" />
          {formatAmount(sum(series.map(({ amount }) => amount)), currency)} TTC sur la période
        </span>
        <span className="flex items-center gap-2">
          <span className="w-5 border-t-2 border-dotted border-chart-prev" />
          {formatAmount(sum(before.map(({ amount }) => amount)), currency)} les {before.length}
          &nbsp;jours d’avant
        </span>
      </figcaption>
      <ReceiptsTable days={told} currency={currency} />
    </figure>
  );
}

/** A few days named under the line, away from both ends. */
function labelled(series: Props['series'], names: number) {
  const step = Math.max(1, Math.round(series.length / names));
  return series.filter((_, index) => index % step === Math.floor(step / 2));
}

function nearest(
  event: { currentTarget: Element; clientX: number },
  days: number,
  size: Size,
): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const at = ((event.clientX - left) / width) * size.width;
  const share = (at - LEFT) / (size.width - LEFT - RIGHT);
  return Math.min(days - 1, Math.max(0, Math.round(share * (days - 1))));
}

interface ToldDay {
  date: string;
  amount: number;
  total: number;
  payer: string | null;
}

function spoken(day: ToldDay | undefined, currency: string): string {
  if (!day) return '';
  const total = `${formatDay(day.date)}\u00A0: ${formatAmount(day.total, currency)} en tout`;
  if (day.amount === 0) return total;
  const whose = day.payer ? ` de ${day.payer}` : '';
  return `${total}, dont ${formatAmount(day.amount, currency)} ce jour${whose}`;
}
