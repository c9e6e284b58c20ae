import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { withPercentDiscounts } from '#domain/document/percentDiscounts.ts';
import { type EditedDocument, type EditedLine, lineItemOf, priceText } from './editedDocument.ts';

/** « Remise 5 % » follows what is typed in the lines it takes its share of. */
export function PercentDiscounts({ start }: { start: readonly EditedLine[] }) {
  const { control, setValue } = useFormContext<EditedDocument>();
  const lineItems = useWatch({ control, name: 'lineItems' });
  const before = useRef(start.map(lineItemOf));
  useEffect(() => {
    const typed = lineItems.map(lineItemOf);
    const lines = withPercentDiscounts(before.current, typed);
    before.current = lines;
    for (const [at, { unitPrice }] of lines.entries())
      if (unitPrice !== typed[at]?.unitPrice)
        setValue(`lineItems.${at}.unitPrice`, priceText(unitPrice), { shouldDirty: true });
  }, [lineItems, setValue]);
  return null;
}
