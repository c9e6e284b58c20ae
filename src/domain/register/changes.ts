import type { Document, LineItem } from '#domain/document/types.ts';
import { canonicalJson } from './canonicalJson.ts';

/** One thing an edit changed; a line is named « lineItems.2 », and is null where it did not exist. */
export interface FieldChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** What an edit changed among these fields: only the lines that differ, not the whole list. */
export function changesBetween(
  before: Document,
  after: Document,
  fields: readonly (keyof Document)[],
): FieldChange[] {
  return fields.flatMap((field) =>
    field === 'lineItems'
      ? lineChanges(before.lineItems, after.lineItems)
      : fieldChanges(before, after, [field]),
  );
}

/** The fields, among these, that no longer say what they said. */
export function fieldChanges<Facts extends object>(
  before: Facts,
  after: Facts,
  fields: readonly (keyof Facts & string)[],
): FieldChange[] {
  return fields
    .map((field) => ({ field, from: before[field], to: after[field] }))
    .filter(({ from, to }) => canonicalJson(from) !== canonicalJson(to));
}

function lineChanges(before: readonly LineItem[], after: readonly LineItem[]): FieldChange[] {
  const count = Math.max(before.length, after.length);
  return Array.from({ length: count }, (_, index) => ({
    field: `lineItems.${index}`,
    from: essentials(before[index]),
    to: essentials(after[index]),
  })).filter(({ from, to }) => canonicalJson(from) !== canonicalJson(to));
}

/** What the client reads of a line; how it was drafted is no matter for the register. */
function essentials(line: LineItem | undefined) {
  if (!line) return null;
  const { description, quantity, unitPrice, total, unit, vatRate, vatCase, inOldHome, option } =
    line;
  return {
    description,
    quantity,
    unitPrice,
    total,
    unit: unit ?? null,
    vatRate: vatRate ?? null,
    ...(vatCase && { vatCase }),
    ...(inOldHome && { inOldHome }),
    ...(option && { option }),
  };
}
