import { NewSeriesPage } from '#web/features/recurring/newSeriesPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Nouvelle série');

export default function NewSeriesRoute() {
  return <NewSeriesPage />;
}
