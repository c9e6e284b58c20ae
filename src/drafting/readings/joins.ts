import type { Candidate } from './candidates.ts';
import type { Prepared } from './prepare.ts';

/** How the figures of a reading's lines hang together in the text; zero for the grammar's own. */
export interface Joins {
  /** Counts multiplied by a price that nothing says is the price of one. */
  loose: number;
  /** Counts multiplied by a price « à », « x », « chacun », « / h ». */
  tight: number;
  /** Share of the text's words that no line takes up. */
  unread: number;
}

const JOINED = /^(?:a|x|×|\*|@|\/|par)$/;

/** Weighs « 2 caméras 550 » against « 2 caméras à 550 ». */
export function joinsOf({ elements, tokens }: Prepared, { found }: Candidate): Joins {
  const joins: Joins = { loose: 0, tight: 0, unread: 0 };
  if (found === null) return joins;
  const taken = new Uint8Array(tokens.length);
  for (const line of found.reading.lines) {
    taken.fill(1, line.from, line.to);
    const price = elements[line.priceFrom[0] ?? -1]?.reads[0];
    if (line.quantity === 1 || price === undefined) continue;
    const counted = line.quantityFrom.map((index) => elements[index]?.reads[0]?.unit ?? null);
    const measured = counted.some((unit) => unit !== null && !unit.startsWith('n:'));
    const before = tokens[price.token - 1]?.text ?? '';
    if (measured || price.per !== null || JOINED.test(before)) joins.tight += 1;
    else joins.loose += 1;
  }
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 2);
  const unread = tokens.filter(
    ({ kind, text }, at) => kind === 'word' && text.length > 2 && taken[at] === 0,
  );
  return {
    loose: Math.min(3, joins.loose),
    tight: Math.min(3, joins.tight),
    unread: Math.round((100 * unread.length) / Math.max(1, words.length)) / 100,
  };
}
