import { CopiesPage } from '#web/features/copies/copiesPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('D’autres clients');

export default function CopiesRoute() {
  return <CopiesPage />;
}
