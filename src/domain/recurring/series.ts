import type { IsoDate } from '#domain/calendar.ts';
import type { DocumentFacts } from '#domain/document/facts.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { LineItem } from '#domain/document/types.ts';
import type { PaymentTerms } from '#domain/terms/paymentTerms.ts';
import { type Covers, type Period, periodOf } from './period.ts';
import { turnsFrom, type Timing, type TurnDay } from './rhythm.ts';
import { filledIn } from './variables.ts';

/** What the invoices of a series say beside their lines; what is of one day only is not among it. */
export const REPEATED_FACTS = [
  'content',
  'vat',
  'vatRate',
  'vatExemption',
  'operationCategory',
  'paymentMethod',
  'purchaseOrder',
  'contractReference',
  'buyerReference',
] as const satisfies readonly (keyof DocumentFacts)[];
export type RepeatedFacts = Pick<DocumentFacts, (typeof REPEATED_FACTS)[number]>;

/** A draft that its owner reads and issues, or an invoice that leaves by e-mail on its day. */
export const SERIES_MODES = [
  { value: 'draft', label: 'Préparer un brouillon' },
  { value: 'send', label: 'Émettre et envoyer' },
] as const;
export type SeriesMode = (typeof SERIES_MODES)[number]['value'];

export type SeriesState = 'active' | 'paused' | 'ended';

/** Lines that hold from a day on, in place of those before. */
export interface Revision {
  from: IsoDate;
  /** As the user said it. */
  sentence: string;
  lineItems: LineItem[];
}

/** All that the invoices of a series are made of. */
export interface SeriesContent extends PaymentTerms {
  covers: Covers;
  everyMonths: number;
  lineItems: LineItem[];
  facts: RepeatedFacts;
  revisions: readonly Revision[];
}

/** What one turn says by itself. */
export interface OwnWords {
  lineItems: LineItem[];
  content: string;
}

/** The invoice of a turn. */
export interface TurnInvoice {
  lineItems: LineItem[];
  content: string;
  period: Period;
  supplyDate: IsoDate | null;
  supplyEndDate: IsoDate | null;
}

/** The lines a series has on a day, its variables still in them. */
export function linesOn(
  { lineItems, revisions }: Pick<SeriesContent, 'lineItems' | 'revisions'>,
  day: IsoDate,
): LineItem[] {
  const held = revisions.filter(({ from }) => from <= day);
  const last = held.reduce<Revision | null>(
    (latest, each) => (latest === null || each.from >= latest.from ? each : latest),
    null,
  );
  return last?.lineItems ?? lineItems;
}

/** What the invoice of a turn says, its variables filled in. */
export function invoiceOfTurn(
  series: SeriesContent,
  day: IsoDate,
  own: OwnWords | null = null,
): TurnInvoice {
  const period = periodOf(day, series.everyMonths, series.covers);
  const { lineItems, content } = own ?? {
    lineItems: linesOn(series, day),
    content: series.facts.content,
  };
  const isNamed = series.covers !== 'none';
  return {
    lineItems: lineItems.map((line) => ({
      ...line,
      description: filledIn(line.description, period),
    })),
    content: filledIn(content, period),
    period,
    supplyDate: isNamed ? period.from : null,
    supplyEndDate: isNamed ? period.to : null,
  };
}

/** One invoice to come, as a list shows it. Amounts are in the currency of the series. */
export interface UpcomingTurn extends TurnDay {
  period: Period;
  /** The first line, as it will be printed. */
  subject: string;
  net: number;
  gross: number;
  skipped: boolean;
  /** Changed by itself. */
  own: boolean;
}

/** A turn that its owner changed before it came. */
export interface PlannedTurn {
  place: number;
  skipped: boolean;
  own: OwnWords | null;
}

/** The next invoices of a series, at most `most` of them. */
export function upcoming(
  series: SeriesContent & Timing,
  from: number,
  { planned, most }: { planned: readonly PlannedTurn[]; most: number },
): UpcomingTurn[] {
  const byPlace = new Map(planned.map((each) => [each.place, each]));
  return turnsFrom(series, from, most).map(({ place, day }) => {
    const own = byPlace.get(place)?.own ?? null;
    const { lineItems, period } = invoiceOfTurn(series, day, own);
    const { net, gross } = documentTotals({ ...series.facts, lineItems });
    return {
      place,
      day,
      period,
      subject: lineItems[0]?.description ?? '',
      net,
      gross,
      skipped: byPlace.get(place)?.skipped ?? false,
      own: own !== null,
    };
  });
}
