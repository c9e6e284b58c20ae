import { useFormContext, useWatch } from 'react-hook-form';
import { formatPercent } from '#domain/format/numbers.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import type { EditedDocument } from './editedDocument.ts';
import { isAtRate } from './homeWorks.ts';

/** Under the document's rate: one box for all the lines that bear it, those to come among them. */
export function HomeWorksField() {
  const { control, getValues, setValue } = useFormContext<EditedDocument>();
  const { lines, ticked, vatRate } = useWatch({ control, compute: counted });
  const tickAll = (inOldHome: boolean) => {
    for (const [at, line] of getValues('lineItems').entries())
      if (isAtRate(line, vatRate))
        setValue(`lineItems.${at}.inOldHome`, inOldHome, { shouldDirty: true });
  };
  if (lines === 0) return null;
  const isMixed = ticked > 0 && ticked < lines;
  const rate = formatPercent(vatRate);
  const hint = isMixed
    ? `Cochée pour ${ticked} des ${lines} lignes à ${rate}.`
    : `Vaut pour toutes les lignes à ${rate}.`;
  return (
    <Checkbox
      label="Travaux dans un logement de plus de 2 ans"
      checked={ticked === lines}
      indeterminate={isMixed}
      onChange={tickAll}
      hint={lines > 1 && hint}
    />
  );
}

function counted({ lineItems, vatRate }: EditedDocument) {
  const lines = lineItems.filter((line) => isAtRate(line, vatRate));
  const ticked = lines.filter(({ inOldHome }) => inOldHome).length;
  return { lines: lines.length, ticked, vatRate };
}
