/** « Facture » and « Devis »: the two types of document that callers choose between. */
export const DOCUMENT_TYPES = ['invoice', 'quote'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** What a document is exactly. A plain invoice and a plain quote bear the name of their type. */
export const DOCUMENT_KINDS = [
  'invoice',
  'quote',
  'credit_note',
  'corrective',
  'deposit',
  'final',
  'situation',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A run of numbers without a hole (CGI ann. II art. 242 nonies A, 7°). */
export type NumberSeries = 'invoice' | 'quote' | 'credit_note';

/** All that differs from one kind of document to another. */
export interface KindFacts {
  type: DocumentType;
  /** As a title: « Facture d’acompte ». */
  name: string;
  plural: string;
  /** In a sentence: « la facture d’acompte », « l’avoir ». */
  definite: string;
  gender: 'feminine' | 'masculine';
  series: NumberSeries;
  /** What the client owes by it: 1 pays it, 0 owes nothing, -1 is owed. Turnover counts it alike. */
  owes: 1 | 0 | -1;
  /** Whether it says until when it must be paid (BT-9). */
  hasDueDate: boolean;
  /** Whether that day may precede its date: what was paid before it was invoiced (BR-FR-CO-07). */
  mayBeDueBefore: boolean;
  /** An offer the client may accept until a day: it may become an invoice and asks for no payment. */
  isOffer: boolean;
  /** What its draft asks for when it leaves, being no invoice yet: « Demande d’acompte ». */
  requestName: string | null;
  /** How the name of that file begins. */
  requestStem: string | null;
  /** Its VAT is due when it is paid, whatever it is for (CGI art. 269, 2, a and c). */
  taxedWhenPaid: boolean;
  /** BT-3, from UNTDID 1001; null for what is no invoice, and so has no Factur-X. */
  typeCode: '380' | '381' | '384' | '386' | null;
  /** BT-3 of an avoir on it; null for what no avoir may credit. */
  creditCode: '381' | '503' | null;
  /** Whether it stands alone, so that the same may be made again, or for other clients. */
  canBeRepeated: boolean;
  /** Whether a rectificative may replace it. */
  canBeReplaced: boolean;
  /** What is done where none may. */
  insteadOfReplacing: string | null;
  /** Its folder in a ZIP. */
  folder: string;
  /** How the name of its files begins. */
  fileStem: string;
  /** The title over the means and terms of payment. */
  paymentTitle: string;
}

const INVOICE = {
  taxedWhenPaid: false,
  type: 'invoice',
  gender: 'feminine',
  series: 'invoice',
  owes: 1,
  hasDueDate: true,
  mayBeDueBefore: false,
  isOffer: false,
  requestName: null,
  requestStem: null,
  creditCode: '381',
  canBeRepeated: false,
  canBeReplaced: true,
  insteadOfReplacing: null,
  folder: 'factures',
  paymentTitle: 'Règlement',
} as const;

/**
 * One row for each kind. The rest of the code reads this table and never compares a document’s type
 * or kind itself (`src/testing/kindComparisons.test.ts`).
 */
export const KINDS = {
  invoice: {
    ...INVOICE,
    name: 'Facture',
    plural: 'Factures',
    definite: 'la facture',
    canBeRepeated: true,
    typeCode: '380',
    fileStem: 'Facture',
  },
  quote: {
    type: 'quote',
    name: 'Devis',
    plural: 'Devis',
    definite: 'le devis',
    gender: 'masculine',
    series: 'quote',
    owes: 0,
    hasDueDate: false,
    mayBeDueBefore: false,
    taxedWhenPaid: false,
    isOffer: true,
    requestName: null,
    requestStem: null,
    typeCode: null,
    creditCode: null,
    canBeRepeated: false,
    canBeReplaced: false,
    insteadOfReplacing: null,
    folder: 'devis',
    fileStem: 'Devis',
    paymentTitle: 'Conditions de règlement',
  },
  credit_note: {
    ...INVOICE,
    name: 'Avoir',
    plural: 'Avoirs',
    definite: 'l’avoir',
    gender: 'masculine',
    series: 'credit_note',
    owes: -1,
    hasDueDate: false,
    typeCode: '381',
    creditCode: null,
    canBeReplaced: false,
    folder: 'avoirs',
    fileStem: 'Avoir',
    paymentTitle: 'Utilisation de l’avoir',
  },
  corrective: {
    ...INVOICE,
    name: 'Facture rectificative',
    plural: 'Factures rectificatives',
    definite: 'la facture rectificative',
    typeCode: '384',
    fileStem: 'Facture_rectificative',
  },
  deposit: {
    ...INVOICE,
    taxedWhenPaid: true,
    name: 'Facture d’acompte',
    plural: 'Factures d’acompte',
    definite: 'la facture d’acompte',
    mayBeDueBefore: true,
    requestName: 'Demande d’acompte',
    requestStem: 'Demande_acompte',
    typeCode: '386',
    creditCode: '503',
    canBeReplaced: false,
    insteadOfReplacing: 'faites un avoir, puis un nouvel acompte sur le devis',
    fileStem: 'Facture_acompte',
  },
  final: {
    ...INVOICE,
    name: 'Facture de solde',
    plural: 'Factures de solde',
    definite: 'la facture de solde',
    typeCode: '380',
    fileStem: 'Facture_solde',
  },
  // Works done so far, which is no deposit: what is billed is the progress since the last one.
  situation: {
    ...INVOICE,
    name: 'Situation de travaux',
    plural: 'Situations de travaux',
    definite: 'la situation',
    typeCode: '380',
    canBeReplaced: false,
    insteadOfReplacing: 'faites un avoir, puis une nouvelle situation sur le devis',
    fileStem: 'Situation',
  },
} as const satisfies Record<DocumentKind, KindFacts>;

/** What the table says of a kind. A type may be asked for too: it names its plain kind. */
export function kindFacts(kind: DocumentKind): KindFacts {
  return KINDS[kind];
}

/** The kinds that are numbered in a series. */
export function kindsIn(series: NumberSeries): DocumentKind[] {
  return DOCUMENT_KINDS.filter((kind) => kindFacts(kind).series === series);
}

/** True for what the law calls an invoice, avoirs among them (CGI art. 289): a quote is none. */
export function isInvoice({ kind }: { kind: DocumentKind }): boolean {
  return kindFacts(kind).typeCode !== null;
}

/** True for what is asked for before it is issued: a deposit. */
export function isDeposit({ kind }: { kind: DocumentKind }): boolean {
  return kindFacts(kind).requestName !== null;
}

/** True for a draft that leaves as a request for money: it is no invoice (CGI art. 289, I-1-c). */
export function isRequest({ kind, issuedAt }: { kind: DocumentKind; issuedAt: string | null }) {
  return isDeposit({ kind }) && issuedAt === null;
}

/** True for what the client has to pay, which a request is not yet. */
export function isOwed(document: { kind: DocumentKind; issuedAt: string | null }): boolean {
  return kindFacts(document.kind).owes > 0 && !isRequest(document);
}

/** The types whose documents a client has to pay; « en retard » and « à encaisser » count these. */
export const PAYABLE_TYPES = DOCUMENT_TYPES.filter((type) => kindFacts(type).owes > 0);

/** The kinds a client has to pay: an avoir is of a payable type, and is none of them. */
export const PAYABLE_KINDS = DOCUMENT_KINDS.filter((kind) => kindFacts(kind).owes > 0);

/** The kinds by which a client is owed: avoirs. */
export const OWED_BACK_KINDS = DOCUMENT_KINDS.filter((kind) => kindFacts(kind).owes < 0);

/** The two types as a choice on a screen. */
export const TYPE_CHOICES = DOCUMENT_TYPES.map((type) => ({
  value: type,
  label: kindFacts(type).name,
}));

/** True for the name of a type: what was kept in a browser or an address may hold anything. */
export function isDocumentType(value: unknown): value is DocumentType {
  return DOCUMENT_TYPES.some((type) => type === value);
}

/** A masculine participle made to agree: « envoyé » becomes « envoyée » for a « facture ». */
export function agreed(participle: string, kind: DocumentKind): string {
  return kindFacts(kind).gender === 'feminine' ? `${participle}e` : participle;
}
