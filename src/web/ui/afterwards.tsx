import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Drawn once what surrounds it is on the screen, as tasks of its own: a phone answers between the two.
 * For what stands below the first screen, where nothing moves when it comes.
 */
export function Afterwards({ children }: { children: ReactNode }) {
  const [isTurn, setTurn] = useState(false);
  useEffect(() => startTransition(() => setTurn(true)), []);
  return isTurn && children;
}
