import { describe, expect, it } from 'vitest';
import { turnsByUser } from './turns.ts';

/** Work that begins, says so, and ends when told. */
function openWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, end };
}

describe('the transactions of a user', () => {
  it('wait for one another beyond a number, in order, and for nobody else’s', async () => {
    const inTurn = turnsByUser(2);
    const { begun, work, end } = openWork();
    const names = ['a1', 'a2', 'a3', 'a4', 'b1'];
    const all = names.map((name) => inTurn(name.charAt(0), work(name)));
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('a2');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
    await end('a1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
    for (const name of ['a3', 'a4', 'b1']) await end(name);
    expect(await Promise.all(all)).toEqual(names);
  });

  it('go on after one that failed', async () => {
    const inTurn = turnsByUser(1);
    const failing = inTurn('a', () => Promise.reject(new Error('no')));
    const next = inTurn('a', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });

  it('are refused with 429 when 250 already wait, and another user’s are not', async () => {
    const inTurn = turnsByUser(1);
    const { work, end } = openWork();
    const first = inTurn('a', work('first'));
    const waiting = Array.from({ length: 250 }, () => inTurn('a', () => Promise.resolve('done')));
    await expect(inTurn('a', work('late'))).rejects.toMatchObject({ status: 429 });
    expect(await inTurn('b', () => Promise.resolve('his'))).toBe('his');
    await end('first');
    await first;
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['done']));
  });
});
