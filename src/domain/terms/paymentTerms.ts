import { addDays, type IsoDate } from '#domain/calendar.ts';

/**
 * When an invoice falls due, counted from its date. The law allows 60 days, or 45 days end of month,
 * which may be read in two ways (C. com. art. L441-10, I).
 */
export const TERMS_KINDS = [
  'on_receipt',
  'days',
  'end_of_month_after_45',
  '45_after_end_of_month',
] as const;
export type TermsKind = (typeof TERMS_KINDS)[number];

export interface PaymentTerms {
  termsKind: TermsKind | null;
  /** For `days`. */
  termsDays: number | null;
}

/** Nothing agreed: fifteen days. */
export const NO_TERMS: PaymentTerms = { termsKind: null, termsDays: null };

/** The terms as a choice on a screen. */
export const TERMS_CHOICES: readonly { value: TermsKind; label: string }[] = [
  { value: 'on_receipt', label: 'À réception de la facture' },
  { value: 'days', label: 'Un nombre de jours après la facture' },
  { value: 'end_of_month_after_45', label: '45 jours fin de mois (45 jours, puis la fin du mois)' },
  { value: '45_after_end_of_month', label: '45 jours fin de mois (fin du mois, puis 45 jours)' },
];

/** Days between the date and the due date where nobody agreed otherwise (docs/product.md, Documents). */
const DUE_DAYS = 15;

/** Longest agreed term between businesses (C. com. art. L441-10, I). */
const LONGEST_TERM = 60;

/** The client's terms, or else the seller's. */
export function termsBetween(
  seller: PaymentTerms,
  client: Partial<PaymentTerms> | null,
): PaymentTerms {
  const { termsKind = null, termsDays = null } = client ?? {};
  return termsKind === null ? seller : { termsKind, termsDays };
}

/** The day an invoice of that date falls due by these terms. */
export function dueDateBy({ termsKind, termsDays }: PaymentTerms, date: IsoDate): IsoDate {
  switch (termsKind) {
    case 'on_receipt':
      return date;
    case 'end_of_month_after_45':
      return endOfMonth(addDays(date, 45));
    case '45_after_end_of_month':
      return addDays(endOfMonth(date), 45);
    default:
      return addDays(date, termsKind === 'days' ? (termsDays ?? DUE_DAYS) : DUE_DAYS);
  }
}

/** The last day two businesses may agree on for an invoice of that date, in the kindest reading. */
export function latestDueDate(date: IsoDate): IsoDate {
  const readings = [
    addDays(date, LONGEST_TERM),
    dueDateBy({ termsKind: 'end_of_month_after_45', termsDays: null }, date),
    dueDateBy({ termsKind: '45_after_end_of_month', termsDays: null }, date),
  ];
  return readings.reduce((latest, reading) => (reading > latest ? reading : latest));
}

function endOfMonth(date: IsoDate): IsoDate {
  const first = `${date.slice(0, 7)}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return addDays(next, -1);
}
