import type { ChainedEntry } from '#domain/register/chain.ts';
import type { Account } from '#server/books/books.ts';
import { type CsvColumn, csvHeading, csvLine } from '#server/http/csv.ts';
import type { RegisterEntryAnswer } from './answers.ts';
import { entriesAfter, presentEntry } from './store.ts';

const COLUMNS: readonly CsvColumn<RegisterEntryAnswer>[] = [
  ['Écriture', (entry) => String(entry.sequence)],
  ['Date', (entry) => entry.at],
  ['Document', (entry) => entry.documentNumber ?? ''],
  ['Événement', (entry) => entry.kind],
  ['Description', (entry) => entry.sentence],
  ['Empreinte', (entry) => entry.hash],
  ['Empreinte précédente', (entry) => entry.previousHash],
];

/** The whole register for a spreadsheet, oldest first. */
export async function* registerCsv(account: Account): AsyncGenerator<string> {
  yield csvHeading(COLUMNS);
  for await (const entries of batches(account)) {
    yield entries.map((entry) => csvLine(COLUMNS, presentEntry(entry))).join('');
  }
}

/** The whole register with all that its hashes are made of. */
export async function* registerJson(account: Account): AsyncGenerator<string> {
  let before = '[\n';
  for await (const entries of batches(account)) {
    yield before + entries.map((entry) => JSON.stringify(entry)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * A transaction a batch: a reader who is slow holds no connection. What is read meanwhile cannot
 * change, for nothing is ever written but at the end.
 */
async function* batches(account: Account): AsyncGenerator<ChainedEntry[]> {
  let after = 0;
  for (;;) {
    const entries = await account.run((books) => entriesAfter(books, { sequence: after }));
    const last = entries.at(-1);
    if (!last) return;
    yield entries;
    after = last.sequence;
  }
}
