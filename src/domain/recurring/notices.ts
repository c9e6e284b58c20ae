import type { IsoDate } from '#domain/calendar.ts';
import { formatDay } from '#domain/format/days.ts';
import { count, insideSentence } from '#domain/format/words.ts';
import { MOST_FAILURES } from './run.ts';

/** What the user is told of a series, which they may not have open for months. */
export interface SeriesNotice {
  title: string;
  message: string;
}

interface Told {
  /** Of the series. */
  name: string;
  clientName: string;
}

const of = ({ name, clientName }: Told) => `«\u00A0${name}\u00A0» pour ${clientName}`;

/** The draft of a turn waits to be read and issued. */
export function draftReady(told: Told): SeriesNotice {
  return {
    title: 'Facture récurrente prête',
    message: `${of(told)}\u00A0: le brouillon vous attend. Relisez-le, puis émettez-le.`,
  };
}

/** Turns whose day passed while nothing ran. */
export function turnsMissed(told: Told, days: readonly IsoDate[]): SeriesNotice {
  const which =
    days.length === 1
      ? `la facture du ${formatDay(days[0] ?? '')} n’avait pas été faite. Elle est préparée en brouillon`
      : `${count(days.length, 'facture')} n’avaient pas été faites, du ${formatDay(days[0] ?? '')} au ${formatDay(days.at(-1) ?? '')}. Elles sont préparées en brouillon`;
  return {
    title: 'Factures récurrentes en retard',
    message: `${of(told)}\u00A0: ${which}, rien n’est parti. À relire avant de les émettre.`,
  };
}

/** It was to be sent, and could not be: a draft is left. */
export function leftAsDraft(told: Told, reason: string): SeriesNotice {
  return {
    title: 'Facture récurrente à reprendre',
    message: `${of(told)}\u00A0: la facture n’est pas partie. ${sentence(reason)} Elle vous attend.`,
  };
}

/** Not even a draft could be made; it is tried again the next day. */
export function notMade(told: Told, reason: string): SeriesNotice {
  return {
    title: 'Facture récurrente non faite',
    message: `${of(told)}\u00A0: ${insideSentence(sentence(reason))} Nouvel essai demain.`,
  };
}

/** It waits for its owner. */
export function seriesPaused(told: Told, reason: string): SeriesNotice {
  return {
    title: 'Série suspendue',
    message: `${of(told)}\u00A0: ${insideSentence(sentence(reason))} Plus rien ne part avant que vous la repreniez.`,
  };
}

/** Told before, so that nobody forgets to go on. */
export function endsSoon(told: Told, lastDay: IsoDate): SeriesNotice {
  return {
    title: 'Une série s’achève',
    message: `${of(told)}\u00A0: la dernière facture est celle du ${formatDay(lastDay)}. Prolongez la série si le contrat continue.`,
  };
}

/** Why a series is paused after so many failures. */
export function failuresReason(last: string): string {
  return `${MOST_FAILURES} échecs de suite. Le dernier\u00A0: ${insideSentence(sentence(last))}`;
}

export const CLIENT_GONE = 'Ce client a été supprimé.';
export const NO_EMAIL = 'Ce client n’a pas d’adresse e-mail.';
export const INTERRUPTED =
  'Le serveur s’est arrêté pendant l’envoi\u00A0: vérifiez si la facture est partie.';
export const MISSED = 'Son jour est passé avant qu’elle ne soit faite.';

/** With one full stop at its end. */
function sentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
