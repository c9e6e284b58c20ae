import { LegalPage } from './legalPage.tsx';
import { termsOfUse } from './texts/termsOfUse.ts';

export function TermsOfUsePage() {
  return <LegalPage text={termsOfUse} />;
}
