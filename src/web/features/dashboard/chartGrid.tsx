import { formatWhole } from '#domain/format/numbers.ts';
import { currencySymbol } from '#domain/money/currencies.ts';
import { type heightScale, LEFT, RIGHT } from './receiptsScale.ts';

interface Props {
  y: ReturnType<typeof heightScale>;
  width: number;
  currency: string;
}

/** The horizontal rules of a chart, each with its sum. */
export function ChartGrid({ y, width, currency }: Props) {
  return y.ticks(3).map((tick) => (
    <g key={tick}>
      <line
        className={tick === 0 ? 'stroke-rule' : 'stroke-chart-grid'}
        x1={LEFT}
        x2={width - RIGHT}
        y1={y(tick)}
        y2={y(tick)}
      />
      <text className="fill-ink-3" x={LEFT - 12} y={y(tick) + 4} textAnchor="end">
        {`${formatWhole(tick)}\u00A0${currencySymbol(currency)}`}
      </text>
    </g>
  ));
}
