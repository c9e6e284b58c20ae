import { LEGAL_FORMS } from '#domain/profile/types.ts';
import { keepFirstRun, keptFirstRun } from '#web/shell/firstRunKept.ts';
import { isRecord } from '#web/shell/ofTab.ts';
import { type FirstCompany, NO_COMPANY } from './company.ts';

const STEPS = ['name', 'by_hand', 'vat'] as const;

export type Step = (typeof STEPS)[number];

/** Where the first run is: reloading, or going back to the landing, loses nothing typed. */
interface KeptSteps {
  typed: string;
  company: FirstCompany;
  step: Step;
}

export function keepSteps(account: string, steps: KeptSteps): void {
  keepFirstRun(account, steps);
}

export function keptSteps(account: string): KeptSteps | null {
  const kept = keptFirstRun(account);
  return isKeptSteps(kept) ? kept : null;
}

function isKeptSteps(kept: unknown): kept is KeptSteps {
  if (!isRecord(kept)) return false;
  const { typed, company, step } = kept;
  return typeof typed === 'string' && isOneOf(STEPS, step) && isCompany(company);
}

function isCompany(kept: unknown): kept is FirstCompany {
  if (!isRecord(kept)) return false;
  const { legalForm: _, ...texts } = NO_COMPANY;
  const { legalForm } = kept;
  return (
    Object.keys(texts).every((field) => typeof kept[field] === 'string') &&
    (legalForm === null || isOneOf(LEGAL_FORMS, legalForm))
  );
}

function isOneOf(choices: readonly string[], kept: unknown): boolean {
  return typeof kept === 'string' && choices.includes(kept);
}
