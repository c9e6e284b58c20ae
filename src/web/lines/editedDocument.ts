import { kindAtPrice, lineKind } from '#domain/document/lineKind.ts';
import { LINE_UNITS } from '#domain/document/lineUnits.ts';
import { type DocumentTotals, documentTotals, withTotal } from '#domain/document/totals.ts';
import type { LineFlag } from '#domain/document/lineFlags.ts';
import type { LineItem, LineKind, LineUnit } from '#domain/document/types.ts';
import { formatNumber, formatQuantity } from '#domain/format/numbers.ts';
import { numberOrZero } from '#domain/money/parse.ts';

/** A line as its fields hold it: figures stay as typed until they are read. */
export interface EditedLine {
  key: string;
  description: string;
  quantity: string;
  unitPrice: string;
  kind: LineKind;
  unit: LineUnit | null;
  vatRate: number | null;
  source: string | null;
  flags: LineFlag[];
}

/**
 * What the third step of the wizard and the edit mode change alike (docs/product.md, The wizard).
 */
export interface EditedDocument {
  lines: EditedLine[];
  content: string;
  vat: boolean;
  vatRate: number;
}

/** A line as the server and the drafting engine write it. */
interface WrittenLine {
  description: string;
  quantity: number;
  unitPrice: number;
  kind?: LineKind;
  unit?: string | null;
  vatRate?: number | null;
  source?: string | null;
  flags?: readonly string[];
}

let lastKey = 0;

export function editedLine(line: WrittenLine): EditedLine {
  lastKey += 1;
  return {
    key: `line-${lastKey}`,
    description: line.description,
    quantity: formatQuantity(line.quantity),
    unitPrice: priceText(line.unitPrice),
    kind: kindAtPrice(lineKind(line), line.unitPrice),
    unit: LINE_UNITS.find((unit) => unit === line.unit) ?? null,
    vatRate: line.vatRate ?? null,
    source: line.source ?? null,
    flags: (line.flags ?? []) as LineFlag[],
  };
}

/** « 140,00 », and up to four decimals where the price has them. */
export function priceText(price: number): string {
  return formatNumber(price, 2, 4);
}

/** A new line has quantity 1 and price 0 (docs/product.md, Lines and totals). */
export function blankLine(): EditedLine {
  return editedLine({ description: '', quantity: 1, unitPrice: 0 });
}

/** What is typed, read: what is no number counts as 0 (docs/product.md, Lines and totals). */
export function lineItemOf(line: EditedLine): LineItem {
  return withTotal({
    description: line.description,
    quantity: numberOrZero(line.quantity),
    unitPrice: numberOrZero(line.unitPrice),
    kind: line.kind,
    unit: line.unit,
    vatRate: line.vatRate,
    source: line.source,
    flags: line.flags,
  });
}

/** The part of a document's body that the editor holds. */
export function bodyOf({ lines, ...facts }: EditedDocument) {
  return { ...facts, lineItems: lines.map(lineItemOf) };
}

export function totalsOf(
  edited: EditedDocument,
  money: { currency?: string; euroRate?: number | null } = {},
): DocumentTotals {
  return documentTotals({ ...bodyOf(edited), ...money });
}

export function withLine(
  edited: EditedDocument,
  key: string,
  change: Partial<EditedLine>,
): EditedDocument {
  return {
    ...edited,
    lines: edited.lines.map((line) => (line.key === key ? corrected(line, change) : line)),
  };
}

/** A line can be removed only if more than one exists (docs/product.md, Lines and totals). */
export function withoutLine(edited: EditedDocument, key: string): EditedDocument {
  if (edited.lines.length <= 1) return edited;
  return { ...edited, lines: edited.lines.filter((line) => line.key !== key) };
}

export function withNewLine(edited: EditedDocument, line = blankLine()): EditedDocument {
  return { ...edited, lines: [...edited.lines, line] };
}

/** A doubt about a figure ends when the user settles that figure. */
function corrected(line: EditedLine, change: Partial<EditedLine>): EditedLine {
  const settled = new Set<LineFlag>();
  if (change.quantity !== undefined) {
    settled.add('ambiguous_unit_or_lot').add('quantity_to_check');
  }
  if (change.unitPrice !== undefined) {
    for (const flag of PRICE_FLAGS) {
      if (flag !== 'price_to_complete' || numberOrZero(change.unitPrice) !== 0) settled.add(flag);
    }
  }
  const flags = line.flags.filter((flag) => !settled.has(flag));
  const changed = { ...line, flags, ...change };
  return { ...changed, kind: kindAtPrice(changed.kind, numberOrZero(changed.unitPrice)) };
}

const PRICE_FLAGS: readonly LineFlag[] = [
  'price_to_complete',
  'ttc_without_rate',
  'ambiguous_unit_or_lot',
  'conflicting_amount',
  'unusual_price',
];
