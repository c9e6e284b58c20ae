import type { DashboardAnswer } from '#server/dashboard/answers.ts';
import { STAT_CARDS } from '#domain/dashboard/statCards.ts';
import { CELL, COLUMNS, STRIP } from './layout.ts';
import { RowStrokes, Skeleton, Waiting } from '#web/ui/skeleton.tsx';

/** The sentence, what is to be done, the figures, the chart and the newest documents, where they will stand. */
export function DashboardSkeleton() {
  return (
    <Waiting>
      <Skeleton className="mb-10 h-6 w-full max-w-[36rem]" />
      <Skeleton className="mb-4 h-4 w-20" />
      <div className="mb-10">
        <RowStrokes rows={3} />
      </div>
      <div className={STRIP}>
        {STAT_CARDS.map(({ id }) => (
          <div className={CELL} key={id}>
            <Skeleton className="my-1 h-3 w-2/3" />
            <Skeleton className="my-2 h-5 w-4/5" />
            <Skeleton className="my-1 h-2 w-3/5" />
          </div>
        ))}
      </div>
      <div className={COLUMNS}>
        <Skeleton className="h-88 w-full" />
        <RowStrokes rows={5} />
      </div>
    </Waiting>
  );
}

/** Both charts while their code comes, as high as they will be: what stands under them does not move. */
export function ChartsSkeleton({ months }: Pick<DashboardAnswer, 'months'>) {
  return (
    <>
      <Skeleton className="mb-31 aspect-358/220 w-full desk:mb-25 desk:aspect-720/312" />
      {months.some(({ amount }) => amount > 0) && (
        <>
          <Skeleton className="mb-10 h-4 w-32 desk:mb-5" />
          <Skeleton className="aspect-358/180 w-full desk:aspect-720/196" />
        </>
      )}
    </>
  );
}
