import type { IsoDate } from '#domain/calendar.ts';
import type { DocumentType } from '#domain/document/kinds.ts';
import { linesFor } from '#domain/document/options.ts';
import type { LineItem } from '#domain/document/types.ts';
import { sum } from '#domain/money/decimal.ts';
import { sourceLabel } from '#drafting/history.ts';
import { laterMonths } from '#drafting/laterMonths.ts';
import { fold } from '#drafting/fold.ts';
import { repeatLastTime } from '#drafting/repeatLastTime.ts';
import type { Books } from '#server/books/books.ts';
import { documentsWithClients } from '#server/documents/withClients.ts';
import { presentLine } from '#server/documents/presentLine.ts';
import type { GenerationAnswer } from './answers.ts';
import { GRAMMAR } from './grammar.ts';

interface LastDocument {
  number: string;
  date: string;
  lineItems: LineItem[];
  content: string;
}

interface Asked {
  type: DocumentType;
  clientName: string;
  prompt: string;
}

const RECENT = 200;

/** The document « la dernière fois » means: the client's last one that was issued, else the last draft. */
export async function findLastDocument(
  { tx, accountId }: Books,
  { type, clientName, prompt }: Asked,
): Promise<LastDocument | null> {
  const rows = await documentsWithClients(tx)
    .select(['clients.name', 'clients.company', 'documents.number', 'documents.date'])
    .select(['documents.type', 'documents.status', 'documents.prompt'])
    .select(['documents.lineItems', 'documents.content'])
    .where('documents.userId', '=', accountId)
    .where('documents.deletedAt', 'is', null)
    .orderBy('documents.date', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(RECENT)
    .execute();
  const wanted = fold(clientName);
  const theirs = rows.filter(
    (row) =>
      wanted !== '' &&
      [row.name, row.company ?? ''].some((name) => fold(name) === wanted) &&
      // The draft that this very sentence made before is no « last time ».
      row.prompt !== prompt &&
      (row.lineItems as LineItem[]).length > 0,
  );
  const found =
    theirs.find((row) => row.status !== 'draft' && row.type === type) ??
    theirs.find((row) => row.status !== 'draft') ??
    theirs[0];
  return found ? { ...found, lineItems: linesFor(type, found.lineItems as LineItem[]) } : null;
}

/** « comme la dernière fois »: that document, line for line, of today's month, and where it came from. */
export function asLastTimeAnswer(
  prompt: string,
  last: LastDocument,
  today: IsoDate,
): GenerationAnswer {
  const before = last.lineItems.map((line) => ({
    ...line,
    description: laterMonths(line.description, last.date, today),
  }));
  const isMoved = before.some(
    ({ description }, at) => description !== last.lineItems[at]?.description,
  );
  const { lines, changes, notFollowed } = repeatLastTime(prompt, before);
  const said = [
    `Les lignes reprennent ${sourceLabel(last)}, le dernier document de ce client.`,
    isMoved && 'Le mois des désignations suit la date du jour.',
    ...changes.map((change) => `${change}.`),
    notFollowed && `À faire vous-même\u00A0: «\u00A0${notFollowed}\u00A0».`,
    'Relisez-les avant d’enregistrer.',
  ];
  return {
    lineItems: lines.map((line) => ({
      ...presentLine(line),
      // Their words stand in another sentence.
      source: null,
    })),
    content: last.content,
    totalAmount: sum(lines.map(({ total }) => total)),
    facts: {},
    doubts: [],
    readings: [],
    engine: GRAMMAR,
    notice: said.filter(Boolean).join(' '),
  };
}
