import { cx } from './cx.ts';

/** How much of a plan is used, in hundredths: brass when little is left, wax when nothing is. */
export function UsageBar({ share }: { share: number }) {
  const ink = share >= 100 ? 'bg-wax' : share >= 80 ? 'bg-brass' : 'bg-ink-2';
  return (
    <div className="h-1.5 overflow-hidden rounded-[1px] bg-hairline" aria-hidden="true">
      <span className={cx('block h-full', ink)} style={{ width: `${share}%` }} />
    </div>
  );
}
