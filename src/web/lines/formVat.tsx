import { useFormContext, useWatch } from 'react-hook-form';
import type { EditedDocument } from './editedDocument.ts';
import { isHomeRate } from './homeWorks.ts';
import { HomeWorksField } from './homeWorksField.tsx';
import { VatChoice, type VatChoiceProps } from './vatChoice.tsx';

/** The VAT of the document in the form around. */
export function FormVat({ untaxed }: Pick<VatChoiceProps, 'untaxed'>) {
  const { control, setValue } = useFormContext<EditedDocument>();
  const [vat, vatRate] = useWatch({ control, name: ['vat', 'vatRate'] });
  const typed = { shouldDirty: true } as const;
  return (
    <div className="grid gap-3">
      <VatChoice
        vat={vat}
        vatRate={vatRate}
        untaxed={untaxed}
        onChange={(change) => {
          if (change.vat !== undefined) setValue('vat', change.vat, typed);
          if (change.vatRate !== undefined) setValue('vatRate', change.vatRate, typed);
        }}
      />
      <FormHomeWorks />
    </div>
  );
}

/** What a reduced rate asks of the lines of the form around, once for all of them. */
export function FormHomeWorks() {
  const { control } = useFormContext<EditedDocument>();
  const [vat, vatRate] = useWatch({ control, name: ['vat', 'vatRate'] });
  return vat && isHomeRate(vatRate) && <HomeWorksField />;
}
