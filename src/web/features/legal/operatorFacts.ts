import { useInstallation } from '#web/api/installation.ts';

export type OperatorFacts = Record<string, string | null>;

/** The operator's facts by name; the contact address stands in for an e-mail of its own. */
export function useOperatorFacts(): OperatorFacts {
  const installation = useInstallation();
  if (!installation) return {};
  const { operator, contactEmail } = installation;
  return { ...operator, email: operator['email'] ?? contactEmail };
}
