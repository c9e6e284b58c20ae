import { foldCase } from '#domain/text/clean.ts';
import { readCents } from './amount.ts';
import { type DayOrder, dayOrderOf, readDay } from './day.ts';
import type { Table } from './table.ts';

/**
 * Which column of a bank's table says what; a place is counted from 0. Either `amount` is set, signed,
 * or `credit` is, which holds what came in.
 */
export interface Columns {
  /** The row of titles; -1 where the table has none. */
  header: number;
  day: number;
  dayOrder: DayOrder;
  amount: number | null;
  credit: number | null;
  label: number[];
  payer: number | null;
  bankId: number | null;
  currency: number | null;
  /** « COMPLETED », « en attente »: what is not done is not read. */
  state: number | null;
}

/** What banks write as titles, the likeliest first; all folded, without marks. */
const TITLES = {
  day: [
    /^date (?:de l )?operation$/,
    /^date ?op(?:eration)?$/,
    /^date (?:de )?comptabilisation$/,
    /^date comptable$/,
    /completed|date de fin|settlement/,
    /^date (?:de l )?operation local/,
    /^date$/,
    /^jour$/,
    /^date(?! (?:de )?val)(?!val)/,
    /^date/,
  ],
  credit: [/^credit/, /credit(?!eur)/, /recettes?$/, /encaisse/, /^entrees?$/, /money in/],
  debit: [/^debit/, /debit(?!eur)/, /depenses?$/, /^sorties?$/, /money out/],
  amount: [
    /^montant(?: total)? ttc$|montant total ttc/,
    /^montant(?: de l)?(?: ?operation)?$/,
    /^amount$/,
    /^montant(?!.*(?:ht|tva|initial|origine))/,
    /^total amount/,
    /^amount/,
  ],
  label: [
    /libelle/,
    /^description/,
    /detail/,
    /motif/,
    /communication/,
    /informations? compl/,
    /^nature/,
    /^label$/,
    /^reference$/,
  ],
  payer: [
    /contrepartie/,
    /counterparty/,
    /^payer$/,
    /emetteur/,
    /donneur d ordre/,
    /supplierfound/,
  ],
  bankId: [
    /^id$/,
    /^(?:identifiant|id)(?: de)? (?:transaction|operation)/,
    /transaction id/,
    /^reference (?:banque|operation)/,
  ],
  currency: [/^devise$/, /^currency$/, /^payment currency$/, /^devise/],
  state: [/^state$/, /^statut$/, /^status$/, /^etat$/],
} as const;
type Role = keyof typeof TITLES;

/** A bank writes less than this above its table. */
const HIGHEST_HEADER = 40;
const SAMPLE = 200;

/**
 * The columns of a table, by their titles and, where those say nothing, by what stands in them. Null
 * where no day or no amount can be told: a person chooses then.
 */
export function guessColumns(table: Table): Columns | null {
  const header = headerOf(table);
  return header < 0 ? byContent(table) : byTitles(table, header);
}

/** What a table of the same bank has in common with the next one: the words of its titles. */
export function signatureOf(table: Table, header: number): string {
  const width = Math.max(0, ...table.slice(0, SAMPLE).map((row) => row.length));
  const titles = (table[header] ?? []).map(plainTitle).join('|').slice(0, 400);
  return titles === '' ? `sans titres ${width}` : titles;
}

/** The row that is most likely one of titles; -1 where none names a day and something more. */
export function headerOf(table: Table): number {
  return table.slice(0, HIGHEST_HEADER).findIndex((row) => {
    const names = (role: Role) => row.some((cell) => rankOf(role, plainTitle(cell)) >= 0);
    return names('day') && (names('amount') || names('credit')) && row.length > 2;
  });
}

function byTitles(table: Table, header: number): Columns | null {
  const titles = table[header]!.map(plainTitle);
  const day = best('day', titles);
  const credit = best('credit', titles);
  const amount = credit === null || best('debit', titles) === null ? best('amount', titles) : null;
  if (day === null || (amount === null && credit === null)) return null;
  const label = titles.flatMap((title, at) => (rankOf('label', title) >= 0 ? [at] : []));
  const others = {
    payer: best('payer', titles),
    bankId: best('bankId', titles),
    currency: best('currency', titles),
    state: best('state', titles),
  };
  const taken = [day, amount, credit, ...Object.values(others)];
  return {
    header,
    day,
    dayOrder: dayOrderOf(cellsOf(table, header, day)),
    amount,
    credit: amount === null ? credit : null,
    label: label.length > 0 ? label : longestTexts(table, header, taken),
    ...others,
  };
}

/** Some banks write no titles: the day is where days are, the amount where signed cents are. */
function byContent(table: Table): Columns | null {
  const width = Math.max(0, ...table.slice(0, SAMPLE).map((row) => row.length));
  const places = Array.from({ length: width }, (_, at) => at);
  const share = (at: number, reads: (cell: string) => boolean) => {
    const cells = table.slice(0, SAMPLE).map((row) => row[at] ?? '');
    return cells.filter(reads).length / Math.max(1, cells.length);
  };
  const day = places.find((at) => share(at, isDay) >= 0.6);
  const amount = places.find((at) => at !== day && share(at, isAmount) >= 0.6);
  if (day === undefined || amount === undefined) return null;
  return {
    header: -1,
    day,
    dayOrder: dayOrderOf(cellsOf(table, -1, day)),
    amount,
    credit: null,
    label: longestTexts(table, -1, [day, amount]),
    payer: null,
    bankId: null,
    currency: null,
    state: null,
  };
}

function isDay(cell: string): boolean {
  return readDay(cell) !== null || readDay(cell, 'mdy') !== null;
}

function isAmount(cell: string): boolean {
  return /[.,]\d{1,2}\D?$/.test(cell) && readCents(cell) !== null;
}

/** The column of the longest words. */
function longestTexts(table: Table, header: number, taken: (number | null)[]): number[] {
  const rows = table.slice(header + 1, header + 1 + SAMPLE);
  const lengths = new Map<number, number>();
  for (const row of rows) {
    for (const [at, cell] of row.entries()) {
      if (!taken.includes(at) && /\p{L}{2}/u.test(cell)) {
        lengths.set(at, (lengths.get(at) ?? 0) + cell.length);
      }
    }
  }
  const longest = [...lengths].toSorted((a, b) => b[1] - a[1])[0];
  return longest ? [longest[0]] : [];
}

function cellsOf(table: Table, header: number, at: number): string[] {
  return table.slice(header + 1, header + 1 + SAMPLE).map((row) => row[at] ?? '');
}

/** The column whose title says it best; the first of equals. */
function best(role: Role, titles: readonly string[]): number | null {
  let found: number | null = null;
  let rank = Number.POSITIVE_INFINITY;
  for (const [at, title] of titles.entries()) {
    const own = rankOf(role, title);
    if (own >= 0 && own < rank) [found, rank] = [at, own];
  }
  return found;
}

function rankOf(role: Role, title: string): number {
  return TITLES[role].findIndex((pattern) => pattern.test(title));
}

/** « Montant(EUROS) », « libellé_complet_operation »: words without marks. */
export function plainTitle(cell: string): string {
  return foldCase(cell.slice(0, 80))
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\b(?:euros?|eur|utc|en)\b/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}
