import { CreatePage } from '#web/features/create/createPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Nouveau Document');

export default function CreateRoute() {
  return <CreatePage />;
}
