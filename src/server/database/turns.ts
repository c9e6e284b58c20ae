import { tooManyRequests } from '#server/errors.ts';

/** Does a piece of a user's work when it is that user's turn. */
export type InTurn = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>;

/** Half of what a server has at work at once (`http/overload.ts`): the rest is for the others. */
const MOST_WAITING = 250;

/**
 * Lets each user have so many transactions open at once; further ones of the same user wait for
 * these, in order. Connections are few, and handed out first come, first served: without this one
 * user with twenty calls would be twenty times in that queue. Throws 429 beyond what may wait.
 */
export function turnsByUser(atOnce: number): InTurn {
  const lines = new Map<string, { open: number; waiting: (() => void)[] }>();
  return async (userId, work) => {
    const line = lines.get(userId) ?? { open: 0, waiting: [] };
    lines.set(userId, line);
    if (line.open < atOnce) {
      line.open += 1;
    } else {
      if (line.waiting.length >= MOST_WAITING) throw tooManyRequests(5);
      // Who ends hands the turn over: `open` stays.
      await new Promise<void>((resolve) => line.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else if ((line.open -= 1) === 0) lines.delete(userId);
    }
  };
}
