import { NBSP } from './spaces.ts';

/** A figure and what it counts stay on one line; letter for letter, so that places in the text still hold. */
export function bindFigures(text: string): string {
  return text.replaceAll(
    /(?<=\d) (?=[\d€%]|(?:h|min|j|m|m²|m2|m³|m3|ml|mm|cm|km|g|kg|l|cl|W|kW)(?![\p{L}\d]))/gu,
    NBSP,
  );
}
