import { isStopNoun } from '../lexicon/units.ts';
import type { Token } from '../lexing/token.ts';
import { type PriceTail, text } from './priceTail.ts';

const WHOLE_NOUNS = new Set([
  'lot',
  'tout',
  'total',
  'ensemble',
  'forfait',
  'paire',
  'duo',
  'trio',
  'deux',
  'trois',
  'quatre',
  'serie',
  'kit',
  'pack',
]);

export function readWhole(tokens: readonly Token[], tail: PriceTail): void {
  const one = text(tokens, tail.next);
  const two = text(tokens, tail.next + 1);
  const second = tokens[tail.next + 1];
  if (
    (one === 'le' && (two === 'lot' || two === 'tout' || two === 'total')) ||
    (one === 'l' && two === 'ensemble')
  ) {
    tail.whole = true;
    tail.next += 2;
  } else if (one === 'les' && (second?.kind === 'number' || second?.kind === 'duration')) {
    tail.whole = true;
    tail.wholeOf = second.value;
    tail.next += 2;
    // « les 3 jours » names what the price buys; « les quatre » alone refers to it.
    if (text(tokens, tail.next) !== '' && !isStopNoun(text(tokens, tail.next))) tail.next += 1;
  } else if (
    (one === 'au' && two === 'total') ||
    (one === 'en' && two === 'tout') ||
    (one === 'au' && two === 'forfait')
  ) {
    tail.whole = true;
    tail.next += 2;
  } else if (
    one === 'forfaitaire' ||
    one === 'forfaitaires' ||
    (one === 'tout' && /^(?:compris|inclus)$/.test(two))
  ) {
    tail.whole = true;
    tail.next += one === 'tout' ? 2 : 1;
  } else if (one === 'forfait') {
    tail.whole = true;
    tail.next += 1;
  } else if (
    one === 'pour' &&
    second?.kind === 'number' &&
    !second.article &&
    tail.per.length === 0
  ) {
    const noun = text(tokens, tail.next + 2);
    tail.whole = true;
    tail.wholeOf = second.value;
    tail.next += noun === '' || isStopNoun(noun) ? 2 : 1;
  } else if (
    one === 'pour' &&
    (two === 'le' || two === 'l') &&
    WHOLE_NOUNS.has(text(tokens, tail.next + 2))
  ) {
    tail.whole = true;
    tail.next += 3;
  }
}
