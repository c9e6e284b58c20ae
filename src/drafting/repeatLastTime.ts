import type { LineItem } from '#domain/document/types.ts';
import { editByInstruction } from './editDocument.ts';
import { besideLastTime } from './lastTime.ts';

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

/** « plus 2 h à 60 € » adds, « sans l’hébergement » removes, « mais 4 jours de dev » changes. */
function asInstruction(rest: string): string {
  const without = /^(?:mais )?(?:sans|sauf|hors)\s+/iu.exec(rest);
  if (without) return `supprime ${rest.slice(without[0].length)}`;
  const besides = /^(?:mais )?(?:plus|et|avec|\+)(?: en plus)?\s*/iu.exec(rest);
  if (besides) return `ajoute ${rest.slice(besides[0].length)}`;
  return rest.replace(/^mais\s+/iu, '');
}
