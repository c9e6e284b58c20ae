import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createProcessPool, type PoolOptions, type PoolOrder } from './processPool.ts';

type Order = { say: string } | { hang: true } | { die: 'always' | 'first'; marker?: string };
interface Said {
  said: string;
  pid: number;
}

/** A process that does as told; `die: first` dies only while its marker file is absent. */
const PUPPET = `
  import { existsSync, writeFileSync } from 'node:fs';
  process.on('message', (order) => {
    if (order.hang) return;
    if (order.die === 'always') process.kill(process.pid, 'SIGKILL');
    if (order.die === 'first' && !existsSync(order.marker)) {
      writeFileSync(order.marker, '');
      process.kill(process.pid, 'SIGKILL');
    }
    if (order.die === 'always') return;
    process.send({ ok: true, result: { said: order.say ?? 'alive', pid: process.pid }, rss: 1000 });
  });
  process.on('disconnect', () => process.exit(0));
`;

const folder = mkdtempSync(join(tmpdir(), 'encrier-pool-'));
const entry = pathToFileURL(join(folder, 'puppet.mjs'));
writeFileSync(entry, PUPPET);

const pools: { close(): void }[] = [];
afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
});

describe('the pool of renderer processes', () => {
  it('serves many requests with few processes, each answer to its own request', async () => {
    const pool = poolOf({ processes: 2 });
    const words = Array.from({ length: 20 }, (_, index) => `word ${index}`);
    const answers = await Promise.all(words.map((say) => pool.run({ say }, CLAIRE)));
    expect(answers.map(({ said }) => said)).toEqual(words);
    expect(new Set(answers.map(({ pid }) => pid)).size).toBeLessThanOrEqual(2);
  });

  it('gives the request of a process that died to a fresh one', async () => {
    const pool = poolOf({ processes: 1 });
    const { pid } = await pool.run({ say: 'before' }, CLAIRE);
    const after = await pool.run({ die: 'first', marker: join(folder, 'died-once') }, CLAIRE);
    expect(after.said).toBe('alive');
    expect(after.pid).not.toBe(pid);
  });

  it('gives up a request that kills every process, and serves the next one', async () => {
    const pool = poolOf({ processes: 1 });
    await expect(pool.run({ die: 'always' }, CLAIRE)).rejects.toMatchObject({
      code: 'render_crashed',
    });
    expect((await pool.run({ say: 'next' }, CLAIRE)).said).toBe('next');
  });

  it('kills a process that does not answer in time', async () => {
    const pool = poolOf({ processes: 1, limitMs: 50 });
    const endless = pool.run({ hang: true }, CLAIRE);
    const [pid] = pool.pids();
    await expect(endless).rejects.toMatchObject({ code: 'render_timeout' });
    expect(pool.pids()).not.toContain(pid);
  });

  it('refuses at once what would wait too long, and everything once closed', async () => {
    const pool = poolOf({ processes: 1, maxWaiting: 1 });
    const underway = pool.run({ hang: true }, CLAIRE);
    const waiting = pool.run({ hang: true }, CLAIRE);
    await expect(pool.run({ say: 'too many' }, CLAIRE)).rejects.toMatchObject({
      code: 'renderer_busy',
    });
    const refused = Promise.allSettled([underway, waiting]);
    pool.close();
    for (const result of await refused) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'renderer_closed' } });
    }
    await expect(pool.run({ say: 'late' }, CLAIRE)).rejects.toMatchObject({
      code: 'renderer_closed',
    });
  });

  it('gives a newcomer the next place, however many renders of another one wait', async () => {
    const pool = poolOf({ processes: 1 });
    const answered: string[] = [];
    const ask = async (say: string, order: PoolOrder) => {
      await pool.run({ say }, order);
      answered.push(say);
    };
    await Promise.all([
      ...Array.from({ length: 20 }, (_, index) => ask(`hers ${index}`, CLAIRE)),
      ask('his', LOUIS),
    ]);
    expect(answered.slice(0, 3)).toEqual(['hers 0', 'his', 'hers 1']);
  });

  it('takes back a second place that is held too long, and serves that request later', async () => {
    const pool = poolOf({ processes: 2, graceMs: 20 });
    const hers = [pool.run({ hang: true }, CLAIRE), pool.run({ hang: true }, CLAIRE)];
    const [first] = pool.pids();
    const his = await pool.run({ say: 'newcomer' }, LOUIS);
    expect(his.said).toBe('newcomer');
    expect(pool.pids()).toContain(first);
    const ended = Promise.allSettled(hers);
    pool.close();
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('leaves every place to one who is alone, and takes the only place of nobody', async () => {
    const pool = poolOf({ processes: 2, graceMs: 20 });
    // The ones that hang have little time; a process that starts on a busy machine has enough.
    const brief = (owner: typeof CLAIRE) => pool.run({ hang: true }, { ...owner, limitMs: 300 });
    const hers = [brief(CLAIRE), brief(CLAIRE)];
    const pids = pool.pids();
    await expect(Promise.all(hers)).rejects.toMatchObject({ code: 'render_timeout' });
    expect(pids).toHaveLength(2);
    const long = Promise.allSettled([brief(CLAIRE), brief(LOUIS)]);
    const waited = await Promise.allSettled([pool.run({ say: 'third' }, MARIE)]);
    expect(waited).toMatchObject([{ status: 'fulfilled' }]);
    expect(await long).toMatchObject([
      { reason: { code: 'render_timeout' } },
      { reason: { code: 'render_timeout' } },
    ]);
  });

  it('refuses what one owner has waiting beyond a bound, and nobody else', async () => {
    const pool = poolOf({ processes: 1, maxWaitingPerOwner: 2 });
    const asked = Promise.allSettled([
      pool.run({ hang: true }, CLAIRE),
      pool.run({ hang: true }, CLAIRE),
      pool.run({ hang: true }, CLAIRE),
    ]);
    await expect(pool.run({ say: 'too many' }, CLAIRE)).rejects.toMatchObject({
      code: 'renderer_owner_busy',
    });
    const his = Promise.allSettled([pool.run({ say: 'his' }, LOUIS)]);
    pool.close();
    await asked;
    expect(await his).toMatchObject([{ reason: { code: 'renderer_closed' } }]);
  });

  it('lets an order have less time than the others', async () => {
    const pool = poolOf({ processes: 1 });
    await expect(pool.run({ hang: true }, { ...CLAIRE, limitMs: 30 })).rejects.toMatchObject({
      code: 'render_timeout',
    });
  });

  it('replaces a process that has grown too large, after its answer', async () => {
    const pool = poolOf({ processes: 1, maxRssBytes: 999 });
    const first = await pool.run({ say: 'one' }, CLAIRE);
    const second = await pool.run({ say: 'two' }, CLAIRE);
    expect(second.pid).not.toBe(first.pid);
  });
});

const CLAIRE = { owner: 'claire', background: false };
const MARIE = { owner: 'marie', background: false };
const LOUIS = { owner: 'louis', background: false };

function poolOf(options: Partial<PoolOptions>) {
  const pool = createProcessPool<Order, Said>({
    entry,
    processes: 1,
    limitMs: 60_000,
    graceMs: 60_000,
    maxWaiting: 200,
    maxWaitingPerOwner: 200,
    maxRssBytes: 1_000_000,
    ...options,
  });
  pools.push(pool);
  return pool;
}
