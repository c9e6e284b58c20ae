import { LegalPage } from './legalPage.tsx';
import { refund } from './texts/refund.ts';

export function RefundPage() {
  return <LegalPage text={refund} />;
}
