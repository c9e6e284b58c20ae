import { NBSP } from '#domain/format/spaces.ts';
import { cleanBlock } from '#domain/text/clean.ts';

/**
 * Text as it may be printed. Invisible marks have no glyph, which PDF/A refuses; the narrow
 * no-break space is in neither family, whose ordinary space is already a French *fine*.
 */
export function printable(text: string): string {
  return cleanBlock(text)
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .replace(/[\u202f\u2007]/g, NBSP)
    .replaceAll('\t', ' ');
}

/** One line of text, trimmed, or an empty string; written line ends become commas. */
export function oneLine(text: string): string {
  return breakable(paragraphsOf(text).join(', '));
}

/** The written lines of a free text, without the empty ones. */
export function paragraphs(text: string): string[] {
  return paragraphsOf(text).map(breakable);
}

/** Paragraphs parted by empty lines, each keeping its own line ends. */
export function blocks(text: string): string[] {
  return printable(text)
    .split(/\n\s*\n/)
    .map((block) => paragraphs(block).join('\n'))
    .filter((block) => block !== '');
}

/** A value that must stay on one line: ordinary spaces become no-break spaces. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', NBSP);
}

/** « SIRET 123 456 782 00015 »; nine digits are a SIREN and say so. */
export function siretLabel(value: string): string {
  const digits = value.replace(/\s/g, '');
  return /^\d{9}$/.test(digits)
    ? `SIREN${NBSP}${groupedSiren(digits)}`
    : `SIRET${NBSP}${groupedSiret(value)}`;
}

/** « 123 456 782 00015 »: SIREN by threes, then the establishment. Anything else stays as typed. */
function groupedSiret(value: string): string {
  const digits = value.replace(/\s/g, '');
  if (!/^\d{14}$/.test(digits)) return oneLine(value);
  return `${groupedSiren(digits.slice(0, 9))}${NBSP}${digits.slice(9)}`;
}

/** « 123 456 782 ». */
export function groupedSiren(siren: string): string {
  return siren.replace(/(\d{3})(?=\d)/g, `$1${NBSP}`);
}

/** An IBAN in groups of four, as banks print it. */
export function groupedIban(value: string): string {
  const compact = printable(value).replace(/\s/g, '').toUpperCase();
  return compact.replace(/(.{4})(?=.)/g, `$1${NBSP}`);
}

function paragraphsOf(text: string): string[] {
  return printable(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Longer than any French word in use; « anticonstitutionnellement » has 25 letters. */
const LONGEST = 28;
const LONG_WORD = /[^\s\u00a0]{29,}/g;
/** Where an address turns a line: before the « @ » of an e-mail's, after the « / » of a page's. */
const JOINTS = /(?=@)|(?<=\/)(?!\/)/;
const BREAK_EVERY = 14;

/**
 * Lets a word too long for its column (an address of the web, a reference) go to the next line:
 * the typesetter breaks only where a zero-width space allows it.
 */
function breakable(text: string): string {
  return text.replace(LONG_WORD, (word) => word.split(JOINTS).flatMap(cut).join('\u200b'));
}

function cut(part: string): string[] {
  const graphemes = Array.from(part);
  if (graphemes.length <= LONGEST) return [part];
  const pieces: string[] = [];
  for (let start = 0; start < graphemes.length; start += BREAK_EVERY) {
    pieces.push(graphemes.slice(start, start + BREAK_EVERY).join(''));
  }
  return pieces;
}
