import { type ReactNode, startTransition, useEffect, useState } from 'react';

interface Props {
  /** How many turns it waits for: the second comes once the first is on the screen. */
  turns?: number;
  /** What stands in its place until then, and takes as much room. */
  before?: ReactNode;
  children: ReactNode;
}

/**
 * Drawn once what surrounds it is on the screen, as tasks of its own: a phone answers between the two.
 * For what stands below the first screen, where nothing moves when it comes.
 */
export function Afterwards({ turns = 1, before, children }: Props) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn < turns) startTransition(() => setTurn(turn + 1));
  }, [turn, turns]);
  return turn >= turns ? children : before;
}
