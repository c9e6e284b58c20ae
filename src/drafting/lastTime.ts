import type { LineItem } from '#domain/document/types.ts';
import { editByInstruction } from './editDocument.ts';
import { fold } from './normalise.ts';

const LAST_TIME =
  /\b(?:comme (?:la (?:derniere|precedente) fois|d'habitude|d'hab|l'autre fois|le mois dernier|l'an (?:dernier|passe)|l'annee derniere|toujours)|(?:la |le )?(?:meme|memes) (?:chose|prestation|prestations|facture|devis|commande)(?: que (?:la derniere fois|le mois dernier|d'habitude))?|pareil que (?:la derniere fois|le mois dernier|d'habitude)|idem (?:que )?(?:la )?derniere fois|same as last time)\b/;

/** « comme la dernière fois »: the client's last document is the answer. */
export function asLastTime(prompt: string): boolean {
  return LAST_TIME.test(fold(prompt));
}

/** The lines of the last document, changed as the rest of the sentence says. */
export interface Repeated {
  lines: LineItem[];
  changes: string[];
  /** What the sentence asks besides, and could not be followed; empty when all was. */
  notFollowed: string;
}

/** « comme la dernière fois, plus 2 h de réunion à 60 € »: the last lines, then what is added. */
export function repeatLastTime(prompt: string, last: readonly LineItem[]): Repeated {
  const rest = besideLastTime(prompt);
  if (rest === '') return { lines: [...last], changes: [], notFollowed: '' };
  const edit = editByInstruction(last, asInstruction(rest));
  if (edit.lines === null) return { lines: [...last], changes: [], notFollowed: rest };
  return { lines: edit.lines, changes: edit.changes, notFollowed: '' };
}

/** What the sentence says beside « comme la dernière fois », without courtesies. */
function besideLastTime(prompt: string): string {
  const found = LAST_TIME.exec(fold(prompt));
  if (found === null) return prompt.trim();
  const before = prompt.slice(0, found.index);
  const after = prompt.slice(found.index + found[0].length);
  const rest = `${before} ${after}`
    .replace(/^[\s,;:.!-]+|[\s,;:.!-]+$/g, '')
    .replace(/\b(?:s[’']il (?:te|vous) pla[iî]t|svp|stp|merci|bonjour)\b/giu, ' ')
    .replace(/^(?:fais|faites|refais|refaites|mets|mettez)\b(?:[- ]moi)?/iu, '')
    .replace(/^(?:une?|la|le) (?:facture|devis)\b/iu, '');
  return rest.replace(/^[\s,;:.!-]+|[\s,;:.!-]+$/g, '').replace(/\s+/g, ' ');
}

/** « plus 2 h à 60 € » adds, « sans l’hébergement » removes, « mais 4 jours de dev » changes. */
function asInstruction(rest: string): string {
  const without = /^(?:mais )?(?:sans|sauf|hors)\s+/iu.exec(rest);
  if (without) return `supprime ${rest.slice(without[0].length)}`;
  const besides = /^(?:mais )?(?:plus|et|avec|\+)(?: en plus)?\s*/iu.exec(rest);
  if (besides) return `ajoute ${rest.slice(besides[0].length)}`;
  return rest.replace(/^mais\s+/iu, '');
}
