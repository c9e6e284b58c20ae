import { useFormContext, useWatch } from 'react-hook-form';
import { FormNumber, FormSegmented } from '#web/ui/formFields.tsx';
import type { EditedDocument } from './editedDocument.ts';

/** What a quote asks to be paid once it is accepted (docs/product.md, Corrections and deposits). */
export function OrderDepositField({ currency }: { currency: string }) {
  const { control } = useFormContext<EditedDocument>();
  const [by = 'percent', vat] = useWatch({ control, name: ['orderDeposit.by', 'vat'] });
  const amount = vat ? 'Montant TTC' : 'Montant';
  return (
    <fieldset className="grid gap-3 border-t border-hairline pt-4">
      <legend className="sr-only">Acompte à la commande</legend>
      <FormNumber
        name="orderDeposit.value"
        id="document-orderDeposit"
        label="Acompte à la commande"
        optional
        after={by === 'percent' ? '%' : currency}
        hint="Demandé à votre client dès qu’il accepte le devis."
      />
      <div className="justify-self-start">
        <FormSegmented
          name="orderDeposit.by"
          label="Comment le compter"
          options={[
            { value: 'percent', label: 'Pourcentage' },
            { value: 'amount', label: amount },
          ]}
        />
      </div>
    </fieldset>
  );
}
