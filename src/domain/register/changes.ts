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
  return fields.flatMap((field) => {
    if (field === 'lineItems') return lineChanges(before.lineItems, after.lineItems);
    const [from, to] = [before[field], after[field]];
    return canonicalJson(from) === canonicalJson(to) ? [] : [{ field, from, to }];
  });
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
  const { description, quantity, unitPrice, total, unit, vatRate } = line;
  return { description, quantity, unitPrice, total, unit: unit ?? null, vatRate: vatRate ?? null };
}
