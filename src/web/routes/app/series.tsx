import { SeriesPage } from '#web/features/recurring/seriesPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Série');

export default function SeriesRoute() {
  return <SeriesPage />;
}
