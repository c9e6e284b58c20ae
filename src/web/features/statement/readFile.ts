import type { Columns } from '#domain/statements/columns.ts';
import { LARGEST_FILE, type Statement, StatementError } from '#domain/statements/line.ts';
import type { Table } from '#domain/statements/table.ts';
import type { BankColumnsAnswer, KeptCreditsAnswer } from '#server/statements/answers.ts';
import { api } from '#web/api/client.ts';

/** A bank's table whose columns a person must name or confirm. */
export interface UnknownTable {
  fileName: string;
  table: Table;
  signature: string;
  /** As guessed; null where the table gives no hint. */
  columns: Columns | null;
}

export type ReadFile =
  | { kind: 'statement'; statement: Statement }
  | { kind: 'table'; unknown: UnknownTable };

/** What a file became: said above the list. */
export interface ReadOutcome extends KeptCreditsAnswer {
  fileName: string;
  others: number;
}

/**
 * Reads a bank's file in the browser: what went out never leaves it. A table whose columns were
 * confirmed before is read by them; another one asks for its columns.
 * @throws StatementError, with a French sentence, for what cannot be read.
 */
export async function readFile(file: File): Promise<ReadFile> {
  const { openStatement } = await import('#domain/statements/readStatement.ts');
  if (file.size > LARGEST_FILE) {
    throw new StatementError(
      'Ce fichier dépasse 30\u00A0Mo\u00A0: exportez une période plus courte.',
    );
  }
  const opened = openStatement(new Uint8Array(await file.arrayBuffer()));
  if (opened.kind === 'statement') return opened;
  const { headerOf, signatureOf } = await import('#domain/statements/columns.ts');
  const { table } = opened;
  const header = headerOf(table);
  const signature = signatureOf(table, header);
  const { items } = await api.get<BankColumnsAnswer>('/api/bank-columns');
  const known = items.find((each) => each.signature === signature)?.columns;
  if (known) {
    // What a bank writes above its titles is longer one day than another.
    return { kind: 'statement', statement: await readTableBy(table, { ...known, header }) };
  }
  return {
    kind: 'table',
    unknown: { fileName: file.name, table, signature, columns: opened.columns },
  };
}

/** The credits of a table, as these columns say them. */
export async function readTableBy(table: Table, columns: Columns): Promise<Statement> {
  const { readCsv } = await import('#domain/statements/csv.ts');
  return readCsv(table, columns);
}

/** Sends what came in, a part at a time: others are served between two parts. */
export async function sendStatement(
  statement: Statement,
  tellProgress: (sent: number) => void,
): Promise<KeptCreditsAnswer> {
  const { identified } = await import('#domain/statements/identity.ts');
  const { LINES_A_CALL } = await import('#domain/statements/schema.ts');
  const importId = crypto.randomUUID();
  const lines = identified(statement.credits, statement.account).map(
    ({ identity, day, cents, currency, label, payer }) => ({
      identity,
      day,
      amount: cents / 100,
      currency,
      label,
      payer,
    }),
  );
  const total = { added: 0, known: 0 };
  for (let at = 0; at < lines.length; at += LINES_A_CALL) {
    const kept = await api.post<KeptCreditsAnswer>('/api/bank-credits', {
      importId,
      lines: lines.slice(at, at + LINES_A_CALL),
    });
    total.added += kept.added;
    total.known += kept.known;
    tellProgress(Math.min(at + LINES_A_CALL, lines.length));
  }
  return total;
}
