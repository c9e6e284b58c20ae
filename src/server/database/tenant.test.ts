import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createRenderer, guardedRenderer } from '#rendering/renderer/renderer.ts';
import { printableView } from '#rendering/view/printableView.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import type { TestDatabase } from '#testing/databases/openTestDatabase.ts';
import { buildClient, buildDocument, buildProfile } from '#testing/world/builders.ts';
import { requireNoTransaction } from './tenant.ts';

describeOnBothDatabases('tenant', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    for (const user of ['anne', 'bruno']) await fillFor(user);
  });

  it('shows the rows of its own user to a query that forgets to ask for them', async () => {
    const seen = await database.tenant('anne').run(async (tx) => ({
      profiles: await tx.selectFrom('profiles').select('id').execute(),
      clients: await tx.selectFrom('clients').select('userId').execute(),
      documents: await tx.selectFrom('documents').select('userId').execute(),
      totals: await tx.selectFrom('documentTotals').select('userId').execute(),
      customers: await tx.selectFrom('stripeCustomers').select('userId').execute(),
      subscriptions: await tx.selectFrom('stripeUserSubscriptions').select('userId').execute(),
    }));
    expect(seen).toEqual({
      profiles: [{ id: 'anne' }],
      clients: [{ userId: 'anne' }],
      documents: [{ userId: 'anne' }],
      totals: [{ userId: 'anne' }],
      customers: [{ userId: 'anne' }],
      subscriptions: [{ userId: 'anne' }],
    });
  });

  it('lets nothing be rendered while its transaction is open', async () => {
    const renderer = createRenderer({ processes: 1 });
    const guarded = guardedRenderer(renderer, requireNoTransaction);
    const seller = buildProfile();
    const view = printableView({ seller, client: buildClient(), document: buildDocument() });
    const calls: (() => Promise<unknown>)[] = [
      () => guarded.renderPdf(view),
      () => guarded.renderSvg(view),
      () => guarded.prepareLogo(''),
    ];
    for (const call of calls)
      await expect(database.tenant('anne').run(call)).rejects.toThrow('called inside tenant.run');
    expect(renderer.pids()).toEqual([]);
    expect(await guarded.renderSvg(view)).toContain('<svg');
    guarded.close();
  });

  it('changes nothing of anyone else', async () => {
    const changed = await database
      .tenant('anne')
      .run((tx) =>
        tx
          .updateTable('clients')
          .set({ name: 'taken' })
          .where('userId', '=', 'bruno')
          .executeTakeFirst(),
      );
    expect(changed.numUpdatedRows).toBe(0n);
    await expect(
      database
        .tenant('anne')
        .run((tx) =>
          tx.insertInto('clients').values({ userId: 'bruno', id: 'x', name: 'planted' }).execute(),
        ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('sees nothing without a user, and no table of the accounts', async () => {
    const rows = await database.kysely.transaction().execute(async (tx) => {
      await sql`select set_config('role', 'app_user', true)`.execute(tx);
      return tx.selectFrom('documents').selectAll().execute();
    });
    expect(rows).toEqual([]);
    for (const table of ['session', 'account', 'loginFailures', 'stripeEvents'] as const)
      await expect(
        database.tenant('anne').run((tx) => tx.selectFrom(table).selectAll().execute()),
      ).rejects.toMatchObject({ code: '42501' });
  });

  it('leaves the connection as it found it', async () => {
    await database.tenant('anne').run((tx) => tx.selectFrom('clients').selectAll().execute());
    const { rows } = await sql<{ role: string; user: string | null }>`
      select current_user as role, nullif(current_setting('app.user_id', true), '') as user
    `.execute(database.kysely);
    expect(rows[0]?.role).not.toBe('app_user');
    expect(rows[0]?.user).toBeNull();
  });

  it('keeps nothing of work that throws', async () => {
    await expect(
      database.tenant('anne').run(async (tx) => {
        await tx.insertInto('clients').values({ userId: 'anne', id: 'lost', name: 'x' }).execute();
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    const kept = await database
      .tenant('anne')
      .run((tx) => tx.selectFrom('clients').select('id').where('id', '=', 'lost').execute());
    expect(kept).toEqual([]);
  });

  it('runs work again after a deadlock', async () => {
    let runs = 0;
    await database.tenant('anne').run(async (tx) => {
      runs += 1;
      if (runs === 1)
        await sql`do $$ begin raise exception 'try again' using errcode = '40P01'; end $$`.execute(
          tx,
        );
    });
    expect(runs).toBe(2);
  });

  it('does not run work again once its commit was sent: nobody knows whether it was kept', async () => {
    await sql`create function lose_connection() returns trigger language plpgsql as $$
      begin raise exception 'lost at commit' using errcode = '08006'; end $$`.execute(
      database.kysely,
    );
    await sql`create constraint trigger lost_at_commit after insert on clients
      deferrable initially deferred for each row when (new.id = 'of-unknown-fate')
      execute function lose_connection()`.execute(database.kysely);
    let runs = 0;
    const work = database.tenant('anne').run(async (tx) => {
      runs += 1;
      const client = { userId: 'anne', id: 'of-unknown-fate', name: 'x' };
      await tx.insertInto('clients').values(client).execute();
    });
    await expect(work).rejects.toThrow('lost at commit');
    expect(runs).toBe(1);
  });

  it('refuses a second transaction inside the first, which would wait for ever', async () => {
    const anne = database.tenant('anne');
    await expect(anne.run(() => anne.run(async () => undefined))).rejects.toThrow(/inside/);
  });

  it('cannot attach another user’s client to a document', async () => {
    await expect(
      database.tenant('anne').run((tx) =>
        tx
          .insertInto('documents')
          .values({ ...invoice('anne', 'd2', 'INV-002'), clientId: 'client-bruno' })
          .execute(),
      ),
    ).rejects.toMatchObject({ code: '23503' });
  });

  async function fillFor(user: string) {
    await database.kysely
      .insertInto('stripeCustomers')
      .values({ userId: user, customerId: `cus_${user}`, subscriptionTier: 'beta' })
      .execute();
    await database.tenant(user).run(async (tx) => {
      await tx.insertInto('profiles').values({ id: user }).execute();
      await tx
        .insertInto('clients')
        .values({ userId: user, id: `client-${user}`, name: `Client of ${user}` })
        .execute();
      await tx
        .insertInto('documents')
        .values(invoice(user, 'd1', 'INV-001'))
        .execute();
    });
  }
});

function invoice(userId: string, id: string, number: string) {
  return {
    userId,
    id,
    number,
    type: 'invoice' as const,
    kind: 'invoice' as const,
    clientId: `client-${userId}`,
    date: '2026-11-22',
    amount: 10,
  };
}
