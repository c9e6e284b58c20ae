import { DESK, PAGE, PHONE_HEAD, RAIL, SCREEN } from './layout.ts';
import { BackLink } from '#web/ui/page.tsx';
import { cx } from '#web/ui/cx.ts';
import { A4, PAPER } from '#web/ui/paper.tsx';
import { RowStrokes, Skeleton, Waiting } from '#web/ui/skeleton.tsx';

/** A bare sheet on its desk and strokes beside it: nothing moves when the document comes. */
export function DocumentSkeleton() {
  return (
    <Waiting className={SCREEN}>
      <div className={PHONE_HEAD}>
        <BackLink to="/app/documents">Documents</BackLink>
        <Skeleton className="mt-3 h-6 w-3/5" />
        <Skeleton className="mt-4 h-3 w-2/5" />
      </div>
      <div className={DESK}>
        <div className={cx(PAPER, PAGE)}>
          <div className={A4} />
        </div>
      </div>
      <div className={RAIL}>
        <div className="max-desk:hidden">
          <BackLink to="/app/documents">Documents</BackLink>
          <Skeleton className="mt-4 h-6 w-4/5" />
          <Skeleton className="mt-3 h-3 w-3/5" />
        </div>
        <div className="grid gap-2 max-desk:hidden">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
        <RowStrokes rows={3} />
      </div>
    </Waiting>
  );
}
