import { NBSP } from './spaces.ts';

/** A figure and what it counts stay on one line; letter for letter, so that places in the text still hold. */
export function bindFigures(text: string): string {
  return text.replaceAll(/(?<=\d) (?=[\d€%])/g, NBSP);
}
