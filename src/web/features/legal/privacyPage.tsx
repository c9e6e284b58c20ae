import { LegalPage } from './legalPage.tsx';
import { privacy } from './texts/privacy.ts';

export function PrivacyPage() {
  return <LegalPage text={privacy} />;
}
