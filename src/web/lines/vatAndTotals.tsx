import { formatPercent } from '#domain/format/numbers.ts';
import type { DocumentTotals } from '#domain/document/totals.ts';
import { VAT_RATES } from '#domain/vat/rates.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { formatAmount } from '#domain/format/numbers.ts';
import { Select } from '#web/ui/select.tsx';

const rateOptions = VAT_RATES.map(({ rate, label }) => ({ value: String(rate), label }));

interface VatChoiceProps {
  vat: boolean;
  vatRate: number;
  /** « Franchise en base »: no VAT is ever printed (CGI art. 293 B). */
  franchise: boolean;
  onChange: (change: { vat?: boolean; vatRate?: number }) => void;
}

/** The VAT checkbox and its rate (docs/product.md, VAT). */
export function VatChoice({ vat, vatRate, franchise, onChange }: VatChoiceProps) {
  if (franchise) {
    return (
      <Checkbox
        label="Appliquer la TVA"
        checked={false}
        disabled
        onChange={() => undefined}
        hint="Vous êtes en franchise en base : vos documents portent « TVA non applicable, art. 293 B du CGI »."
      />
    );
  }
  return (
    <div className="grid gap-3">
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

/** HT, the VAT of each rate, and what the client pays. */
export function TotalsList({ totals, currency }: { totals: DocumentTotals; currency: string }) {
  return (
    <dl className="totals">
      {totals.vatBreakdown.length > 0 && (
        <>
          <dt>Total HT</dt>
          <dd>{formatAmount(totals.net, currency)}</dd>
        </>
      )}
      {totals.vatBreakdown.map(({ rate, vat }) => (
        <VatShare
          key={rate}
          label={`TVA ${formatPercent(rate)}`}
          amount={formatAmount(vat, currency)}
        />
      ))}
      <dt className="totals__sum">Total {totals.totalLabel}</dt>
      <dd className="totals__sum">{formatAmount(totals.gross, currency)}</dd>
    </dl>
  );
}

function VatShare({ label, amount }: { label: string; amount: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </>
  );
}
