import { LegalPage } from './legalPage.tsx';
import { legalNotice } from './texts/legalNotice.ts';

export function LegalNoticePage() {
  return <LegalPage text={legalNotice} />;
}
