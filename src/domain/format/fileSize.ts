import { formatQuantity, formatWhole } from '#domain/format/numbers.ts';

/** « 84 Ko », « 1,2 Mo ». */
export function fileSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${formatQuantity(Math.round(bytes / 100_000) / 10)}\u00A0Mo`;
  return `${formatWhole(Math.max(1, Math.round(bytes / 1000)))}\u00A0Ko`;
}
