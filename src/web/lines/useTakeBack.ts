import { useEffect, useRef } from 'react';
import { toast } from '#web/ui/toast.ts';

/**
 * Says what was changed, with « Annuler » beside it; taking it back keeps what was typed elsewhere
 * meanwhile. Leaving the lines ends the offer.
 */
export function useTakeBack() {
  const offers = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const offer of offers.current) toast.close(offer);
    },
    [],
  );
  return (said: string, back: () => void) => {
    offers.current.push(toast.undoable(said, back));
  };
}
