import type { RegisterEntryAnswer } from './answers.ts';

const COLUMNS: [string, (entry: RegisterEntryAnswer) => string][] = [
  ['Écriture', (entry) => String(entry.sequence)],
  ['Date', (entry) => entry.at],
  ['Document', (entry) => entry.documentNumber ?? ''],
  ['Événement', (entry) => entry.kind],
  ['Description', (entry) => entry.sentence],
  ['Empreinte', (entry) => entry.hash],
  ['Empreinte précédente', (entry) => entry.previousHash],
];

/** The heading line, with the mark that tells spreadsheets the file is UTF-8. */
export const csvHeading = `\uFEFF${COLUMNS.map(([title]) => cell(title)).join(';')}\r\n`;

export function csvLine(entry: RegisterEntryAnswer): string {
  return `${COLUMNS.map(([, value]) => cell(value(entry))).join(';')}\r\n`;
}

/**
 * One cell. A text beginning with = + - @ or a tab would be run as a formula by a spreadsheet: an
 * apostrophe before it keeps it a text (OWASP, CSV injection).
 */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
