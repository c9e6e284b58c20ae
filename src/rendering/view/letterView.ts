import type { IsoDate } from '#domain/calendar.ts';
import type { Client } from '#domain/client/types.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import type { Document } from '#domain/document/types.ts';
import { formatDay, formatDayLong } from '#domain/format/days.ts';
import { formatAmount, formatPercent } from '#domain/format/numbers.ts';
import { NBSP } from '#domain/format/spaces.ts';
import { count } from '#domain/format/words.ts';
import type { Profile } from '#domain/profile/types.ts';
import { halfYearLabel } from '#domain/reminders/lateRates.ts';
import type { LatePenalties } from '#domain/reminders/penalties.ts';
import type { PenaltyRule } from '#domain/reminders/penaltyRule.ts';
import type { SumDue } from '#domain/reminders/sums.ts';
import { buyerParty, sellerIdentity, sellerName, sellerParty } from './parties.ts';
import { dayParts, lookOf } from './printableView.ts';
import { blocks, oneLine, unbroken } from './text.ts';
import type { Entry, Look, Party } from './types.ts';

/** A letter, or a statement, as its template places it: French, formatted. */
export interface LetterSheet {
  look: Look;
  title: string;
  author: string;
  issued: [number, number, number];
  /** Large, beside the seller; a letter has none. */
  heading: string;
  reference: string;
  relations: string[];
  logo: string | null;
  logoAlt: string;
  seller: Party;
  buyer: Party;
  /** Above the text: how it is sent, its object. */
  details: Entry[];
  /** Parted by empty lines; a line end stays one. */
  paragraphs: string[];
  table: Table | null;
  remarks: string[];
  identity: string;
}

interface Table {
  columns: string[];
  rows: string[][];
  /** What it adds up to. */
  sums: Entry[];
}

interface Parts {
  seller: Profile;
  client: Client;
  document: Pick<Document, 'kind' | 'number' | 'date' | 'dueDate' | 'currency'>;
}

/** A reminder on paper, to be signed and posted: the words are those that were written. */
export function reminderView(
  parts: Parts,
  letter: { subject: string; message: string; registered: boolean; day: IsoDate },
): LetterSheet {
  const { seller } = parts;
  const city = oneLine(seller.city);
  const subject = oneLine(letter.subject);
  return {
    ...frame(parts, letter.day),
    // On an envelope identifiers are in the way.
    buyer: buyerParty({ ...parts.client, siret: '', vatNumber: '' }),
    title: [subject, sellerName(seller)].filter(Boolean).join(' · '),
    heading: '',
    reference: '',
    relations: [],
    details: [
      {
        label: letter.registered ? 'Lettre recommandée avec avis de réception' : 'Lettre simple',
        value: [city && `${city}, le`, formatDayLong(letter.day)].filter(Boolean).join(' '),
      },
      { label: 'Objet', value: subject },
    ],
    paragraphs: blocks(letter.message),
    table: null,
    remarks: [],
  };
}

/**
 * « Relevé de pénalités » of an invoice as of a day: each run of days with what was owed and the rate,
 * the indemnity, and the whole. It is no invoice: penalties bear no VAT.
 */
export function penaltyStatementView(
  parts: Parts,
  { late, rule, sum }: { late: LatePenalties; rule: PenaltyRule; sum: SumDue },
): LetterSheet {
  const { document } = parts;
  const { name } = kindFacts(document.kind);
  const number = oneLine(document.number);
  const heading = 'Relevé de pénalités';
  return {
    ...frame(parts, sum.asOf),
    title: [`${heading}, ${number}`, sellerName(parts.seller)].filter(Boolean).join(' · '),
    heading,
    reference: unbroken(`au ${formatDay(sum.asOf)}`),
    relations: [`${name} N°${NBSP}${number}`],
    details: [
      { label: 'Date de la facture', value: unbroken(formatDay(document.date)) },
      { label: 'Échéance', value: unbroken(formatDay(document.dueDate ?? '')) },
      { label: 'Taux', value: `${capital(rule.words)} (${rule.articles})` },
    ],
    paragraphs: [],
    table: statementTable(late, sum),
    remarks: statementRemarks(late, rule),
  };
}

function statementTable({ rows, fee }: LatePenalties, sum: SumDue): Table {
  const amount = (value: number) => formatAmount(value, sum.currency);
  return {
    columns: ['Période', 'Jours', 'Somme due TTC', 'Taux annuel', 'Pénalités'],
    rows: rows.map((row) => [
      unbroken(`${formatDay(row.from)} – ${formatDay(row.to)}`),
      String(row.days),
      amount(row.owed),
      row.rate === null ? 'non publié' : formatPercent(row.rate),
      row.amount === null ? '–' : amount(row.amount),
    ]),
    sums: [
      { label: 'Reste à payer de la facture', value: amount(sum.left) },
      {
        label: 'Pénalités de retard',
        value: sum.penalties === null ? 'à compléter' : amount(sum.penalties),
      },
      ...(fee > 0
        ? [{ label: 'Indemnité forfaitaire de recouvrement', value: formatAmount(fee) }]
        : []),
      ...(sum.penalties !== null && (fee === 0 || sum.currency === 'EUR')
        ? [{ label: `Total au ${formatDay(sum.asOf)}`, value: amount(sum.total) }]
        : []),
    ],
  };
}

function statementRemarks({ unknown, rows }: LatePenalties, rule: PenaltyRule): string[] {
  const days = rows.reduce((all, row) => all + row.days, 0);
  return [
    rule.runsFrom === 'formal_notice' && days === 0
      ? 'Un particulier doit l’intérêt légal à compter de la mise en demeure seulement (C. civ., art. 1231-6).'
      : `Somme due × taux × jours / 365, sur ${count(days, 'jour')}${unbroken(' de retard')}. Un paiement compte du lendemain du jour où il est reçu.`,
    ...(unknown
      ? [
          `Le taux du ${halfYearLabel(unknown)} n’est pas connu\u00A0: ses jours ne sont pas chiffrés.`,
        ]
      : []),
    'Ce relevé n’est pas une facture. Les pénalités et l’indemnité ne sont pas soumises à la TVA.',
  ];
}

function frame({ seller, client }: Parts, day: IsoDate) {
  const author = sellerName(seller);
  return {
    look: lookOf(seller),
    author,
    issued: dayParts(day),
    logo: seller.logo === '' ? null : seller.logo,
    logoAlt: author === '' ? 'Logo' : `Logo ${author}`,
    seller: sellerParty(seller),
    buyer: buyerParty(client),
    identity: sellerIdentity(seller),
  };
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}
