import { StatementPage } from '#web/features/statement/statementPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Encaissements');

export default function StatementRoute() {
  return <StatementPage />;
}
