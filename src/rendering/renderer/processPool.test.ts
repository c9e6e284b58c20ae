import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createProcessPool, type PoolOptions } from './processPool.ts';

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
    const answers = await Promise.all(words.map((say) => pool.run({ say })));
    expect(answers.map(({ said }) => said)).toEqual(words);
    expect(new Set(answers.map(({ pid }) => pid)).size).toBeLessThanOrEqual(2);
  });

  it('gives the request of a process that died to a fresh one', async () => {
    const pool = poolOf({ processes: 1 });
    const { pid } = await pool.run({ say: 'before' });
    const after = await pool.run({ die: 'first', marker: join(folder, 'died-once') });
    expect(after.said).toBe('alive');
    expect(after.pid).not.toBe(pid);
  });

  it('gives up a request that kills every process, and serves the next one', async () => {
    const pool = poolOf({ processes: 1 });
    await expect(pool.run({ die: 'always' })).rejects.toMatchObject({ code: 'render_crashed' });
    expect((await pool.run({ say: 'next' })).said).toBe('next');
  });

  it('kills a process that does not answer in time', async () => {
    const pool = poolOf({ processes: 1, limitMs: 50 });
    const endless = pool.run({ hang: true });
    const [pid] = pool.pids();
    await expect(endless).rejects.toMatchObject({ code: 'render_timeout' });
    expect(pool.pids()).not.toContain(pid);
  });

  it('refuses at once what would wait too long, and everything once closed', async () => {
    const pool = poolOf({ processes: 1, maxWaiting: 1 });
    const underway = pool.run({ hang: true });
    const waiting = pool.run({ hang: true });
    await expect(pool.run({ say: 'too many' })).rejects.toMatchObject({ code: 'renderer_busy' });
    const refused = Promise.allSettled([underway, waiting]);
    pool.close();
    for (const result of await refused) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'renderer_closed' } });
    }
    await expect(pool.run({ say: 'late' })).rejects.toMatchObject({ code: 'renderer_closed' });
  });

  it('replaces a process that has grown too large, after its answer', async () => {
    const pool = poolOf({ processes: 1, maxRssBytes: 999 });
    const first = await pool.run({ say: 'one' });
    const second = await pool.run({ say: 'two' });
    expect(second.pid).not.toBe(first.pid);
  });
});

function poolOf(options: Partial<PoolOptions>) {
  const pool = createProcessPool<Order, Said>({
    entry,
    processes: 1,
    limitMs: 60_000,
    maxWaiting: 200,
    maxRssBytes: 1_000_000,
    ...options,
  });
  pools.push(pool);
  return pool;
}
