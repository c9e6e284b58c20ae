import { formatDay, formatMonth } from '#domain/format/days.ts';
import type { Closure, ClosureKind } from './closure.ts';

export const CLOSURE_WORDS: Record<ClosureKind, string> = {
  day: 'journalière',
  month: 'mensuelle',
  year: 'annuelle',
};

/** « La clôture journalière du 22 nov. 2026 ». */
export function closureTitle({ kind, period }: Pick<Closure, 'kind' | 'period'>): string {
  return `La clôture ${CLOSURE_WORDS[kind]} ${ofPeriod({ kind, period })}`;
}

/** « du 22 nov. 2026 », « de novembre 2026 », « de 2026 ». */
export function ofPeriod({ kind, period }: Pick<Closure, 'kind' | 'period'>): string {
  if (kind === 'day') return `du ${formatDay(period)}`;
  if (kind === 'year') return `de ${period}`;
  const month = formatMonth(`${period}-01`).toLowerCase();
  return `${/^[aeo]/.test(month) ? 'd’' : 'de '}${month}`;
}
