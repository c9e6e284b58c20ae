import type { Transaction } from 'kysely';
import type { IsoDate } from '#domain/calendar.ts';
import { conversionOf, convertQuote } from '#domain/document/conversion.ts';
import type { Document } from '#domain/document/types.ts';
import { quoteConverted } from '#domain/notification/texts.ts';
import type { Tables } from '#server/database/types.ts';
import { conflict } from '#server/errors.ts';
import { notify } from '#server/notifications/store.ts';
import { lockProfile } from '#server/profile/store.ts';
import { record } from '#server/register/record.ts';
import { takeFromQuota } from '#server/subscription/quota.ts';
import type { World } from './draft.ts';
import { takeNumber } from './numbering.ts';
import { insertDocument, updateDocument } from './store.ts';

/**
 * Makes the draft invoice of a quote and leaves the quote paid (spec §4). A quote converted before
 * answers with its existing invoice's id (decisions §15); `created` says which happened.
 */
export async function convertDocument(
  tx: Transaction<Tables>,
  userId: string,
  quote: Document,
  world: World & { today: IsoDate },
): Promise<{ invoiceId: string; created: boolean; leftDraft: boolean }> {
  const outcome = conversionOf(quote);
  if (outcome === 'already_converted' && quote.convertedDocumentId) {
    return { invoiceId: quote.convertedDocumentId, created: false, leftDraft: false };
  }
  if (outcome === 'not_a_quote') {
    throw conflict('not_a_quote', 'Seul un devis peut être converti en facture.');
  }
  if (outcome !== 'convertible') {
    throw conflict('already_paid', 'Ce devis est déjà payé : il ne peut plus être converti.');
  }
  const profile = await lockProfile(tx, userId);
  await takeFromQuota(tx, userId, world);
  const number = await takeNumber(tx, userId, profile, 'invoice');
  const conversion = {
    id: world.ids.next(),
    number,
    date: world.today,
    now: world.now.toISOString(),
  };
  const made = convertQuote(quote, conversion);
  const invoice = await insertDocument(tx, userId, made.invoice);
  const left = await updateDocument(tx, userId, made.quote);
  await record(tx, userId, { kind: 'created', document: invoice }, world);
  await record(tx, userId, { kind: 'converted', document: left, invoice }, world);
  await notify(tx, userId, {
    ...quoteConverted(left, invoice),
    id: world.ids.next(),
    kind: 'converted',
    documentId: invoice.id,
    now: world.now,
  });
  return { invoiceId: invoice.id, created: true, leftDraft: quote.status === 'draft' };
}
