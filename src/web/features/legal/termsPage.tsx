import { LegalPage } from './legalPage.tsx';
import { terms } from './texts/terms.ts';

export function TermsPage() {
  return <LegalPage text={terms} />;
}
