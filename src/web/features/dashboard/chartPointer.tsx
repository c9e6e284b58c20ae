import { formatDayOfYear } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { BOTTOM, LEFT, RIGHT, type Size } from './receiptsScale.ts';

const CHIP = { width: 188, height: 46 };
/** Longer names are cut, not the chip. */
const LONGEST_NAME = 17;

interface Props {
  size: Size;
  day: { date: string; amount: number; total: number; payer: string | null };
  currency: string;
  x: number;
  y: number;
}

/** The day pointed at: who paid and how much, or the total so far where nothing moved. */
export function ChartPointer({ day, currency, x, y, size }: Props) {
  const left = Math.min(size.width - RIGHT - CHIP.width, Math.max(LEFT, x - CHIP.width - 12));
  const date = formatDayOfYear(day.date);
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
      <g transform={`translate(${left} ${Math.max(0, y - CHIP.height - 8)})`}>
        <rect className="fill-ink" {...CHIP} rx={4} />
        <text className="fill-paper font-[560]" x={12} y={19}>
          {day.payer ? `${shortened(day.payer)}, ${date}` : date}
        </text>
        <text className="fill-paper font-[560]" x={12} y={36}>
          {day.amount === 0
            ? `${formatAmount(day.total, currency)} en tout`
            : `${day.amount > 0 ? '+' : ''}${formatAmount(day.amount, currency)}`}
        </text>
      </g>
    </g>
  );
}

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;
}
