import { memo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatPercent } from '#domain/format/numbers.ts';
import type { DocumentTotals } from '#domain/document/totals.ts';
import type { UntaxedRegime } from '#domain/vat/regimes.ts';
import { VAT_RATES } from '#domain/vat/rates.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { formatAmount } from '#domain/format/numbers.ts';
import { Select } from '#web/ui/select.tsx';
import { type EditedDocument, totalsOf } from './editedDocument.ts';

const rateOptions = VAT_RATES.map(({ rate, label }) => ({ value: String(rate), label }));

interface VatChoiceProps {
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

/** The VAT of the document in the form around. */
export function FormVat({ untaxed }: Pick<VatChoiceProps, 'untaxed'>) {
  const { control, setValue } = useFormContext<EditedDocument>();
  const [vat, vatRate] = useWatch({ control, name: ['vat', 'vatRate'] });
  const typed = { shouldDirty: true } as const;
  return (
    <VatChoice
      vat={vat}
      vatRate={vatRate}
      untaxed={untaxed}
      onChange={(change) => {
        if (change.vat !== undefined) setValue('vat', change.vat, typed);
        if (change.vatRate !== undefined) setValue('vatRate', change.vatRate, typed);
      }}
    />
  );
}

/** The totals of the document in the form around, as it is typed. */
export function FormTotals({ currency }: { currency: string }) {
  return <TotalsList totals={useTotals(currency)} currency={currency} />;
}

/** What the client pays, in one figure: for the foot of a phone. */
export const DocumentTotal = memo(function DocumentTotal({ currency }: { currency: string }) {
  const totals = useTotals(currency);
  return (
    <span className="mr-2 grid content-center leading-5">
      <span className="caption faint">Total {totals.totalLabel}</span>
      <span className="figure text-[1.25rem] leading-6">
        {formatAmount(totals.gross, currency)}
      </span>
    </span>
  );
});

export function useTotals(currency: string): DocumentTotals {
  const { control } = useFormContext<EditedDocument>();
  return useWatch({ control, compute: (edited) => totalsOf(edited, { currency }) });
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
      {untaxedFirst(totals).map(({ rate, vatCase, base, vat }) => (
        <VatShare
          key={vatCase ?? rate}
          label={vatCase === null ? `TVA ${formatPercent(rate)}` : 'dont sans TVA'}
          amount={formatAmount(vatCase === null ? vat : base, currency)}
        />
      ))}
      <dt className="totals__sum">Total {totals.totalLabel}</dt>
      <dd className="totals__sum">{formatAmount(totals.gross, currency)}</dd>
    </dl>
  );
}

/** What bears no VAT is a part of the net total, and stands under it. */
function untaxedFirst({ vatBreakdown }: DocumentTotals) {
  return [
    ...vatBreakdown.filter(({ vatCase }) => vatCase !== null),
    ...vatBreakdown.filter(({ vatCase }) => vatCase === null),
  ];
}

function VatShare({ label, amount }: { label: string; amount: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </>
  );
}
