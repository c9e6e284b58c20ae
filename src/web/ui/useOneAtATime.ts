import { useCallback, useRef } from 'react';

/** Does what it is asked, unless the same is under way: then it only waits for that one. */
export type OneAtATime = <Answer>(name: string, run: () => Promise<Answer>) => Promise<Answer>;

/**
 * A press while the same is under way does nothing more. Known at once: a state, as « busy » is, is
 * known only once it is drawn, and two quick taps both come before.
 */
export function useOneAtATime(): OneAtATime {
  const underWay = useRef(new Map<string, Promise<unknown>>());
  return useCallback(<Answer>(name: string, run: () => Promise<Answer>) => {
    const same = underWay.current.get(name) as Promise<Answer> | undefined;
    if (same) return same;
    const one = run().finally(() => underWay.current.delete(name));
    underWay.current.set(name, one);
    return one;
  }, []);
}
