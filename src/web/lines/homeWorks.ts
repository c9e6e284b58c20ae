import type { LineItem } from '#domain/document/types.ts';

/** The rates that works in a home may bear (CGI art. 279-0 bis and 278-0 bis A). */
const HOME_RATES = [10, 5.5];

type Taxed = Pick<LineItem, 'vatRate' | 'vatCase' | 'inOldHome'>;

export function isHomeRate(vatRate: number): boolean {
  return HOME_RATES.includes(vatRate);
}

/** True for a line that bears the document's own rate. */
export function isAtRate({ vatCase, vatRate }: Taxed, documentRate: number): boolean {
  return vatCase == null && (vatRate ?? documentRate) === documentRate;
}

/** Whether the lines at the document's rate are works in such a home; null where they differ, or where none is. */
export function commonHome(lines: readonly Taxed[], documentRate: number): boolean | null {
  const said = lines.filter((line) => isAtRate(line, documentRate));
  const home = said[0]?.inOldHome === true;
  return said.length > 0 && said.every(({ inOldHome }) => (inOldHome === true) === home)
    ? home
    : null;
}

/** The same for all lines at the document's rate; the others stay the very objects they were. */
export function withHome<Line extends Taxed>(
  lines: readonly Line[],
  documentRate: number,
  inOldHome: boolean | null,
): Line[] {
  return lines.map((line) =>
    inOldHome === null || (line.inOldHome ?? false) === inOldHome || !isAtRate(line, documentRate)
      ? line
      : { ...line, inOldHome },
  );
}
