import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { backUpDaily } from './backup.ts';
import { runDailyJobs } from './daily.ts';
import { runOnce } from './runOnce.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import type { TestDatabase } from '#testing/databases/openTestDatabase.ts';
import { openTestApp } from '#testing/testApp.ts';
import type { TestApp, TestUser } from '#testing/testApp.ts';
import { createLog } from '#server/log.ts';
import { brasserieLune } from '#testing/world/people.ts';

describeOnBothDatabases('daily jobs', (open) => {
  let database: TestDatabase;
  let app: TestApp;
  beforeAll(async () => {
    database = await open();
    app = await openTestApp({ database });
    return () => app.close();
  });

  const deps = () => ({
    database,
    clock: app.clock,
    ids: { next: () => crypto.randomUUID() },
    limits: app.app.limits,
    log: createLog('silent'),
    backups: { directory: join(app.dataDir, 'backups'), keep: 2 },
    anchors: app.config,
  });

  async function invoice(
    user: TestUser,
    number: string,
    facts: {
      status: 'sent' | 'paid';
      dueDate: string;
      paidAmount?: number;
      creditedAmount?: number;
      retention?: number;
      worksAcceptedOn?: string;
    },
  ) {
    const owner = { userId: user.id };
    const clientId = crypto.randomUUID();
    await database.kysely
      .insertInto('clients')
      .values({ ...owner, ...brasserieLune, id: clientId })
      .execute();
    await database.kysely
      .insertInto('documents')
      .values({
        ...owner,
        id: crypto.randomUUID(),
        type: 'invoice',
        kind: 'invoice',
        clientId,
        number,
        date: '2026-11-01',
        grossAmount: 120,
        ...facts,
      })
      .execute();
  }

  const notificationsOf = async (user: TestUser) => {
    const answer = await app.request('/api/notifications', { as: user });
    return ((await answer.json()) as { items: { title: string; message: string }[] }).items;
  };

  it('tell each user once of each invoice that became overdue, with two servers at it', async () => {
    const claire = await app.signUp();
    await invoice(claire, 'INV-001', { status: 'sent', dueDate: '2026-11-21' });
    await invoice(claire, 'INV-002', { status: 'paid', dueDate: '2026-11-21' });
    await invoice(claire, 'INV-003', { status: 'sent', dueDate: '2026-11-22' });
    await Promise.all([runDailyJobs(deps()), runDailyJobs(deps())]);
    expect(await notificationsOf(claire)).toMatchObject([
      { title: 'Facture en retard', message: expect.stringContaining('INV-001 de Brasserie Lune') },
    ]);
    // The next day the third one has passed its day too; the first is not told again.
    app.clock.advance(24 * 3_600_000);
    await runDailyJobs(deps());
    expect(await notificationsOf(claire)).toHaveLength(2);
  });

  it('tell what is left of an overdue invoice, and nothing of one that avoirs settled', async () => {
    const claire = await app.signUp();
    const dueDate = '2026-11-02';
    await invoice(claire, 'INV-001', { status: 'sent', dueDate, paidAmount: 50 });
    await invoice(claire, 'INV-002', { status: 'sent', dueDate, creditedAmount: 120 });
    app.clock.advance(24 * 3_600_000);
    await runDailyJobs(deps());
    expect(await notificationsOf(claire)).toMatchObject([
      { message: expect.stringContaining('INV-001') },
    ]);
    const [told] = await notificationsOf(claire);
    expect(told?.message).toContain('il reste 70,00\u00A0€ à payer');
  });

  it('tell of a retention on its day and once it is late, and never as a late invoice', async () => {
    const claire = await app.signUp();
    const today = app.clock.today();
    const worksAcceptedOn = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
    const works = { dueDate: '2026-11-02', retention: 5, worksAcceptedOn, status: 'sent' } as const;
    // 5 % of what the avoir leaves of 120 €, all the rest being paid; then one of which nothing is left.
    await invoice(claire, 'INV-001', { ...works, creditedAmount: 20, paidAmount: 95 });
    await invoice(claire, 'INV-002', { ...works, paidAmount: 120 });
    // The rest of this one is late as well, and told without what is kept back.
    const waiting = { ...works, worksAcceptedOn: '2026-11-02' };
    await invoice(claire, 'INV-003', waiting);
    const titles = async () =>
      (await notificationsOf(claire)).map(({ title, message }) => [
        title,
        /INV-\d+/.exec(message)?.[0],
        /[\d,]+(?=\u00A0€)/.exec(message)?.[0],
      ]);
    const first = [
      ['Facture en retard', 'INV-003', '114,00'],
      ['Retenue de garantie due', 'INV-001', '5,00'],
    ];
    await nextDay(0);
    expect((await titles()).toSorted()).toEqual(first);
    await nextDay(1);
    await nextDay(1);
    const late = ['Retenue de garantie en retard', 'INV-001', '5,00'];
    expect((await titles()).toSorted()).toEqual([...first, late]);
  });

  /** Today's jobs may have been done for who came before: they are asked for again. */
  async function nextDay(days: number) {
    app.clock.advance(days * 24 * 3_600_000);
    await database.kysely.deleteFrom('jobRuns').execute();
    await runDailyJobs(deps());
  }

  it('copy the embedded database and let the oldest copies go', async () => {
    const directory = join(app.dataDir, 'copies');
    mkdirSync(directory, { recursive: true });
    for (const day of ['2026-01-01', '2026-01-02']) {
      writeFileSync(join(directory, `encrier-${day}.tar.gz`), 'an older copy');
    }
    await backUpDaily(database, { directory, keep: 2 }, new Date('2026-01-03T00:05:00Z'));
    expect(readdirSync(directory)).toEqual(
      database.kind === 'embedded'
        ? ['encrier-2026-01-02.tar.gz', 'encrier-2026-01-03T00-05-00.tar.gz']
        : ['encrier-2026-01-01.tar.gz', 'encrier-2026-01-02.tar.gz'],
    );
  });

  it('are taken over when their server was cut off, and tried again when they fail', async () => {
    const run = { job: 'test', period: 'today', now: app.clock.now };
    await expect(runOnce(database.kysely, run, failing)).rejects.toThrow('no');
    await database.kysely
      .insertInto('jobRuns')
      .values({ job: 'test', period: 'today', startedAt: app.clock.now() })
      .execute();
    expect(await runOnce(database.kysely, run, done)).toBe(false);
    app.clock.advance(16 * 60_000);
    expect(await runOnce(database.kysely, run, done)).toBe(true);
    app.clock.advance(16 * 60_000);
    expect(await runOnce(database.kysely, run, done)).toBe(false);
  });
});

const failing = () => Promise.reject(new Error('no'));
const done = () => Promise.resolve();
