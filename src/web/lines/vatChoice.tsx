import type { UntaxedRegime } from '#domain/vat/regimes.ts';
import { VAT_RATES } from '#domain/vat/rates.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { Select } from '#web/ui/select.tsx';

const rateOptions = VAT_RATES.map(({ rate, label }) => ({ value: String(rate), label }));

export interface VatChoiceProps {
  vat: boolean;
  vatRate: number;
  /** The seller's regime, where it forbids VAT; null leaves the choice. */
  untaxed: UntaxedRegime | null;
  onChange: (change: { vat?: boolean; vatRate?: number }) => void;
}

const UNTAXED_HINTS: Record<UntaxedRegime, string> = {
  franchise:
    'Vous êtes en franchise en base : vos documents portent « TVA non applicable, art. 293 B du CGI ».',
  exempt: 'Votre activité est exonérée : vos documents en portent l’article.',
  not_taxable: 'Votre activité est hors TVA : vos documents le disent.',
};

/** The VAT checkbox and its rate (docs/product.md, VAT). */
export function VatChoice({ vat, vatRate, untaxed, onChange }: VatChoiceProps) {
  if (untaxed !== null) {
    return (
      <Checkbox
        label="Appliquer la TVA"
        checked={false}
        disabled
        onChange={() => undefined}
        hint={UNTAXED_HINTS[untaxed]}
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Checkbox
        label="Appliquer la TVA"
        checked={vat}
        onChange={(checked) => onChange({ vat: checked })}
      />
      {vat && (
        <Select
          label="Taux de TVA"
          options={rateOptions}
          value={String(vatRate)}
          onChange={(rate) => onChange({ vatRate: Number(rate) })}
        />
      )}
    </div>
  );
}
