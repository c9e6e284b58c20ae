import { addDays, type IsoDate } from '#domain/calendar.ts';
import { formatDay } from '#domain/format/days.ts';

/** Why reminders wait: the client promised to pay, contests the invoice, or the user wants a pause. */
export const HOLD_KINDS = ['promise', 'dispute', 'pause'] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

export const HOLD_CHOICES: readonly { value: HoldKind; label: string; says: string }[] = [
  { value: 'promise', label: 'Promesse', says: 'Le client s’engage à payer avant une date' },
  { value: 'dispute', label: 'Litige', says: 'Le client conteste la facture' },
  { value: 'pause', label: 'Pause', says: 'Vous préférez attendre' },
];

export interface Hold {
  kind: HoldKind;
  /** The last day it lasts; a promise has one, a dispute none. */
  until: IsoDate | null;
  /** In the user’s words, or empty. */
  reason: string;
}

/** True while no reminder leaves. */
export function isHeld(hold: Hold | null, today: IsoDate): boolean {
  return hold !== null && (hold.until === null || today <= hold.until);
}

/** The first day on which reminders leave again; null while nothing says so. */
export function holdEnds(hold: Hold): IsoDate | null {
  return hold.until === null ? null : addDays(hold.until, 1);
}

/** « Relances suspendues jusqu’au 5 déc. 2026 : paiement promis ». */
export function holdSentence({ kind, until, reason }: Hold): string {
  const lasting = until === null ? '' : ` jusqu’au ${formatDay(until)}`;
  const words = reason.trim().replace(/\.$/, '');
  return `Relances suspendues${lasting}\u00A0: ${WORDS[kind]}${words === '' ? '' : ` (${words})`}`;
}

const WORDS: Record<HoldKind, string> = {
  promise: 'paiement promis',
  dispute: 'facture contestée',
  pause: 'pause',
};
