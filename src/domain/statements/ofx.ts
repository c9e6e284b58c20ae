import { readDecimalCents } from './amount.ts';
import { readDay } from './day.ts';
import { type Statement, StatementError } from './line.ts';
import { boundedLabel, boundedPayer, usualBankId } from './words.ts';
import { readMarkup } from './markup.ts';

/**
 * The credits of an OFX file, the SGML of versions 1 or the XML of versions 2. A loan's or a card's
 * account is read as a bank's: a refund there is for its user to set aside.
 * @throws StatementError where there is no statement, or, in XML, where the file is cut short.
 */
export function readOfx(source: string): Statement {
  const statement: Statement = { format: 'ofx', account: '', credits: [], others: 0 };
  const isXml = /^\uFEFF?\s*<\?/.test(source);
  const begin = source.search(/<OFX>/i);
  if (begin < 0) throw noStatement();
  let currency = 'EUR';
  let lists = 0;
  let listsClosed = 0;
  let fields: Record<string, string> | null = null;
  const handler = {
    open(name: string) {
      const tag = name.toUpperCase();
      if (tag === 'BANKTRANLIST') lists += 1;
      if (tag === 'STMTTRN') fields = {};
    },
    text(name: string, text: string) {
      const tag = name.toUpperCase();
      if (fields) fields[tag] ??= text;
      else if (tag === 'CURDEF') currency = text.slice(0, 3).toUpperCase();
      else if (tag === 'ACCTID') statement.account ||= text.slice(0, 40);
    },
    close(name: string, isImplied: boolean) {
      const tag = name.toUpperCase();
      if (tag === 'BANKTRANLIST' && !isImplied) listsClosed += 1;
      if (tag !== 'STMTTRN' || !fields) return;
      const credit = creditOf(fields, currency);
      if (credit) statement.credits.push(credit);
      else statement.others += 1;
      fields = null;
    },
  };
  readMarkup(source.slice(begin), handler, { closed: isXml });
  if (lists === 0) throw noStatement();
  if (listsClosed < lists)
    throw new StatementError(
      'Ce relevé OFX s’arrête avant sa fin\u00A0: téléchargez-le de nouveau.',
    );
  return statement;
}

function creditOf(fields: Record<string, string>, currency: string) {
  const day = readDay(fields['DTPOSTED'] ?? '');
  const cents = readDecimalCents((fields['TRNAMT'] ?? '').replaceAll(/[\s\u00A0]/g, ''));
  if (day === null || cents === null || cents <= 0) return null;
  const name = fields['NAME'] ?? '';
  return {
    day,
    cents,
    currency: (fields['CURSYM'] ?? currency).slice(0, 3).toUpperCase(),
    label: boundedLabel([name, fields['MEMO'] ?? '']),
    payer: boundedPayer(fields['PAYEE'] ?? ''),
    bankId: usualBankId(fields['FITID'] ?? ''),
  };
}

function noStatement(): StatementError {
  return new StatementError('Ce fichier OFX ne contient pas de relevé de compte bancaire.');
}
