import { lineTotal } from '#domain/document/totals.ts';
import type { LineFlag } from '#domain/document/lineFlags.ts';
import type { Alternative, Draft } from '#drafting/draft.ts';
import { type Doubted, has } from '#web/sentence/doubted.ts';
import { type EditedLine, lineItemOf } from './editedDocument.ts';

/** What a doubt is called on screen. */
export const FLAG_WORDS: Record<LineFlag, string> = {
  price_to_complete: 'Prix à compléter',
  ttc_without_rate: 'Prix TTC sans taux',
  ambiguous_unit_or_lot: 'À l’unité ou au forfait\u00A0?',
  conflicting_amount: 'Montants qui ne concordent pas',
  option_excluded: 'Option non comptée',
  unusual_price: 'Prix inhabituel',
  quantity_to_check: 'Quantité à vérifier',
};

/** The other readings of a flagged line, without the one it already has and the one a doubt offers beside it. */
export function alternativesOf(
  line: EditedLine,
  reading: Draft | null,
  doubt: Doubted | null,
): Alternative[] {
  if (line.flags.length === 0 || line.source === null) return [];
  const drafted = [...(reading?.lineItems ?? []), ...(reading?.options ?? [])].find(
    ({ source }) => source === line.source,
  );
  const item = lineItemOf(line);
  return (drafted?.alternatives ?? []).filter(
    (alternative) =>
      !isOffered(alternative, item.total, doubt) &&
      (lineTotal(alternative.quantity, alternative.unitPrice) !== item.total ||
        alternative.quantity !== item.quantity ||
        alternative.unitPrice !== item.unitPrice),
  );
}

/** The other reading of the sentence counts as this one, and changes nothing else. */
function isOffered(alternative: Alternative, counted: number, doubt: Doubted | null): boolean {
  if (!doubt?.other || !has(doubt.other.lineItems, alternative)) return false;
  const apart = doubt.other.totalAmount - doubt.total - (alternative.total - counted);
  return Math.round(apart * 100) === 0;
}
