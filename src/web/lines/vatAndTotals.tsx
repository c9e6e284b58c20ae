import type { UntaxedRegime } from '#domain/vat/regimes.ts';
import { FormTotals } from './formTotals.tsx';
import { FormVat } from './formVat.tsx';

interface Props {
  /** The seller's regime, where it forbids VAT; null leaves the choice. */
  untaxed: UntaxedRegime | null;
  currency: string;
}

/** Under the lines: the VAT of the document in the form around, and its totals as it is typed. */
export function VatAndTotals({ untaxed, currency }: Props) {
  return (
    <>
      <FormVat untaxed={untaxed} />
      <FormTotals currency={currency} />
    </>
  );
}
