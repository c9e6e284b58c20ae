import { newLine, type Line } from '../readings/state.ts';
import type { Prepared } from '../readings/prepare.ts';
import type { Implication } from './implication.ts';
import { figuresWithin, isBilled, lastFigure, tokenFrom } from './places.ts';
import { listedBefore } from './listed.ts';

const EACH =
  /^ ?(?:€|euros?|e(?![a-z]))?(?: ht| ttc)?,? ?(?:chacune?s?|chaque|(?:la )?piece|l'une?|l'unite)(?![a-z])/;

/** « platine, guirlande et machine à fumée à 35 € pièce »: one price, and as many lines as things named. */
export const oneForEach: Implication = {
  name: 'oneForEach',
  kind: 'each',
  when: /chacun|chaque|piece|l'une?|l'unite/,
  workOut,
  examples: [
    ['platine, guirlande et machine à fumée à 35 € pièce', '1×35; 1×35; 1×35'],
    [
      'ourlets : jupe, robe de bal et manteau à 14 € chacun, fermeture 22 €',
      '1×14; 1×14; 1×14; 1×22',
    ],
  ],
  not: [
    '3 chaises et une table à 35 € pièce',
    'pose et fourniture 35 €',
    'table 120 €, chaise 35 € pièce',
  ],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  for (const [at, line] of lines.entries()) {
    const price = prepared.elements[line.priceFrom.at(-1) ?? -1];
    const read = price?.reads[0];
    if (price === undefined || read === undefined || !isBilled(line)) continue;
    if (line.quantity !== 1 || line.quantityFrom.length > 0) continue;
    if (!EACH.test(prepared.folded.slice(read.end, read.end + 30))) continue;
    const least = Math.max(0, ...lines.slice(0, at).map((each) => lastFigure(prepared, each)));
    const things = listedBefore(prepared, price.start, least);
    if (things.length < 2 || figuresWithin(prepared, things[0]?.from ?? 0, price.start).length > 0)
      continue;
    const start = things[0]?.from ?? 0;
    const made = things.map(({ from, to }) =>
      newLine({
        ...line,
        cut: tokenFrom(prepared, from),
        end: tokenFrom(prepared, to),
        stop: tokenFrom(prepared, to),
        history: 'u',
      }),
    );
    // What was read of those words alone goes into their lines.
    const before = lines
      .slice(0, at)
      .filter((each) => (prepared.tokens[each.cut]?.start ?? 0) < start);
    const after = lines.slice(at + 1).map((each) => ({
      ...each,
      cut: Math.max(each.cut, read.tokenAfterUnit),
    }));
    return [...before, ...made, ...after];
  }
  return null;
}
