import { cx } from './cx.ts';
import { formatAmount } from '#domain/format/numbers.ts';

/** An amount: tabular figures, two decimals, right-aligned where it stands in a column. */
export function Amount({
  value,
  currency = 'EUR',
  strong = false,
  className,
}: {
  value: number;
  currency?: string;
  strong?: boolean;
  className?: string;
}) {
  return (
    <span className={cx('amount', strong && 'strong', className)}>
      {formatAmount(value, currency)}
    </span>
  );
}
