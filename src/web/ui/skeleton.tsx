import { type ReactNode, useEffect, useState } from 'react';
import { cx } from './cx.ts';

/** True once the wait has lasted: a fast answer shows no skeleton at all. */
function useAfterAWhile(): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return shown;
}

/** One grey stroke; its size comes from `className` (`h-4 w-1/2`). */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        'block animate-[skel_1.6s_ease-in-out_infinite] rounded-[3px] bg-well motion-reduce:animate-none',
        className,
      )}
      aria-hidden="true"
    />
  );
}

/** What is to come, drawn in strokes; said in words to those who do not see them. */
export function Waiting({ className, children }: { className?: string; children: ReactNode }) {
  const shown = useAfterAWhile();
  return (
    <div className={cx(className, !shown && 'invisible')} aria-busy="true">
      <output className="sr">Chargement...</output>
      {children}
    </div>
  );
}

/** The shape of a ruled list to come. */
export function RowsSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <Waiting>
      <RowStrokes rows={rows} />
    </Waiting>
  );
}

/** The rows alone, where more than a list is waited for. */
export function RowStrokes({ rows }: { rows: number }) {
  return (
    <div className="rules rules--closed">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="grid grid-cols-[1fr_5rem] gap-x-8 gap-y-2.5 py-4">
          <Skeleton className={row % 2 ? 'h-3 w-2/5' : 'h-3 w-3/5'} />
          <Skeleton />
          <Skeleton className="h-2 w-1/3" />
        </div>
      ))}
    </div>
  );
}
