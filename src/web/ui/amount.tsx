import { cx } from './cx.ts';
import { money } from './french.ts';

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
    <span className={cx('amount', strong && 'strong', className)}>{money(value, currency)}</span>
  );
}
