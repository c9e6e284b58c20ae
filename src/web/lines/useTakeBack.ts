import { useEffect, useRef } from 'react';
import { toast } from '#web/ui/toast.ts';
import type { EditedDocument } from './editedDocument.ts';

/**
 * Says what was changed, with « Annuler » beside it; taking it back keeps what was typed elsewhere
 * meanwhile. Leaving the lines ends the offer.
 */
export function useTakeBack(value: EditedDocument, onChange: (value: EditedDocument) => void) {
  const latest = useRef({ value, onChange });
  const offers = useRef<string[]>([]);
  useEffect(() => {
    latest.current = { value, onChange };
  });
  useEffect(
    () => () => {
      for (const offer of offers.current) toast.close(offer);
    },
    [],
  );
  return (said: string, back: (current: EditedDocument) => EditedDocument) => {
    offers.current.push(
      toast.undoable(said, () => latest.current.onChange(back(latest.current.value))),
    );
  };
}
