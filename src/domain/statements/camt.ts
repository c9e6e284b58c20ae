import { type IsoDate, isIsoDate } from '#domain/calendar.ts';
import { readDecimalCents } from './amount.ts';
import { type BankCredit, type Statement, StatementError } from './line.ts';
import { boundedLabel, boundedPayer, usualBankId } from './words.ts';
import { readMarkup } from './markup.ts';

interface Transaction {
  cents: number | null;
  currency: string;
  side: string;
  payer: string;
  bankId: string;
  words: string[];
}

interface Entry extends Transaction {
  booked: IsoDate | null;
  value: IsoDate | null;
  status: string;
  isReversal: boolean;
  transactions: Transaction[];
}

/**
 * The credits of a CAMT.053 (ISO 20022, BankToCustomerStatement 02 to 08). An entry of several
 * transactions gives a line each when their amounts make up the entry's, else one line.
 * @throws StatementError for another message, or a file that is cut short.
 */
export function readCamt(source: string): Statement {
  const statement: Statement = { format: 'camt', account: '', credits: [], others: 0 };
  const path: string[] = [];
  let entry: Entry | null = null;
  let transaction: Transaction | null = null;
  let isStatement = false;
  readMarkup(source, {
    open(name, attributes) {
      path.push(name);
      if (name === 'BkToCstmrStmt') isStatement = true;
      if (name === 'Ntry') entry = newEntry();
      if (name === 'TxDtls') transaction = newTransaction();
      const target = transaction ?? entry;
      if (name === 'Amt' && target) target.currency ||= attributes['Ccy'] ?? '';
    },
    text(_name, text) {
      const below = path.slice(path.lastIndexOf(transaction ? 'TxDtls' : 'Ntry') + 1).join('/');
      if (transaction) ofTransaction(transaction, below, text);
      else if (entry) ofEntry(entry, below, text);
      else if (isAccount(path)) statement.account ||= text.slice(0, 40);
    },
    close(name) {
      path.pop();
      if (name === 'TxDtls' && transaction) {
        entry?.transactions.push(transaction);
        transaction = null;
      }
      if (name === 'Ntry' && entry) {
        const credits = creditsOf(entry);
        statement.credits.push(...credits);
        if (credits.length === 0) statement.others += 1;
        entry = null;
      }
    },
  });
  if (!isStatement) {
    throw new StatementError(
      'Ce fichier XML n’est pas un relevé CAMT.053\u00A0: demandez à votre banque un relevé («\u00A0camt.053\u00A0»), un OFX ou un CSV.',
    );
  }
  return statement;
}

/** Versions 02 to 08 differ in these paths by a level: `Sts/Cd`, `Dbtr/Pty/Nm`. */
function ofEntry(entry: Entry, path: string, text: string): void {
  if (path === 'Amt') entry.cents = readDecimalCents(text);
  else if (path === 'CdtDbtInd') entry.side = text;
  else if (path === 'RvslInd') entry.isReversal = text === 'true' || text === '1';
  else if (path === 'Sts' || path === 'Sts/Cd') entry.status = text;
  else if (path === 'BookgDt/Dt' || path === 'BookgDt/DtTm') entry.booked = dayOf(text);
  else if (path === 'ValDt/Dt' || path === 'ValDt/DtTm') entry.value = dayOf(text);
  else if (path === 'AcctSvcrRef') entry.bankId = text;
  else if (path === 'AddtlNtryInf') entry.words.push(text);
}

function ofTransaction(transaction: Transaction, path: string, text: string): void {
  if (path === 'Amt' || path === 'AmtDtls/TxAmt/Amt') transaction.cents ??= readDecimalCents(text);
  else if (path === 'CdtDbtInd') transaction.side = text;
  else if (path === 'Refs/AcctSvcrRef') transaction.bankId = text;
  else if (path === 'RltdPties/Dbtr/Nm' || path === 'RltdPties/Dbtr/Pty/Nm') {
    transaction.payer = text;
  } else if (path === 'RltdPties/UltmtDbtr/Nm' || path === 'RltdPties/UltmtDbtr/Pty/Nm') {
    transaction.payer ||= text;
  } else if (REMITTANCE.has(path) && text !== 'NOTPROVIDED') transaction.words.push(text);
}

const REMITTANCE = new Set([
  'RmtInf/Ustrd',
  'RmtInf/Strd/CdtrRefInf/Ref',
  'RmtInf/Strd/RfrdDocInf/Nb',
  'RmtInf/Strd/AddtlRmtInf',
  'Refs/EndToEndId',
  'AddtlTxInf',
]);

function creditsOf(entry: Entry): BankCredit[] {
  const day = entry.booked ?? entry.value;
  const isBooked = entry.status === '' || entry.status === 'BOOK';
  if (entry.side !== 'CRDT' || entry.isReversal || !isBooked || day === null) return [];
  if (entry.cents === null || entry.cents <= 0) return [];
  const { transactions } = entry;
  if (transactions.length > 1 && makeUp(entry)) {
    return transactions.map((each) => credit(each, day, entry));
  }
  const words = [...transactions.flatMap((each) => each.words), ...entry.words];
  const payer = transactions.length === 1 ? transactions[0]!.payer : '';
  const bankId = entry.bankId || (transactions[0]?.bankId ?? '');
  return [credit({ ...entry, words, payer, bankId }, day, entry)];
}

/** Whether the parts of a grouped entry say amounts that give the entry's. */
function makeUp({ transactions, cents, currency }: Entry): boolean {
  let total = 0;
  for (const each of transactions) {
    if (each.cents === null || each.cents <= 0 || each.side === 'DBIT') return false;
    if (each.currency !== '' && each.currency !== currency) return false;
    total += each.cents;
  }
  return total === cents;
}

function credit(from: Transaction, day: IsoDate, entry: Entry): BankCredit {
  return {
    day,
    cents: from.cents!,
    currency: from.currency || entry.currency || 'EUR',
    label: boundedLabel(from.words.length > 0 ? from.words : entry.words),
    payer: boundedPayer(from.payer),
    bankId: usualBankId(from.bankId || entry.bankId),
  };
}

function isAccount(path: readonly string[]): boolean {
  const where = path.slice(path.indexOf('Stmt') + 1).join('/');
  return where === 'Acct/Id/IBAN' || where === 'Acct/Id/Othr/Id';
}

function dayOf(text: string): IsoDate | null {
  const day = text.slice(0, 10);
  return isIsoDate(day) ? day : null;
}

function newTransaction(): Transaction {
  return { cents: null, currency: '', side: '', payer: '', bankId: '', words: [] };
}

function newEntry(): Entry {
  return {
    ...newTransaction(),
    booked: null,
    value: null,
    status: '',
    isReversal: false,
    transactions: [],
  };
}
