import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Asked, createFairQueue, type FairQueue } from './fairQueue.ts';

interface Job extends Asked {
  id: number;
}

describe('waiting renders', () => {
  it('are served in turn among owners, each owner’s in the order asked', () => {
    const queue = queueOf('a1 a2 a3 b1 c1 b2');
    expect(servedBy(queue)).toBe('a1 b1 c1 a2 b2 a3');
  });

  it('of an owner who holds no place come before any of one who does', () => {
    const queue = queueOf('a1 a2 b1');
    expect(nameOf(queue.next(new Map([['a', 1]])))).toBe('b1');
    expect(
      nameOf(
        queue.next(
          new Map([
            ['a', 1],
            ['b', 1],
          ]),
        ),
      ),
    ).toBe('a1');
  });

  it('of exports give way to those a person waits for, their own owner’s too', () => {
    const queue = queueOf('a1* a2* a3 b1');
    expect(servedBy(queue)).toBe('a3 b1 a1* a2*');
  });

  it('of exports have their turn among any number of others', () => {
    const queue = queueOf(`z1* ${Array.from({ length: 30 }, (_, index) => `a${index}`).join(' ')}`);
    expect(servedBy(queue).split(' ').indexOf('z1*')).toBe(8);
  });

  it('that were put back come first among their owner’s', () => {
    const queue = queueOf('a1 a2');
    const first = queue.next(new Map());
    if (first) queue.putBack(first);
    expect(servedBy(queue)).toBe('a1 a2');
  });

  it('are bounded in all and by owner, exports counted apart', () => {
    const queue = createFairQueue<Job>({ maxWaiting: 4, maxWaitingPerOwner: 2 });
    const outcomes = ['a1', 'a2', 'a3', 'a1*', 'b1', 'b2'].map((name) => queue.add(jobOf(name)));
    expect(outcomes).toEqual(['taken', 'taken', 'owner_full', 'taken', 'taken', 'full']);
    expect(queue.drain().map(nameOf).toSorted()).toEqual(['a1', 'a1*', 'a2', 'b1']);
    expect([queue.size(), queue.next(new Map())]).toEqual([0, null]);
  });

  it('are each served once, and nobody without a place waits behind one who has some', () => {
    const job = fc.record({ owner: fc.constantFrom('a', 'b', 'c', 'd'), background: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(job, { maxLength: 40 }),
        fc.integer({ min: 1, max: 4 }),
        (asked, places) => {
          const queue = createFairQueue<Job>({ maxWaiting: 100, maxWaitingPerOwner: 100 });
          asked.forEach((each, id) => queue.add({ ...each, id }));
          const working: Job[] = [];
          const served: Job[] = [];
          for (;;) {
            // The place that was given first becomes free first.
            if (working.length === places) working.shift();
            const held = new Map<string, number>();
            for (const { owner } of working) held.set(owner, (held.get(owner) ?? 0) + 1);
            const someoneWaits = queue.somebodyWaitsWithout(held);
            const next = queue.next(held);
            if (next === null) break;
            expect(someoneWaits && held.has(next.owner)).toBe(false);
            working.push(next);
            served.push(next);
          }
          expect(served.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
            asked.map((_, id) => id),
          );
        },
      ),
    );
  });
});

/** « a1 » is a render of the owner a, « a1* » one of an export. */
function queueOf(names: string): FairQueue<Job> {
  const queue = createFairQueue<Job>({ maxWaiting: 100, maxWaitingPerOwner: 100 });
  for (const name of names.split(' ')) queue.add(jobOf(name));
  return queue;
}

function jobOf(name: string): Job {
  return {
    owner: name.charAt(0),
    id: Number.parseInt(name.slice(1), 10),
    background: name.endsWith('*'),
  };
}

function nameOf(job: Job | null): string {
  return job === null ? 'none' : `${job.owner}${job.id}${job.background ? '*' : ''}`;
}

/** All that wait, in the order of their turns, with one place. */
function servedBy(queue: FairQueue<Job>): string {
  const names: string[] = [];
  for (let job = queue.next(new Map()); job !== null; job = queue.next(new Map())) {
    names.push(nameOf(job));
  }
  return names.join(' ');
}
