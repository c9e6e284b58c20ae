import { formatShortMonth } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { sum } from '#domain/money/decimal.ts';
import type { ClientRelationAnswer } from '#server/clients/answers.ts';
import { MonthsTable } from '#web/ui/monthsTable.tsx';

type Billed = ClientRelationAnswer['billed'][number];

/** What was billed in each of twelve months, the present one hollow; nothing where nothing was. */
export function ClientMonths({ billed }: { billed: readonly Billed[] }) {
  return billed
    .filter(({ months }) => months.some(({ amount }) => amount > 0))
    .map((one) => <Months key={one.currency} {...one} />);
}

const SIZE = { width: 288, height: 72 };
const GAP = 6;

function Months({ currency, months }: Billed) {
  const total = formatAmount(sum(months.map(({ amount }) => amount)), currency);
  return (
    <figure className="mt-6">
      <figcaption className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="soft">Facturé en douze mois, TTC</span>
        <span className="amount">{total}</span>
      </figcaption>
      <Bars months={months} />
      <div className="caption faint mt-1.5 flex justify-between" aria-hidden="true">
        <span>{monthAndYear(months[0]?.month)}</span>
        <span>{monthAndYear(months.at(-1)?.month)}</span>
      </div>
      <MonthsTable caption="Facturé par mois, TTC, avoirs déduits" {...{ months, currency }} />
    </figure>
  );
}

/** A month in which avoirs took more than was billed stands on the line: it billed nothing. */
function Bars({ months }: Pick<Billed, 'months'>) {
  const most = Math.max(...months.map(({ amount }) => amount));
  const room = (SIZE.width + GAP) / months.length;
  return (
    <svg
      className="block h-auto w-full overflow-visible"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      aria-hidden="true"
    >
      {months.map(({ month, amount }, index) => {
        const height = (Math.max(amount, 0) / most) * SIZE.height;
        const isNow = index === months.length - 1;
        return (
          <g key={month}>
            <line
              className="stroke-rule"
              x1={room * index}
              x2={room * index + room - GAP}
              y1={SIZE.height}
              y2={SIZE.height}
            />
            <rect
              className={
                isNow
                  ? 'fill-none stroke-chart-1 stroke-[1.5] [vector-effect:non-scaling-stroke]'
                  : 'fill-chart-1'
              }
              x={room * index}
              y={SIZE.height - height}
              width={room - GAP}
              height={height}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** « nov. 2026 » */
function monthAndYear(month = ''): string {
  return `${formatShortMonth(month)} ${month.slice(0, 4)}`;
}
