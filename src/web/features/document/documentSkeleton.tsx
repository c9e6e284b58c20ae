import { BackLink } from '#web/ui/page.tsx';
import { RowStrokes, Skeleton, Waiting } from '#web/ui/skeleton.tsx';

/** A bare sheet on its desk and strokes beside it: nothing moves when the document comes. */
export function DocumentSkeleton() {
  return (
    <div className="main main--doc">
      <Waiting className="doc">
        <div className="doc__head only-phone">
          <BackLink to="/app/documents">Documents</BackLink>
          <Skeleton className="mt-3 h-6 w-3/5" />
          <Skeleton className="mt-4 w-2/5" />
        </div>
        <div className="doc__desk">
          <div className="sheet sheet--a4">
            <div className="sheet__in" />
          </div>
        </div>
        <div className="doc__rail">
          <div className="max-desk:hidden">
            <BackLink to="/app/documents">Documents</BackLink>
            <Skeleton className="mt-4 h-6 w-4/5" />
            <Skeleton className="mt-3 w-3/5" />
          </div>
          <div className="grid gap-2 max-desk:hidden">
            <Skeleton className="h-10" />
            <Skeleton className="h-10" />
          </div>
          <RowStrokes rows={3} />
        </div>
      </Waiting>
    </div>
  );
}
