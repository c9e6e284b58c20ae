/** Numbers as they are typed: « 2 350,00 », « 1.500 », « 12.5 », « 0,0375 ». */

const SPACED = /\d{1,3}(?: \d{3})+(?![\d])(?:[.,]\d{1,4}(?!\d))?/y;
const DOTTED = /[1-9]\d{0,2}(?:\.\d{3})+(?!\d)(?:,\d{1,2}(?!\d))?/y;
const PLAIN = /\d+(?:[.,]\d{1,4}(?!\d))?/y;

export interface TypedNumber {
  value: number;
  end: number;
}

/** Reads the number written at `offset` of folded text, or null. */
export function readTypedNumber(folded: string, offset: number): TypedNumber | null {
  for (const shape of [SPACED, DOTTED, PLAIN]) {
    shape.lastIndex = offset;
    const match = shape.exec(folded);
    if (match === null) continue;
    const digits =
      shape === PLAIN
        ? match[0].replace(',', '.')
        : match[0]
            .replaceAll(' ', '')
            .replaceAll(shape === DOTTED ? '.' : ' ', '')
            .replace(',', '.');
    const value = Number(digits);
    // A run of digits beyond any price is a reference, not a quantity.
    if (!Number.isFinite(value) || value >= 1e9) return null;
    return { value, end: offset + match[0].length };
  }
  return null;
}
