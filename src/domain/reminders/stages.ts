/** The letters of a late invoice, in their order; each is written once. */
export const STAGES = ['courtesy', 'first', 'second', 'third', 'formal_notice'] as const;
export type Stage = (typeof STAGES)[number];

export const TONES = ['cordial', 'neutral', 'firm'] as const;
export type Tone = (typeof TONES)[number];

export const TONE_CHOICES: readonly { value: Tone; label: string; says: string }[] = [
  { value: 'cordial', label: 'Cordial', says: 'Un rappel entre gens qui se connaissent' },
  { value: 'neutral', label: 'Neutre', says: 'Les faits, et un délai' },
  { value: 'firm', label: 'Ferme', says: 'Une date, et ce qui suit' },
];

/** One letter of a sequence: whether it is written, how many days after the due date, in which tone. */
export interface Step {
  on: boolean;
  /** Below 0 before the due date. */
  days: number;
  tone: Tone;
}

export type Sequence = Record<Stage, Step>;

/** What an account begins with. */
export const DEFAULT_SEQUENCE: Sequence = {
  courtesy: { on: true, days: -3, tone: 'cordial' },
  first: { on: true, days: 1, tone: 'cordial' },
  second: { on: true, days: 10, tone: 'neutral' },
  third: { on: true, days: 20, tone: 'firm' },
  formal_notice: { on: true, days: 30, tone: 'firm' },
};

interface StageFacts {
  /** As a title: « 1re relance ». */
  label: string;
  /** In a sentence, before the day it is planned for: « 1re relance prévue le … ». */
  planned: string;
  /** Once it left: « Relancée ». Agrees with the document. */
  done: string;
  /** Whether it asks for the penalties and the indemnity, unless one says otherwise. */
  claims: boolean;
  /** Whether the server may send it by itself: a formal notice has effects in law, a person decides it. */
  mayBeAutomatic: boolean;
}

/** All that differs from one letter to another. */
export const STAGE_FACTS: Record<Stage, StageFacts> = {
  courtesy: {
    label: 'Rappel avant l’échéance',
    planned: 'Rappel prévu',
    done: 'Rappel envoyé',
    claims: false,
    mayBeAutomatic: true,
  },
  first: reminder('1re relance', false),
  second: reminder('2e relance', false),
  third: reminder('3e relance', true),
  formal_notice: {
    label: 'Mise en demeure',
    planned: 'Mise en demeure prévue',
    done: 'Mise en demeure envoyée',
    claims: true,
    mayBeAutomatic: false,
  },
};

/** « 1re relance ». */
export function stageLabel(stage: Stage): string {
  return STAGE_FACTS[stage].label;
}

/** « J−3 », « J+10 ». */
export function dayLabel(days: number): string {
  if (days === 0) return 'J';
  return days < 0 ? `J\u2212${-days}` : `J+${days}`;
}

function reminder(label: string, claims: boolean): StageFacts {
  return {
    label,
    planned: `${label} prévue`,
    done: `${label} envoyée`,
    claims,
    mayBeAutomatic: true,
  };
}
