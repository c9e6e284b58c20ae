import { XmlDocument } from 'libxml2-wasm';
import { identified } from '#domain/statements/identity.ts';
import type { Due, WaitingCredit } from '#domain/statements/due.ts';
import { matchInTurns } from '#domain/statements/matching.ts';
import { readCsv } from '#domain/statements/csv.ts';
import { openStatement } from '#domain/statements/readStatement.ts';
import type { Statement } from '#domain/statements/line.ts';
import { row } from './measure.ts';

/**
 * `node --expose-gc bench/statement.ts [lines] [invoices]`: a statement of so many lines, one in five of
 * them a debit, in each form: milliseconds to read, to give each line its identity, to match them with
 * so many invoices of a fifth as many clients, the longest stretch that keeps others waiting, and the
 * heap above the file. Beside it libxml2, which makes a tree of the same CAMT and does nothing with it.
 */
const lines = Number(process.argv[2] ?? 10_000);
const invoices = Number(process.argv[3] ?? 2000);
const RUNS = 5;

const names = Array.from(
  { length: Math.ceil(invoices / 5) },
  (_, at) => `ATELIER ${word(at)} ${word(at * 7 + 3)}`,
);
const dues: Due[] = Array.from({ length: invoices }, (_, at) => ({
  documentId: `d${at}`,
  number: `FA-2026-${String(at + 1).padStart(5, '0')}`,
  clientId: `c${at % names.length}`,
  clientName: names[at % names.length]!,
  company: '',
  cents: 10_000 + ((at * 7919) % 90_000),
  retained: 0,
  currency: 'EUR',
  date: '2026-01-15',
}));

console.log(
  row('file', 'MB', 'read', 'identities', 'match', 'longest turn', 'proposals', 'heap MB'),
);
console.log(row('---', '--:', '--:', '--:', '--:', '--:', '--:', '--:'));
const forms = { 'CAMT.053': camt(), OFX: ofx(), CSV: csv() };
for (const [name, text] of Object.entries(forms)) {
  const bytes = new TextEncoder().encode(text);
  const times = Array.from({ length: RUNS }, () => onceThrough(bytes));
  const median = (of: keyof (typeof times)[number]) =>
    times.map((time) => time[of]).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]!;
  console.log(
    row(
      name,
      (bytes.length / 2 ** 20).toFixed(1),
      ...(['read', 'identities', 'match', 'longest'] as const).map((of) => median(of).toFixed(0)),
      median('proposals'),
      times.map(({ heap }) => heap.toFixed(0)).join(', '),
    ),
  );
}
const tree = Array.from({ length: RUNS }, () => {
  const start = performance.now();
  XmlDocument.fromString(forms['CAMT.053']).dispose();
  return performance.now() - start;
}).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]!;
console.log(`libxml2, a tree of the same CAMT: ${tree.toFixed(0)} ms`);

function onceThrough(bytes: Uint8Array) {
  const before = heap();
  const start = performance.now();
  const statement = opened(bytes);
  const read = performance.now();
  const known = identified(statement.credits, statement.account);
  const named = performance.now();
  const credits: WaitingCredit[] = known.map((credit, at) => ({
    ...credit,
    id: `l${at}`,
    hasTwin: false,
  }));
  let proposals = 0;
  let longest = 0;
  let turn = performance.now();
  for (const some of matchInTurns(credits, dues)) {
    proposals += some.length;
    longest = Math.max(longest, performance.now() - turn);
    turn = performance.now();
  }
  const end = performance.now();
  return {
    read: read - start,
    identities: named - read,
    match: end - named,
    longest,
    proposals,
    heap: heap() - before,
  };
}

function opened(bytes: Uint8Array): Statement {
  const file = openStatement(bytes);
  if (file.kind === 'statement') return file.statement;
  if (!file.columns) throw new Error('no columns were guessed');
  return readCsv(file.table, file.columns);
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** A line pays an invoice by its number, by its client's name, or nothing that is due. */
function line(at: number) {
  const due = dues[(at * 13) % dues.length]!;
  const label = [`VIR SEPA ${due.number}`, `VIR INST ${due.clientName}`, `REMISE CHEQUE ${at}`][
    at % 3
  ]!;
  const isDebit = at % 5 === 4;
  const day = String((at % 28) + 1).padStart(2, '0');
  return { label, cents: at % 3 === 2 ? 100 + at : due.cents, isDebit, day };
}

function camt(): string {
  const entries = Array.from({ length: lines }, (_, at) => {
    const { label, cents, isDebit, day } = line(at);
    const amount = `<Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>${isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
    return `<Ntry><NtryRef>${at}</NtryRef>${amount}<Sts>BOOK</Sts><BookgDt><Dt>2026-11-${day}</Dt></BookgDt><ValDt><Dt>2026-11-${day}</Dt></ValDt><AcctSvcrRef>REF${at}</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${amount}<RltdPties><Dbtr><Nm>PAYEUR ${at}</Nm></Dbtr><DbtrAcct><Id><IBAN>FR7612345987650123456789014</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>${label}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id></Acct>${entries.join('\n')}</Stmt></BkToCstmrStmt></Document>`;
}

function ofx(): string {
  const entries = Array.from({ length: lines }, (_, at) => {
    const { label, cents, isDebit, day } = line(at);
    return `<STMTTRN>\n<TRNTYPE>${isDebit ? 'DEBIT' : 'CREDIT'}\n<DTPOSTED>202611${day}\n<TRNAMT>${isDebit ? '-' : ''}${(cents / 100).toFixed(2)}\n<FITID>${at}\n<NAME>${label}\n</STMTTRN>`;
  });
  return `OFXHEADER:100\n\n<OFX>\n<BANKTRANLIST>\n${entries.join('\n')}\n</BANKTRANLIST>\n</OFX>\n`;
}

function csv(): string {
  const entries = Array.from({ length: lines }, (_, at) => {
    const { label, cents, isDebit, day } = line(at);
    const amount = (cents / 100).toFixed(2).replace('.', ',');
    return `${day}/11/2026;"${label}";${isDebit ? amount : ''};${isDebit ? '' : amount};`;
  });
  return `Date;Libellé;Débit;Crédit;\n${entries.join('\n')}\n`;
}

function word(seed: number): string {
  let left = (seed * 2_654_435_761) % 2 ** 32;
  let letters = '';
  for (let at = 0; at < 6; at += 1) {
    letters += String.fromCodePoint(65 + (left % 26));
    left = Math.floor(left / 26);
  }
  return letters;
}
