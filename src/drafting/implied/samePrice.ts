import type { Prepared } from '../readings/prepare.ts';
import { newLine, type Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import {
  billedBefore,
  clauseBefore,
  countIn,
  countedBy,
  elementsOf,
  isBilled,
  tokenFrom,
  withLine,
  wordsOf,
} from './places.ts';

const SAME =
  /(?<![a-z])(?:(?:au |a la )?meme (?:prix|tarif|taux|montant)|(?:au|a) (?:prix|tarif) d(?:es|u|e la|e l')[ ']?([a-z]+)|idem|pareil(?:le)?s?|same(?: but)?|dito)(?![a-z])/g;

/** « maillot 260, cuissard pareil », « 5 bottes d'eucalyptus au prix des dahlias ». */
export const samePrice: Implication = {
  name: 'samePrice',
  kind: 'same',
  when: /meme (?:prix|tarif|taux|montant)|(?:prix|tarif) d|idem|pareil|same|dito/,
  workOut,
  examples: [
    ['maillot 260 €, cuissard pareil', '1×260; 1×260'],
    [
      '10 bottes de dahlias à 3 €, 10 de zinnias à 2,50 € et 5 d’eucalyptus au prix des dahlias',
      '10×3; 10×2.5; 5×3',
    ],
    ['vitrage cassé 215 € posé. 2e vitrage idem.', '1×215; 1×215'],
  ],
  not: ['maillot 260 €, cuissard 300 €', '3 jours à 450 € au prix du marché'],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  let result: Line[] = [...lines];
  let changed = false;
  for (const { 0: words, 1: of, index } of prepared.folded.matchAll(SAME)) {
    const from = clauseBefore(prepared, index);
    const model = modelOf(prepared, result, from, of);
    if (model === undefined) continue;
    const at = result.findIndex((line) => isIn(prepared, line, from, index + words.length));
    const known = result[at];
    const price = {
      price: model.price,
      per: model.per,
      rate: model.rate,
      priceFrom: model.priceFrom,
    };
    if (known !== undefined && known.price !== null) continue;
    if (known !== undefined) result = withLine(result, at, price);
    else {
      const place = billedBefore(prepared, result, from, 0) + 1;
      const line = newLine({
        ...price,
        ...countedBy(countIn(prepared, from, index)),
        history: 'ui',
        cut: tokenFrom(prepared, from),
        end: tokenFrom(prepared, index + words.length),
      });
      result = [...result.slice(0, place), line, ...result.slice(place)];
    }
    changed = true;
  }
  return changed ? result : null;
}

/** The line the words compare with: the one they name, else the one before them. */
function modelOf(
  prepared: Prepared,
  lines: readonly Line[],
  from: number,
  of: string | undefined,
): Line | undefined {
  if (of === undefined) return lines[billedBefore(prepared, lines, from, 0)];
  return lines.find((line, at) => isBilled(line) && wordsOf(prepared, lines, at).includes(of));
}

/** Whether a line was read from those words: its own count, or its name. */
function isIn(prepared: Prepared, line: Line, from: number, to: number): boolean {
  const own = elementsOf(prepared, line).map(({ start }) => start);
  if (own.length === 0) {
    const start = prepared.tokens[line.cut]?.start ?? -1;
    return from <= start && start < to;
  }
  return own.some((start) => from <= start && start < to);
}
