import { useEffect, useRef, useState } from 'react';
import { formatAmount } from '#domain/format/numbers.ts';
import { useTotals } from './formTotals.tsx';

/** A price is typed key by key: only what it comes to in the end is said. */
const REST_MS = 1200;

/** The total of the document in the form around, told to a screen reader each time that it has changed. */
export function SpokenTotal({ currency }: { currency: string }) {
  const { gross, totalLabel } = useTotals(currency);
  const known = useRef(gross);
  const [told, setTold] = useState('');
  useEffect(() => {
    // Silent at first, and where a price came back to what it was.
    if (gross === known.current) return;
    const rest = setTimeout(() => {
      known.current = gross;
      setTold(`Total ${totalLabel}\u00A0: ${formatAmount(gross, currency)}`);
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [gross, totalLabel, currency]);

  return (
    <p className="sr" aria-live="polite">
      {told}
    </p>
  );
}
