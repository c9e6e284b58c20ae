import { sql } from 'kysely';
import { beforeAll, expect, inject, it, vi } from 'vitest';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { openTestDatabase, type TestDatabase } from '#testing/databases/openTestDatabase.ts';

const PATIENT = { timeout: 60_000, interval: 50 };

describeOnBothDatabases('live messages', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });

  it('carry the ids of a notification once it is committed, and nothing of one rolled back', async () => {
    const heard: string[] = [];
    const stop = await database.listen('notifications', (payload) => heard.push(payload));
    await expect(notify('lost', { fail: true })).rejects.toThrow('rolled back');
    await notify('kept');
    await vi.waitFor(() => expect(heard).toHaveLength(1), PATIENT);
    expect(JSON.parse(heard[0]!)).toEqual({ userId: 'anne', id: 'kept' });

    stop();
    const after: string[] = [];
    await database.listen('notifications', (payload) => after.push(payload));
    await notify('later');
    await vi.waitFor(() => expect(after).toHaveLength(1), PATIENT);
    expect(heard).toHaveLength(1);
  });

  it('tell that a subscription changed', async () => {
    const heard: string[] = [];
    await database.listen('stripe_subscriptions', (payload) => heard.push(payload));
    await database.kysely
      .insertInto('stripeSubscriptions')
      .values({ userId: 'anne', id: 'sub_1', customerId: 'cus_1', subscriptionStatus: 'active' })
      .execute();
    await vi.waitFor(() => expect(heard).toEqual(['{"userId" : "anne"}']), PATIENT);
  });

  async function notify(id: string, { fail = false } = {}) {
    await database.tenant('anne').run(async (tx) => {
      await tx
        .insertInto('notifications')
        .values({ userId: 'anne', id, title: 'Titre', message: 'Message' })
        .execute();
      if (fail) throw new Error('rolled back');
    });
  }
});

it.skipIf(inject('postgres') === null)(
  'live messages come again after PostgreSQL cut the connection, and the gap is announced (needs PostgreSQL)',
  async () => {
    const database = await openTestDatabase('postgresql');
    const heard: string[] = [];
    let gaps = 0;
    await database.listen(
      'notifications',
      (payload) => heard.push(payload),
      () => (gaps += 1),
    );
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.kysely);
    await vi.waitFor(() => expect(gaps).toBe(1), PATIENT);
    await sql`select pg_notify('notifications', 'after the cut')`.execute(database.kysely);
    await vi.waitFor(() => expect(heard).toEqual(['after the cut']), PATIENT);
    await database.close();
  },
);
