const LONGEST_NUMBER = 40;

/**
 * The number a French person types: « 1 234,50 € », « 1.234,50 », « 0,5 », « 12.5 ». Null when it is
 * no number.
 */
export function parseFrenchNumber(text: string): number | null {
  // No amount is that long, and the pattern below should never meet a page of digits.
  if (text.length > LONGEST_NUMBER) return null;
  const bare = text.replace(/[\s\u00A0\u202F’'€$£%]/g, '').replace(/^\u2212/, '-');
  const normalised = withDecimalPoint(bare);
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(normalised) ? Number(normalised) : null;
}

/**
 * What a form field holds, as a number; what is not a number counts as 0
 * (docs/product.md, Lines and totals).
 */
export function numberOrZero(input: unknown): number {
  if (typeof input === 'number') return Number.isFinite(input) ? input : 0;
  if (typeof input === 'string') return parseFrenchNumber(input) ?? 0;
  return 0;
}

/** The last separator is the decimal one; the others group thousands. */
function withDecimalPoint(bare: string): string {
  const comma = bare.lastIndexOf(',');
  const point = bare.lastIndexOf('.');
  if (comma >= 0 && point >= 0) {
    const [decimal, grouping] = comma > point ? [',', '.'] : ['.', ','];
    return bare.replaceAll(grouping, '').replace(decimal, '.');
  }
  const several = bare.indexOf(',') !== comma || bare.indexOf('.') !== point;
  if (several) return bare.replaceAll(/[.,]/g, '');
  return bare.replace(',', '.');
}
