import type { AnnotatedCase, AnnotatedLine } from './cases.ts';

/** Where a piece of an annotation stands in its prompt: start, and end excluded. */
export type Piece = readonly [number, number];

/** An annotated line with the places of its pieces. */
export interface OwnedLine {
  line: AnnotatedLine;
  from: Piece[];
  quantity: Piece[];
  price: Piece[];
}

const list = (pieces: string | string[] | null | undefined): string[] =>
  pieces === null || pieces === undefined ? [] : Array.isArray(pieces) ? pieces : [pieces];

/** The lines of an annotation with where their pieces stand; a piece that is not found has no place. */
export function ownedLines(each: AnnotatedCase, text: string): OwnedLine[] {
  const find = (piece: string, from = 0, to = text.length): Piece | null => {
    const at = text.indexOf(piece, from);
    return at >= 0 && at + piece.length <= to ? [at, at + piece.length] : null;
  };
  let after = 0;
  return each.lines.map((line) => {
    const from: Piece[] = [];
    for (const piece of list(line.from)) {
      const found = find(piece, from.length > 0 ? 0 : after) ?? find(piece);
      if (found !== null) from.push(found);
    }
    if (from[0] !== undefined && !Array.isArray(line.from)) after = from[0][0] + 1;
    const inside = (pieces: string[]): Piece[] => {
      const found: Piece[] = [];
      for (const piece of pieces) {
        let at: Piece | null = null;
        for (const [start, end] of from) {
          at = find(piece, start, end);
          if (at !== null && found.some((other) => other[0] === at?.[0]))
            at = find(piece, at[1], end);
          if (at !== null) break;
        }
        at ??= find(piece);
        if (at !== null) found.push(at);
      }
      return found;
    };
    return {
      line,
      from,
      quantity: inside(list(line.quantityFrom)),
      price: inside(list(line.priceFrom)),
    };
  });
}
