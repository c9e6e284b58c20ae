import { beforeAll, expect, it } from 'vitest';
import { record } from '#server/register/record.ts';
import { entriesInOrder } from '#server/register/store.ts';
import { verifyRegister } from '#server/register/verifyRegister.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import type { TestDatabase } from '#testing/databases/openTestDatabase.ts';
import { buildDocument } from '#testing/world/builders.ts';
import { accountsOf, type Accounts, type Actor } from './books.ts';

describeOnBothDatabases('the books of an account', (open) => {
  let database: TestDatabase;
  let accounts: Accounts;
  const now = new Date('2026-11-22T09:00:00Z');
  beforeAll(async () => {
    database = await open();
    const ids = { next: () => crypto.randomUUID() };
    accounts = accountsOf({ database, clock: { now: () => now }, ids });
  });

  it('tell who acts, for which account and when', async () => {
    const told = await accounts.of('anne', { userId: 'benoit' }).run((books) => {
      const { accountId, actor, now: instant } = books;
      return Promise.resolve({ accountId, actor, instant });
    });
    expect(told).toEqual({ accountId: 'anne', actor: { userId: 'benoit' }, instant: now });
  });

  it('keep in the register who did a thing, when it was not the account’s own person', async () => {
    const by: Record<string, Actor> = {
      own: { userId: 'anne' },
      colleague: { userId: 'benoit' },
      job: 'server',
    };
    for (const [id, actor] of Object.entries(by)) {
      const document = buildDocument({ id });
      await accounts.of('anne', actor).run((books) => record(books, { kind: 'created', document }));
    }
    const found = await accounts.of('anne', 'server').run(async (books) => {
      const entries = [];
      for await (const { documentId, userId, body } of entriesInOrder(books)) {
        entries.push({ documentId, userId, by: body.by });
      }
      const { problems } = await verifyRegister(books);
      return { entries, problems: problems.filter(({ kind }) => kind !== 'document_missing') };
    });
    expect(found.entries).toEqual([
      { documentId: 'own', userId: 'anne', by: undefined },
      { documentId: 'colleague', userId: 'anne', by: 'benoit' },
      { documentId: 'job', userId: 'anne', by: undefined },
    ]);
    expect(found.problems).toEqual([]);
  });
});
