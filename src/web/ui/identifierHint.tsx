import { type ReactNode, useEffect, useState } from 'react';
import type { IdentifierCheck } from '#domain/identifiers/check.ts';
import { Warning } from './warning.tsx';

type Check = (typed: string) => IdentifierCheck;

/** Loaded when something is typed: the checkers weigh more than the form. */
const checks = {
  siret: async (): Promise<Check> => (await import('#domain/identifiers/siret.ts')).checkSiret,
  euVat: async (): Promise<Check> => (await import('#domain/identifiers/euVat.ts')).checkEuVat,
  iban: async (): Promise<Check> => (await import('#domain/identifiers/bank.ts')).checkIban,
  bic: async (): Promise<Check> => (await import('#domain/identifiers/bank.ts')).checkBic,
};

/**
 * What is wrong with an identifier as it is typed, in French; null while it is empty or right. It
 * strikes the eye as a warning, and is never a refusal: no check proves that a number exists.
 */
export function useIdentifierHint(kind: keyof typeof checks, typed: string): ReactNode {
  const [hint, setHint] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    const empty = typed.trim() === '';
    const look = async () => {
      const answer = empty ? null : (await checks[kind]())(typed);
      if (current) setHint(answer === null || answer.valid ? null : answer.problem);
    };
    void look();
    return () => {
      current = false;
    };
  }, [kind, typed]);
  return hint && <Warning>{hint}</Warning>;
}
