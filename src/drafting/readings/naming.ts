import { classesOf, type WordClass } from '../lexicon/classes.ts';
import { isStopNoun, namedUnit } from '../lexicon/units.ts';
import type { LexToken } from '../lex/figure.ts';
import type { Prepared } from './prepare.ts';

/** Classes of words that name no work: a line of nothing but these has no name. */
const NAMELESS = new Set<WordClass>([
  'whole',
  'each',
  'polite',
  'rate',
  'tax',
  'pay',
  'restate',
  'month',
  'weekday',
  'paid',
  'shared',
]);
const TALK =
  /^(?:je|suis|moi|fact|compter|comptez|mettons|prevoir|prevoyez|confirmons|conditions|bosse|mets|vous|nous|elle|ils|elles|lui|leur|facture[rsz]?|demande|compte|prends|mets|ajoute[rz]?|voici|merci|minutes?|programme|ainsi|est|sont|ete|ai|avons|avez|mon|mes|votre|vos|notre|son|ses|pour|chez|dont|lieu|euros?|que|qui|comme|convenu|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|huitante|nonante|cents?|mille|puis|ensuite|alors|donc|finalement|aussi|oui|non|demi|meme|dossier|reference|affaire)$/;

/** Two letters that name what one bills. */
const SHORT = new Set(['dj', 'tv', 'pc', 'cv', 'cd', 'ux', 'ui', 'rh', 'ia']);

/** Whether the tokens between two places name something one could bill. */
export function namesSomething(tokens: readonly LexToken[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token?.kind === 'word' && isName(token.text)) return true;
  }
  return false;
}

export function isName(word: string): boolean {
  if (
    (word.length < 3 && !SHORT.has(word)) ||
    isStopNoun(word) ||
    TALK.test(word) ||
    namedUnit(word) !== undefined
  )
    return false;
  return !classesOf(word).some((each) => NAMELESS.has(each));
}

/** Where a line's words begin, moved back a pause at a time until they name something. */
export function namedFrom({ tokens }: Prepared, from: number, to: number, least: number): number {
  let start = from;
  while (start > least && !namesSomething(tokens, start, to)) {
    let before = start - 1;
    while (before > least && !isPause(tokens[before - 1])) before -= 1;
    start = before;
  }
  return namesSomething(tokens, start, to) ? start : from;
}

export const isPause = (token: LexToken | undefined): boolean =>
  token === undefined ||
  token.kind === 'newline' ||
  (token.kind === 'sign' && /^[,.;:+|\t!?()]$/.test(token.text));
