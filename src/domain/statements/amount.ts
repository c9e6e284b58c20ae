const LONGEST = 40;

/**
 * Whole cents of an amount as a bank's table writes it: « 1 234,56 », « 1.234,56 € », « 1,234.56 »,
 * « -12,5 », « 12,50- », « (12,50) ». Null when it is no amount. Three digits behind the only kind of
 * separator are thousands: no bank writes tenths of a cent.
 */
export function readCents(text: string): number | null {
  if (text.length > LONGEST) return null;
  const bare = text.replaceAll(/[\s\u00A0\u2009\u202F’'€]|EUR$/gi, '').replaceAll('\u2212', '-');
  const found = /^([+-]?|\()([\d.,]+)([+-]?|\))$/.exec(bare);
  if (!found) return null;
  const [, before = '', figures = '', after = ''] = found;
  if ((before === '(') !== (after === ')')) return null;
  const size = centsOf(figures);
  if (size === null) return null;
  const isNegative = before === '-' || before === '(' || after === '-';
  return isNegative ? 0 - size : size;
}

/** Whole cents of a decimal as XML and OFX write it: « 1234.56 », « -12,5 », « 100.0000 ». */
export function readDecimalCents(text: string): number | null {
  const found = /^([+-]?)(\d{0,13})(?:[.,](\d{0,5}))?$/.exec(text.trim());
  if (!found) return null;
  const [, sign, whole = '', decimals = ''] = found;
  if (whole + decimals === '') return null;
  const size = joined(whole, decimals);
  return size !== null && sign === '-' ? 0 - size : size;
}

function centsOf(figures: string): number | null {
  const last = Math.max(figures.lastIndexOf(','), figures.lastIndexOf('.'));
  if (last < 0) return joined(figures, '');
  const decimals = figures.slice(last + 1);
  const kinds = new Set(figures.replaceAll(/\d/g, '')).size;
  if (decimals.length === 3 && kinds === 1) return joined(withoutSeparators(figures), '');
  return joined(withoutSeparators(figures.slice(0, last)), decimals);
}

function joined(whole: string, decimals: string): number | null {
  const digits = `${whole}${decimals}`;
  if (digits === '' || whole.length > 13 || /[1-9]/.test(decimals.slice(2))) return null;
  return Number(`${whole}${decimals.slice(0, 2).padEnd(2, '0')}`);
}

function withoutSeparators(figures: string): string {
  return figures.replaceAll(/[.,]/g, '');
}
