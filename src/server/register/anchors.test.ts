import { createHmac } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chain, GENESIS_HASH } from '#domain/register/chain.ts';
import type { RegisterEntry } from '#domain/register/entry.ts';
import { openTestDatabase, type TestDatabase } from '#testing/databases/openTestDatabase.ts';
import { tamper } from '#testing/databases/tamper.ts';
import { accountOf } from '#testing/databases/accountOf.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import { anchorProblems } from './anchorProblems.ts';
import { writeAnchor } from './anchors.ts';
import { entriesInOrder } from './store.ts';
import { verifyAllRegisters } from './verifyAll.ts';

const DAYS = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'];
const FIRST_DAY = '2026-11-22.json';

describe('the signed anchors of the registers', () => {
  let database: TestDatabase;
  let app: TestApp;
  let desk: Desk;
  let folder: string;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  // Four days of work, each anchored in the morning; each test has a register and a folder of its own.
  beforeEach(async () => {
    app = await openTestApp({ database });
    folder = join(app.config.dataDir, 'anchors');
    desk = await openDesk(app);
    for (const day of DAYS) {
      app.clock.set(`${day}T09:00:00Z`);
      await anchor();
      await desk.create();
    }
    return async () => {
      await app.close();
      await tamper(database, ['truncate register_entries, register_heads, documents cascade']);
    };
  });

  it('hold together, whatever day it is read on', async () => {
    expect(await problems()).toEqual([]);
    app.clock.set('2027-01-05T09:00:00Z');
    expect(await problems()).toEqual([]);
    // A server that was off for weeks: nothing was written, nothing is missed.
    await anchor();
    await desk.create();
    expect(await problems()).toEqual([]);
  });

  it('tell a chain rewritten whole, head included', async () => {
    await rewriteChain();
    expect(await inside()).toEqual([]);
    expect(await problems()).toEqual([
      expect.stringContaining(`${desk.user.id} : l’écriture n° 1 ancrée dans 2026-11-23.json`),
      expect.stringContaining('l’écriture n° 2 ancrée dans 2026-11-24.json n’est plus la même'),
      expect.stringContaining('l’écriture n° 3 ancrée dans 2026-11-25.json n’est plus la même'),
    ]);
  });

  it('tell a chain rewritten whole with every anchor deleted, also once new ones are written', async () => {
    await rewriteChain();
    rmSync(folder, { recursive: true });
    const missing = DAYS.slice(0, 3).map((day) => expect.stringContaining(french(day)));
    expect(await problems()).toEqual(missing);
    await anchor();
    expect(await problems()).toEqual(missing);
  });

  it('tell that their last days were taken away, also once a new one follows the rest', async () => {
    await rewriteChain();
    for (const day of DAYS.slice(1)) rmSync(join(folder, `${day}.json`));
    app.clock.set('2026-11-26T09:00:00Z');
    const missing = DAYS.slice(1).map((day) => expect.stringContaining(french(day)));
    expect(await problems()).toEqual(missing);
    await anchor();
    expect(await problems()).toEqual(missing);
  });

  it('tell an anchor missing between others, and the first one too', async () => {
    rmSync(join(folder, '2026-11-23.json'));
    expect(await problems()).toEqual([
      'L’ancrage 2026-11-23.json a été retiré : 2026-11-24.json le suivait.',
      'Aucun ancrage du 23 novembre 2026, jour où le registre a été écrit.',
    ]);
    rmSync(join(folder, FIRST_DAY));
    expect(await problems()).toHaveLength(2 + 1);
  });

  it('tell a whole register removed with the anchors left', async () => {
    await tamper(database, ['truncate register_entries, register_heads']);
    expect(await problems()).toHaveLength(3);
  });

  it('tell an anchor of another key, and one put in place of another', async () => {
    const elsewhere = await openTestApp({ database });
    await writeAnchor(database.kysely, elsewhere.config, app.clock);
    const foreign = readFileSync(join(elsewhere.config.dataDir, 'anchors', '2026-11-25.json'));
    await elsewhere.close();
    replace('2026-11-25.json', foreign);
    expect(await problems()).toEqual([expect.stringContaining('signé par une autre clé')]);
    replace('2026-11-25.json', readFileSync(join(folder, FIRST_DAY)));
    expect(await problems()).toEqual([
      'L’ancrage 2026-11-25.json a été renommé : il est du 2026-11-22.',
    ]);
  });

  it('are told by name when damaged, and the others are read all the same', async () => {
    const text = (name: string) => readFileSync(join(folder, name), 'utf8');
    replace('2026-11-22.json', text('2026-11-22.json').slice(0, 80));
    replace('2026-11-23.json', text('2026-11-23.json').replace(/,"signature":"[^"]*"/, ''));
    replace('2026-11-24.json', text('2026-11-24.json').replace('"sequence":2', '"sequence":1'));
    writeFileSync(join(folder, 'note.json'), '[]');
    expect(await problems()).toEqual([
      'L’ancrage 2026-11-22.json est illisible : tronqué ou abîmé.',
      'L’ancrage 2026-11-23.json n’est pas signé.',
      'L’ancrage 2026-11-24.json a été modifié.',
      'L’ancrage note.json n’est pas signé.',
    ]);
    // The next one follows what can still be believed.
    app.clock.set('2026-11-26T09:00:00Z');
    await anchor();
    expect(await problems()).toHaveLength(4);
  });

  it('follow those written before they were chained, which still count', async () => {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    await rewriteChain({ oldForm: true });
    const lone = signedAlone({ at: '2026-11-24T10:00:00.000Z', heads: await heads() });
    writeFileSync(join(folder, '2026-11-24.json'), JSON.stringify(lone));
    await anchor();
    expect(await inside()).toEqual([]);
    // Entries of that time told no form: nothing says that their server anchored each day.
    expect(await problems()).toEqual([]);
    replace('2026-11-24.json', JSON.stringify({ ...lone, heads: [] }));
    expect(await problems()).toEqual([expect.stringContaining('2026-11-24.json a été modifié')]);
    rmSync(join(folder, '2026-11-24.json'));
    expect(await problems()).toEqual([expect.stringContaining('a été retiré')]);
  });

  function anchor() {
    return writeAnchor(database.kysely, app.config, app.clock);
  }

  async function problems() {
    const found = await anchorProblems(database.kysely, app.config, app.clock.today());
    return found.map((problem) => problem.replaceAll('\u00A0', ' '));
  }

  async function inside() {
    const found: string[] = [];
    for await (const report of verifyAllRegisters(database)) found.push(...report.problems);
    return found;
  }

  async function heads() {
    const rows = await database.kysely.selectFrom('registerHeads').selectAll().execute();
    return rows.map(({ userId, sequence, hash }) => ({ userId, sequence: Number(sequence), hash }));
  }

  /** As anchors were signed before: with the secret of the sessions. */
  function signedAlone(said: { at: string; heads: unknown }) {
    const signature = createHmac('sha256', `register-anchor:${app.config.authSecret}`)
      .update(JSON.stringify(said))
      .digest('hex');
    return { ...said, signature };
  }

  /** Every entry a second later, and every hash after it made anew, head included. */
  async function rewriteChain({ oldForm = false } = {}) {
    const userId = desk.user.id;
    const statements: string[] = [];
    let hash = GENESIS_HASH;
    await accountOf(database, userId).run(async (books) => {
      for await (const entry of entriesInOrder(books)) {
        const at = new Date(Date.parse(entry.at) + 1000).toISOString();
        const { form: _, content: __, ...old } = { content: '', ...entry.body };
        const body = oldForm ? old : entry.body;
        const forged = chain(hash, { ...entry, at, body } as RegisterEntry);
        hash = forged.hash;
        statements.push(
          `update register_entries set at = '${at}', body = '${JSON.stringify(body).replaceAll("'", "''")}', previous_hash = '${forged.previousHash}', hash = '${hash}' where user_id = '${userId}' and sequence = ${entry.sequence}`,
        );
      }
    });
    statements.push(`update register_heads set hash = '${hash}' where user_id = '${userId}'`);
    await tamper(database, statements);
  }

  function replace(name: string, content: string | Buffer) {
    if (readdirSync(folder).includes(name)) chmodSync(join(folder, name), 0o600);
    writeFileSync(join(folder, name), content);
  }
});

function french(day: string) {
  return `Aucun ancrage du ${Number(day.slice(8))} novembre 2026`;
}
