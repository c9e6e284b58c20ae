import type { Client } from '#domain/client/types.ts';
import type { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import type { mentionsFor } from '#domain/mentions/mentionsFor.ts';
import type { Template } from '#domain/profile/look.ts';
import type { Profile } from '#domain/profile/types.ts';

/**
 * A document ready to leave. `sheet` is what people read, already in French and formatted: the
 * template only places it. `facts` is what machines read (Factur-X): the same figures, unrounded
 * by any formatting. Both come from one computation, so the page and the XML cannot disagree.
 */
export interface PrintableView {
  sheet: Sheet;
  facts: Facts;
}

/** The exact data behind the sheet, for `factur-x.xml`. */
export interface Facts {
  seller: Profile;
  client: Client;
  document: Document;
  totals: ReturnType<typeof documentTotals>;
  mentions: ReturnType<typeof mentionsFor>;
}

/** Everything printed, in reading order. Plain JSON: it goes to the template as one input. */
export interface Sheet {
  kind: 'invoice' | 'quote';
  look: Look;
  /** Title of the PDF, shown by readers instead of the file name (PDF/UA-1). */
  title: string;
  /** Name put in the PDF as its author. */
  author: string;
  /** Year, month, day: the only date in the file, so the same document gives the same bytes. */
  issued: [number, number, number];
  heading: string;
  /** What a draft of an invoice says across each page; null on what is issued, and on a quote. */
  project: string | null;
  reference: string;
  /** The number alone, empty before one is taken: « Facture INV-048 ». */
  number: string;
  /** What the reader looks for first: how much, and until when. */
  headline: Headline;
  /** What the work is about, over its lines; null where nobody said. */
  subject: string | null;
  /** Under the number: the documents this one names. */
  relations: string[];
  /** What it is not, or why it is made. */
  statement: Statement | null;
  /** Data URL as stored in the profile, or null. */
  logo: string | null;
  logoAlt: string;
  seller: Party;
  buyer: Party;
  delivery: Party | null;
  meta: Entry[];
  columns: Columns;
  lines: Line[];
  /** Under the totals of a quote; null where it has none, or all were taken. */
  options: OptionalLines | null;
  totals: Entry[];
  /** The figure the reader looks for: what is due. */
  grandTotal: Entry;
  /** What was received before, and what is then left to pay. */
  settled: Entry[];
  /** A balance only: its sums before and after deposits. */
  reading: Reading | null;
  /** How far the works are, line by line of the quote; null but on a situation. */
  progress: Reading | null;
  /** VAT in euros and the rate used, when the currency is not the euro. */
  conversion: string | null;
  notesTitle: string;
  /** The user's notes, one paragraph an item. */
  notes: string[];
  paymentTitle: string;
  payment: Entry[];
  /** What a phone scans to pay by transfer; null where that cannot be. */
  transferCode: TransferCode | null;
  /** Free text under « Conditions de règlement ». */
  terms: string[];
  mentions: string[];
  /** What the client fills in: to accept a quote, or to certify what a reduced rate asks for. */
  acceptance: Acceptance | null;
  /** Null on what nobody is thanked for. */
  thanks: string | null;
  /** Legal identity of the seller, at the foot of every page. */
  identity: string;
}

/** Which of the three looks, in which colour (`#rrggbb`), with a logo how large. */
export interface Look {
  template: Template;
  accent: string;
  logoScale: number;
}

/** A name and what stands under it. */
export interface Party {
  label: string;
  name: string;
  /** Second line in ink rather than diluted: the person behind a trade name, or a contact. */
  person: string | null;
  /** As the post wants them: all that may stand in the window of an envelope. */
  lines: string[];
  /** How to reach a seller, or the numbers a client is known by. */
  contact: string[];
}

/** The sum in question and its day, at the head of the page. */
export interface Headline {
  label: string;
  value: string;
  /** Under `label`: « pour le 7 décembre 2026 ». Empty where there is no day. */
  note: string;
  /** Without `label`: « à régler pour le 7 décembre 2026 ». */
  words: string;
}

export interface Entry {
  label: string;
  value: string;
}

/** A « QR code » of a SEPA transfer (`domain/payments/transferCode.ts`). */
export interface TransferCode {
  /** Its modules as one SVG, without the quiet zone that must surround it. */
  svg: string;
  /** How many modules wide: the quiet zone is four more on each side (ISO/IEC 18004). */
  size: number;
  /** What it is, for who cannot see it. */
  alt: string;
  caption: string[];
}

export interface Columns {
  description: string;
  quantity: string;
  unitPrice: string;
  /** Null unless rates differ: a single one stands with the totals. */
  rate: string | null;
  total: string;
  /** Before a sum carried over from the page before, and on to the next. */
  report: string;
  onward: string;
}

export interface Line {
  description: string;
  quantity: string;
  unitPrice: string;
  rate: string | null;
  total: string;
  /** The sum of the lines so far, this one counted. */
  carried: string;
  /** « Soit 540,00 € TTC », for a consumer; null for anybody else. */
  gross: string | null;
  /** « Option retenue », on what the client of a quote chose to add. */
  note: string | null;
}

/** What a quote offers beside its total: to be ticked, or as its client left it. */
export interface OptionalLines {
  title: string;
  /** How one takes them on paper; null once there is an answer. */
  instruction: string | null;
  lines: Omit<Line, 'carried'>[];
}

/** A few words of weight, with or without a title. */
export interface Statement {
  title: string | null;
  text: string[];
}

/** A small table of sums: each row a label and as many amounts as there are columns. */
export interface Reading {
  columns: string[];
  rows: { label: string; amounts: string[] }[];
  note: string | null;
}

export interface Acceptance {
  title: string;
  /** What signing it certifies, beside agreeing: see `domain/mentions/certifications.ts`. */
  certifications: string[];
  instruction: string;
  fields: string[];
}
