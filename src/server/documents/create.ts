import type { Transaction } from 'kysely';
import type { DocumentCreation } from '#domain/document/schema.ts';
import type { Document } from '#domain/document/types.ts';
import { findClient } from '#server/clients/store.ts';
import type { Tables } from '#server/database/types.ts';
import { notFound } from '#server/errors.ts';
import { lockProfile } from '#server/profile/store.ts';
import { record } from '#server/register/record.ts';
import { takeFromQuota } from '#server/subscription/quota.ts';
import { draftOf, type World } from './draft.ts';
import { takeNumber } from './numbering.ts';
import { insertDocument } from './store.ts';

type Tx = Transaction<Tables>;

/**
 * Creates a draft. Everything is one transaction behind the profile's row: the quota, the number,
 * the document and its first line in the register stand or fall together (decisions §6).
 */
export async function createDocument(
  tx: Tx,
  userId: string,
  wanted: DocumentCreation,
  world: World,
): Promise<Document> {
  const profile = await lockProfile(tx, userId);
  if (!(await findClient(tx, userId, wanted.clientId))) {
    // Spec §8, to the letter; also what another user's client gets.
    throw notFound('Client not found', 'client_not_found');
  }
  await takeFromQuota(tx, userId, world);
  const number = await takeNumber(tx, userId, profile, wanted.type);
  const document = await insertDocument(tx, userId, draftOf(wanted, profile, number, world));
  await record(tx, userId, { kind: 'created', document }, world);
  return document;
}
