import { useInstallation } from '#web/api/installation.ts';

export type OperatorFacts = Record<string, string | null>;

/** The operator's facts by name; the contact address stands in for an e-mail of its own, and for a data protection contact. */
export function useOperatorFacts(): OperatorFacts {
  const installation = useInstallation();
  if (!installation) return {};
  const { operator, contactEmail } = installation;
  const email = operator['email'] ?? contactEmail;
  return { ...operator, email, dpo: operator['dpo'] ?? email };
}
