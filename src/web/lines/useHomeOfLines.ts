import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EditedDocument, EditedLine } from './editedDocument.ts';
import { commonHome, withHome } from './homeWorks.ts';

/** What the lines of the form around say together of works in a home, and how lines that come follow them. */
export function useHomeOfLines() {
  const { control, getValues } = useFormContext<EditedDocument>();
  const home = useWatch({
    control,
    compute: ({ lineItems, vatRate }: EditedDocument) => commonHome(lineItems, vatRate),
  });
  const [held, setHeld] = useState<boolean | null>(null);
  // Ticked for all of them since: their own boxes have no more to say.
  if (held !== null && held !== home) setHeld(null);

  const among = (lines: readonly EditedLine[]) => commonHome(lines, getValues('vatRate'));
  const as = (lines: readonly EditedLine[], said: boolean | null) =>
    withHome(lines, getValues('vatRate'), said);
  const now = () => among(getValues('lineItems'));
  return {
    home,
    homeByLine: home === null || held !== null,
    /** The box of one line was pressed: where all are the same by it, the boxes stay to be pressed again. */
    onHome: () => setHeld(now()),
    /** New lines are what the others all are. */
    heirs: (lines: readonly EditedLine[]) => as(lines, now()),
    /** For lines that are put back among `left`: what was ticked for all meanwhile holds for them too. */
    puttingBack: (left: readonly EditedLine[]) => {
      const then = among(left);
      return (lines: readonly EditedLine[]) => as(lines, now() === then ? null : now());
    },
  };
}
