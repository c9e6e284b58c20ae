import { scaleLinear, scalePoint } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { useId, useState, useSyncExternalStore } from 'react';
import type { DashboardAnswer } from '#server/dashboard/answers.ts';
import { formatDay, formatDayOfYear } from '#domain/format/days.ts';
import { formatAmount, formatWhole } from '#domain/format/numbers.ts';

interface Props extends Pick<DashboardAnswer, 'currency'> {
  series: DashboardAnswer['series'];
}

/** Drawn at the size it is shown, so that its words keep theirs. */
const SIZES = { desk: { width: 720, height: 312 }, phone: { width: 358, height: 200 } };
const LEFT = 64;
const RIGHT = 8;
const TOP = 16;
const BOTTOM = 30;
const CHIP = 156;

/** Paid invoices per day. Arrows move from day to day, and the same figures stand in a table. */
export function RevenueChart({ series, currency }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const titleId = useId();
  const size = SIZES[useIsPhone() ? 'phone' : 'desk'];
  const { x, y, path } = scales(series, size);
  const total = series.reduce((sum, { amount }) => sum + amount, 0);
  const pointed = at === null ? undefined : series[at];

  return (
    <figure>
      <div className="relative rounded-sm has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-4 has-[:focus-visible]:outline-(--color-focus)">
        <svg
          className="block h-auto w-full overflow-visible font-sans text-[12px] tabular-nums"
          viewBox={`0 0 ${size.width} ${size.height}`}
          aria-hidden="true"
        >
          {y.ticks(3).map((tick) => (
            <g key={tick}>
              <line
                className={tick === 0 ? 'stroke-rule' : 'stroke-chart-grid'}
                x1={LEFT}
                x2={size.width - RIGHT}
                y1={y(tick)}
                y2={y(tick)}
              />
              <text className="fill-ink-3" x={LEFT - 12} y={y(tick) + 4} textAnchor="end">
                {formatWhole(tick)}
              </text>
            </g>
          ))}
          {labelled(series, size.width > 400 ? 5 : 3).map(({ date }) => (
            <text
              key={date}
              className="fill-ink-3"
              x={x(date)}
              y={size.height - 8}
              textAnchor="middle"
            >
              {formatDayOfYear(date)}
            </text>
          ))}
          <path
            className="fill-none stroke-chart-1 stroke-[2.25] [stroke-linecap:round] [stroke-linejoin:round]"
            d={path ?? ''}
          />
          {pointed && (
            <Pointer
              point={pointed}
              size={size}
              currency={currency}
              x={x(pointed.date) ?? 0}
              y={y(pointed.amount)}
            />
          )}
        </svg>
        {/* The keyboard's and the screen reader's way into the line: one step a day. */}
        <input
          type="range"
          className="absolute inset-0 size-full cursor-crosshair opacity-0"
          aria-labelledby={titleId}
          aria-valuetext={spoken(series[at ?? series.length - 1], currency)}
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
      <figcaption className="small soft mt-2" id={titleId}>
        Encaissé par jour, TTC
        {total > 0
          ? `\u00A0: ${formatAmount(total, currency)} sur la période`
          : ', aucune sur la période'}
      </figcaption>
      <AsTable series={series} currency={currency} />
    </figure>
  );
}

interface Size {
  width: number;
  height: number;
}

function scales(series: Props['series'], { width, height }: Size) {
  const x = scalePoint<string>()
    .domain(series.map(({ date }) => date))
    .range([LEFT, width - RIGHT]);
  const most = Math.max(100, ...series.map(({ amount }) => amount));
  const y = scaleLinear()
    .domain([0, most])
    .nice(3)
    .range([height - BOTTOM, TOP]);
  const path = line<Props['series'][number]>()
    .x(({ date }) => x(date) ?? LEFT)
    .y(({ amount }) => y(amount))
    .curve(curveMonotoneX)(series);
  return { x, y, path };
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

interface PointerProps {
  size: Size;
  point: Props['series'][number];
  currency: string;
  x: number;
  y: number;
}

function Pointer({ point, currency, x, y, size }: PointerProps) {
  const chip = Math.min(size.width - RIGHT - CHIP, Math.max(LEFT, x - CHIP - 12));
  return (
    <g>
      <line
        className="stroke-ink-3"
        strokeDasharray="1 4"
        strokeLinecap="round"
        x1={x}
        x2={x}
        y1={y}
        y2={size.height - BOTTOM}
      />
      <circle className="fill-chart-1 stroke-paper stroke-[3]" cx={x} cy={y} r={5.5} />
      <g transform={`translate(${chip} ${Math.max(0, y - 40)})`}>
        <rect className="fill-ink" width={CHIP} height={32} rx={4} />
        <text className="fill-paper font-[560]" x={12} y={20.5}>
          {formatDayOfYear(point.date)}
        </text>
        <text className="fill-paper font-[560]" x={CHIP - 12} y={20.5} textAnchor="end">
          {formatAmount(point.amount, currency)}
        </text>
      </g>
    </g>
  );
}

/** Below `--breakpoint-desk`. */
const phone = '(width < 48rem)';

function useIsPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(phone);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(phone).matches,
    () => false,
  );
}

function AsTable({ series, currency }: Props) {
  const received = series.filter(({ amount }) => amount !== 0);
  return (
    <details className="mt-2">
      <summary className="small soft cursor-pointer">Voir en tableau</summary>
      <table className="mt-3 w-full">
        <caption className="sr">Encaissé par jour, TTC</caption>
        <thead>
          <tr className="small faint text-left">
            <th scope="col">Jour</th>
            <th scope="col" className="text-right">
              Payé
            </th>
          </tr>
        </thead>
        <tbody>
          {received.length === 0 && (
            <tr>
              <td colSpan={2} className="soft py-2">
                Rien d’encaissé sur la période.
              </td>
            </tr>
          )}
          {received.map(({ date, amount }) => (
            <tr key={date}>
              <td className="py-1">{formatDay(date)}</td>
              <td className="amount py-1">{formatAmount(amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function spoken(point: Props['series'][number] | undefined, currency: string): string {
  return point ? `${formatDay(point.date)}\u00A0: ${formatAmount(point.amount, currency)}` : '';
}
