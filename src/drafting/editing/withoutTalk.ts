import { fold } from '../fold.ts';
import { readInstruction } from './instruction.ts';
import type { Placed } from './operation.ts';
import { namesALine } from './select.ts';
import { PRECISING } from './verbs.ts';

/** What may take back, except or condition what is asked: never talk. */
export const BEARS =
  /(?<![a-z])(?:sauf|hors(?! de prix)|hormis|excepte|pas|plus|non|sans|si|ou|mais|sinon|rien|attends|attendez|laisse|oublie|annule|seulement|uniquement|tout|tous|toutes|partout|chacune?|pareil|idem|aussi|(?<!(?:moi|toi|lui|elles?|eux|nous|vous|soi)[- ])memes?|moitie|double|triple|offert|offerte|gratuit)(?![a-z])/;

const PRECISES = new RegExp(`^(?:${PRECISING})(?![\\p{L}])`, 'iu');

/** Whether a part of an instruction asks for nothing, bears on nothing and speaks of no line. */
export function isTalk(part: string, named: readonly string[], lines: readonly Placed[]): boolean {
  if (BEARS.test(fold(part))) return false;
  if (PRECISES.test(part.trim())) return false;
  const { verb, figures } = readInstruction(part, named);
  const items = lines.map(({ line }) => line);
  return verb === '' && figures.length === 0 && !namesALine(items, part);
}

/**
 * « comme convenu avec les mariés, l’album cuir à 350 »: the instruction without the parts, between two
 * pauses, that ask for nothing and speak of no line; itself where there are none.
 */
export function withoutTalk(
  step: string,
  named: readonly string[],
  lines: readonly Placed[],
): string {
  const parts = step.split(/\s*(?:[,!?;]|\.(?!\d))\s+/);
  const kept = parts.filter((part) => !isTalk(part, named, lines));
  return kept.length === 0 ? step : kept.join(', ');
}
