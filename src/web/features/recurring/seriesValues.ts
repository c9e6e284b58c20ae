import type { IsoDate } from '#domain/calendar.ts';
import type { RepeatedFacts, SeriesMode } from '#domain/recurring/series.ts';
import type { Covers } from '#domain/recurring/period.ts';
import { isLastOfMonth } from '#domain/recurring/rhythm.ts';
import type { TermsKind } from '#domain/terms/paymentTerms.ts';
import type { SeriesAnswer } from '#server/documents/recurring/answers.ts';
import { bodyOf, type EditedDocument, editedDocument } from '#web/lines/editedDocument.ts';

/** A list where nothing is chosen: its options are texts. */
const NONE = 'none';

/** A series as its fields hold it. */
export interface SeriesValues extends EditedDocument {
  name: string;
  clientId: string;
  frequency: '1' | '3' | '6' | '12' | 'other';
  /** For another frequency. */
  everyMonths: string;
  start: IsoDate;
  /** « Le dernier jour de chaque mois », where the first is one. */
  lastDay: boolean;
  ending: 'open' | 'until' | 'count';
  until: string;
  count: string;
  covers: Covers;
  mode: SeriesMode;
  termsKind: TermsKind | typeof NONE;
  termsDays: string;
  purchaseOrder: string;
}

export const FREQUENCIES: readonly { value: SeriesValues['frequency']; label: string }[] = [
  { value: '1', label: 'Tous les mois' },
  { value: '3', label: 'Tous les trimestres' },
  { value: '6', label: 'Tous les semestres' },
  { value: '12', label: 'Tous les ans' },
  { value: 'other', label: 'Autre' },
];

export const ENDINGS: readonly { value: SeriesValues['ending']; label: string }[] = [
  { value: 'open', label: 'Sans fin' },
  { value: 'until', label: 'À une date' },
  { value: 'count', label: 'Après n fois' },
];

/** What a new series begins with, whatever it is made of. */
export const USUAL_SERIES = {
  frequency: '1',
  everyMonths: '',
  ending: 'open',
  until: '',
  count: '',
  mode: 'draft',
  termsKind: 'none',
  termsDays: '',
  purchaseOrder: '',
} as const satisfies Partial<SeriesValues>;

/** What the screen does not ask, and keeps. */
export type KeptFacts = Omit<RepeatedFacts, 'content' | 'vat' | 'vatRate' | 'purchaseOrder'> & {
  sourceDocumentId: string | null;
};

export const NO_KEPT_FACTS: KeptFacts = {
  vatExemption: null,
  operationCategory: null,
  paymentMethod: null,
  contractReference: null,
  buyerReference: null,
  sourceDocumentId: null,
};

/** How many months lie between two invoices; 0 while nothing readable is typed. */
export function monthsOf({ frequency, everyMonths }: SeriesValues): number {
  const typed = frequency === 'other' ? everyMonths : frequency;
  const months = Number(typed.trim());
  return Number.isInteger(months) && months >= 1 && months <= 60 ? months : 0;
}

/** The body of `POST /api/recurring`, judged by the domain’s schema. */
export function seriesBody(values: SeriesValues, kept: KeptFacts) {
  const { frequency, ending, lastDay, start, termsKind, vat, ...rest } = values;
  return {
    ...kept,
    ...bodyOf(values),
    name: rest.name,
    clientId: rest.clientId,
    mode: rest.mode,
    covers: rest.covers,
    start,
    day: lastDay && isLastOfMonth(start) ? 31 : Number(start.slice(8)) || 1,
    everyMonths: frequency === 'other' ? rest.everyMonths : Number(frequency),
    until: ending === 'until' ? rest.until : null,
    // Chosen and left empty is a mistake to be told, not a series without end.
    count: ending === 'count' ? rest.count || '0' : null,
    termsKind: termsKind === NONE ? null : termsKind,
    termsDays: termsKind === 'days' ? rest.termsDays : null,
    purchaseOrder: rest.purchaseOrder.trim() || null,
    // A document that bears VAT has no reason not to.
    vatExemption: vat ? null : kept.vatExemption,
  };
}

/** The fields of a series that is there. */
export function valuesOfSeries(series: SeriesAnswer): SeriesValues {
  const { facts, everyMonths, until, left, termsKind } = series;
  const usual = FREQUENCIES.find(({ value }) => value === String(everyMonths));
  return {
    ...editedDocument({ ...facts, lineItems: series.lineItems }),
    name: series.name,
    clientId: series.clientId,
    frequency: usual?.value ?? 'other',
    everyMonths: usual ? '' : String(everyMonths),
    start: series.nextDay ?? '',
    lastDay: series.day === 31,
    ending: until !== null ? 'until' : left !== null ? 'count' : 'open',
    until: until ?? '',
    count: left === null ? '' : String(left),
    covers: series.covers,
    mode: series.mode,
    termsKind: termsKind ?? NONE,
    termsDays: series.termsDays === null ? '' : String(series.termsDays),
    purchaseOrder: facts.purchaseOrder ?? '',
  };
}

export function keptOfSeries({ facts }: SeriesAnswer): KeptFacts {
  const { content: _, vat: __, vatRate: ___, purchaseOrder: ____, ...kept } = facts;
  return { ...kept, sourceDocumentId: null };
}
