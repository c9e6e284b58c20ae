import { daysBetween, type IsoDate } from '#domain/calendar.ts';
import { formatDay } from '#domain/format/days.ts';
import { count } from '#domain/format/words.ts';
import { type Hold, holdSentence, isHeld } from './holds.ts';
import type { Written } from './plan.ts';
import { type Stage, STAGE_FACTS, stageLabel } from './stages.ts';

/** Where the reminders of one invoice among many stand. */
export interface RemindedOfMany {
  clientName: string;
  clientEmail: string;
  /** The client is not to be reminded, by the user’s own setting. */
  off: boolean;
  dueDate: IsoDate | null;
  /** Something is left to be claimed on it. */
  isRemindable: boolean;
  hold: Hold | null;
  today: IsoDate;
  /** Today, or the first day after on which a letter may leave. */
  openDay: IsoDate;
  /** The letter that left last, may have left, or is on its way. */
  last: (Written & { state: 'pending' | 'sent' | 'failed' | 'uncertain' }) | null;
  /** The letter whose turn it is; null where all are written. */
  next: Stage | null;
}

/**
 * Why « Relancer » leaves an invoice aside among many; null where its letter leaves. Stricter than
 * reminding of one: what asks for a person’s own judgement is left to the page of the invoice.
 */
export function reminderAside(one: RemindedOfMany): string | null {
  const { clientName, clientEmail, dueDate, today, hold, openDay, last, next } = one;
  if (!one.isRemindable || dueDate === null) return 'Rien à réclamer';
  if (dueDate >= today) return `Pas en retard\u00A0: échéance le ${formatDay(dueDate)}`;
  if (hold && isHeld(hold, today)) return holdSentence(hold);
  if (one.off) return `${clientName} n’est pas à relancer, selon sa fiche`;
  if (clientEmail === '') return `${clientName} n’a pas d’adresse e-mail`;
  if (openDay !== today) {
    return `Une relance ne part ni un dimanche ni un jour férié\u00A0: le ${formatDay(openDay)} au plus tôt`;
  }
  return lastAside(last, today) ?? nextAside(next);
}

/** « 2e relance à compta@lune.example, 12 jours de retard ». */
export function reminderAlongside({ clientEmail, dueDate, today, next }: RemindedOfMany): string {
  const late = dueDate === null ? 0 : daysBetween(dueDate, today);
  return `${next ? stageLabel(next) : ''} à ${clientEmail}, ${count(late, 'jour')} de retard`;
}

function lastAside(last: RemindedOfMany['last'], today: IsoDate): string | null {
  if (!last) return null;
  const name = stageLabel(last.stage);
  if (last.state === 'pending') return `${name}\u00A0: l’envoi est en cours`;
  if (last.state === 'uncertain') {
    return `${name}\u00A0: le message du ${formatDay(last.day)} est peut-être parti. Vérifiez depuis la facture`;
  }
  return last.state === 'sent' && last.day === today ? `${name}\u00A0: partie aujourd’hui` : null;
}

function nextAside(next: Stage | null): string | null {
  if (next === null) return 'Toutes les relances sont parties';
  if (STAGE_FACTS[next].mayBeAutomatic) return null;
  return 'Reste la mise en demeure\u00A0: elle se décide depuis la facture';
}
