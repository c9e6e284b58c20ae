import type { Readable } from 'node:stream';
import { kindFacts } from '#domain/document/kinds.ts';
import { type ArchiveItem, type ArchiveOptions, documentsArchive } from '#rendering/zip/archive.ts';
import { freePath } from '#rendering/zip/paths.ts';
import type { Account, Books } from '#server/books/books.ts';
import { releasedBytes } from '#server/documents/files/sealing.ts';
import { sealedFileName } from '#server/documents/files/sealedName.ts';
import { loadProfile } from '#server/profile/store.ts';
import { registerCsv, registerJson } from '#server/register/exports.ts';
import type { PdfMaker } from '#server/documents/files/pdf.ts';
import { closures, closuresCsv } from './closures.ts';
import { notice } from './notice.ts';
import { paymentsCsv } from './payments.ts';
import { type Period, yearPeriod } from './period.ts';
import { receiptsBook, receiptsBookCsv, receiptsBookPdf } from './receiptsBook.ts';
import { absentDocuments, sealedAfter, type SealedFact } from './sealed.ts';
import { documentsCsv, linesCsv } from './tables.ts';
import { emptyTally } from './tally.ts';

interface Asked {
  year: number;
  now: Date;
}

/**
 * The year for the accountant: the bytes that were sealed, the register, the tables, and a notice.
 * No document is drawn anew: a page made today is not what was sent
 * (docs/product.md, Register and seals), so one that was never sealed is named in the notice instead.
 */
export function accountingArchive(
  account: Account,
  asked: Asked,
  { pdf, signal }: Pick<ArchiveOptions, 'signal'> & { pdf: PdfMaker },
): Readable {
  return documentsArchive(items(account, asked, pdf), {
    date: asked.now,
    ...(signal && { signal }),
  });
}

async function* items(
  account: Account,
  { year, now }: Asked,
  pdf: PdfMaker,
): AsyncGenerator<ArchiveItem> {
  const period = yearPeriod(year);
  const prints: string[] = [];
  for await (const { path, id, sha256, fileName } of sealedFiles(account, year)) {
    prints.push(`${sha256}  ${path}\n`);
    yield {
      path,
      title: fileName,
      render: () => releasedBytes(account, id),
    };
  }
  const tally = emptyTally();
  yield companion('empreintes-sha256.txt', pieces(prints));
  yield companion(
    'documents.csv',
    documentsCsv(account, period, (document) => tally.add(document)),
  );
  yield companion('lignes.csv', linesCsv(account, period));
  const read = (make: (books: Books) => Promise<string>) => later(() => account.run(make));
  yield companion(
    'encaissements.csv',
    read((books) => paymentsCsv(books, period)),
  );
  yield companion(
    'clotures.csv',
    read(async (books) => closuresCsv(await closures(books, period))),
  );
  const keepsBook = await account.run(keepsReceiptsBook);
  if (keepsBook) yield* receiptsBookFiles(account, period, pdf);
  yield companion('registre.csv', registerCsv(account));
  yield companion('registre.json', registerJson(account));
  yield companion('LISEZ-MOI.txt', told());

  /** Read when its turn comes, after the tables: it says what was counted there. */
  async function* told(): AsyncGenerator<string> {
    const { seller, absent } = await account.run(async (books) => ({
      seller: await loadProfile(books),
      absent: await absentDocuments(books, period),
    }));
    yield notice({ seller, year, now, sealed: prints.length, tally, absent, keepsBook });
  }
}

/** In the order of their sealing; a later version of a document says so in its name. */
async function* sealedFiles(account: Account, year: number) {
  const versions = new Map<string, number>();
  const taken = new Set<string>();
  let after = '';
  for (;;) {
    const page = await account.run((books) => sealedAfter(books, { ...yearPeriod(year), after }));
    for (const file of page) {
      const fileName = sealedFileName(file);
      // A request, its invoice and a certificate are no versions of one another.
      const one = `${file.documentId} ${fileName}`;
      const version = (versions.get(one) ?? 0) + 1;
      versions.set(one, version);
      yield { ...file, fileName, path: freePath(pathOf({ ...file, fileName }, version), taken) };
    }
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

function pathOf({ fileName, kind, deletedAt }: SealedFact, version: number): string {
  const folder = deletedAt ? 'supprimes' : kindFacts(kind).folder;
  const name = version === 1 ? fileName : fileName.replace(/\.pdf$/, `_version-${version}.pdf`);
  return `${folder}/${name}`;
}

function companion(path: string, text: AsyncIterable<string>): ArchiveItem {
  return { path, title: path, companion: true, render: () => Promise.resolve({ text }) };
}

/** Read when its turn comes. */
async function* later(make: () => Promise<string>): AsyncGenerator<string> {
  yield await make();
}

/** A micro-entrepreneur keeps the « livre des recettes » instead of other accounts. */
async function keepsReceiptsBook(books: Books): Promise<boolean> {
  return (await loadProfile(books)).legalForm === 'micro';
}

function* receiptsBookFiles(
  account: Account,
  period: Period,
  pdf: PdfMaker,
): Generator<ArchiveItem> {
  const rows = () => account.run((books) => receiptsBook(books, period));
  yield companion(
    'livre-des-recettes.csv',
    later(async () => receiptsBookCsv(await rows())),
  );
  yield {
    path: 'livre-des-recettes.pdf',
    title: 'livre-des-recettes.pdf',
    companion: true,
    render: async () => ({ bytes: await receiptsBookPdf(account, period, pdf) }),
  };
}

async function* pieces(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}
