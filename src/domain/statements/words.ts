import { cleanLine, foldCase } from '#domain/text/clean.ts';
import { LONGEST_LABEL, LONGEST_PAYER } from './line.ts';

/** What banks write where they have nothing to write. */
const NO_ID = /^(?:0+|nonref|notprovided|none|n\/?a|-*)$/i;

/** A bank's words on one line, each text once, cut at `LONGEST_LABEL`. */
export function boundedLabel(texts: readonly string[]): string {
  const said = [...new Set(texts.map((text) => cleanLine(text.slice(0, 2000))))];
  return cleanLine(said.filter(Boolean).join(' ').slice(0, LONGEST_LABEL));
}

export function boundedPayer(text: string): string {
  return cleanLine(text.slice(0, LONGEST_PAYER));
}

/** A bank's name for a line, or null where it only fills the place. */
export function usualBankId(text: string): string | null {
  const id = cleanLine(text.slice(0, 140));
  return NO_ID.test(id) ? null : id;
}

/**
 * The runs of letters and the runs of figures of a text, upper case without accents:
 * « Virement FA-2026/012 » is VIREMENT, FA, 2026, 012.
 */
export function runsOf(text: string): string[] {
  return (
    foldCase(text)
      .toUpperCase()
      .match(/[A-Z]+|\d+/g) ?? []
  );
}
