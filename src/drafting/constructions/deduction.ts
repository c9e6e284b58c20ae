import type { Construction } from './construction.ts';

/** What is taken back from the client. */
export const deduction: Construction = {
  name: 'deduction',
  before: String.raw`(?:reprise|avoir|retour|a deduire|deduire|consigne|retenue)[^.,;\n]{0,24}?`,
  examples: ['reprise caisses vides «20 €»', 'avoir de «60 €»'],
  not: ['pose «60 €»'],
};
