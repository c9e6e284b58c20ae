/** No-break space: keeps « 1 234,50 € » on one line. The narrow one is in neither of our typefaces. */
export const NBSP = '\u00A0';

/** A figure and what it counts stay on one line; letter for letter, so that places in the text still hold. */
export function bindFigures(text: string): string {
  return text.replaceAll(/(?<=\d) (?=[\d€%])/g, NBSP);
}
