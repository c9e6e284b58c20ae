import { useWatch } from 'react-hook-form';
import { documentNumber } from '#domain/document/number.ts';
import { CURRENCIES } from '#domain/money/currencies.ts';
import { FormNumber, FormSelect, FormText } from '#web/ui/formFields.tsx';
import { Section } from './section.tsx';

const CURRENCY_OPTIONS = CURRENCIES.map(({ code, label, symbol }) => ({
  value: code,
  label: `${label} (${symbol})`,
}));

/** Prefixes and next numbers, with what the next document will be called. */
export function NumberingFields() {
  return (
    <Section
      id="numerotation"
      title="Numérotation et devise"
      aside={
        <span className="small faint min-w-0 text-right wrap-anywhere" aria-live="polite">
          <NextNumber of="Invoice">Prochaine facture</NextNumber>
        </span>
      }
    >
      <div className="grid grid-cols-6 gap-x-3 gap-y-4 desk:gap-x-4 desk:gap-y-5">
        <Numbering of="Invoice" prefix="Préfixe des factures" next="Prochain numéro de facture" />
        <Numbering of="Quote" prefix="Préfixe des devis" next="Prochain numéro de devis" />
        <FormSelect
          id="currency"
          name="currency"
          label="Devise"
          className="col-span-6 desk:col-span-3"
          options={CURRENCY_OPTIONS}
          hint="Celle de vos nouveaux documents."
        />
      </div>
    </Section>
  );
}

interface NumberingProps {
  of: 'Invoice' | 'Quote';
  prefix: string;
  next: string;
}

function Numbering({ of, prefix, next }: NumberingProps) {
  const prefixName = of === 'Invoice' ? 'invoicePrefix' : 'quotePrefix';
  const nextName = `next${of}Number`;
  return (
    <>
      <FormText
        id={prefixName}
        name={prefixName}
        label={prefix}
        className="col-span-6 desk:col-span-3"
        optional
        autoComplete="off"
      />
      <FormNumber
        id={nextName}
        name={nextName}
        label={next}
        className="col-span-6 desk:col-span-3"
        inputMode="numeric"
        hint={of === 'Quote' && <NextNumber of="Quote">Prochain devis</NextNumber>}
      />
    </>
  );
}

/** « Prochaine facture : INV-001 », as it is typed; nothing while the number is none. */
function NextNumber({ of, children }: { of: 'Invoice' | 'Quote'; children: string }) {
  const prefixName = of === 'Invoice' ? 'invoicePrefix' : 'quotePrefix';
  const [prefix, typed] = useWatch({ name: [prefixName, `next${of}Number`] }) as [string, unknown];
  const next = Number(String(typed).replaceAll(/\s/g, ''));
  if (!Number.isInteger(next) || next < 1) return null;
  return `${children}\u00A0: ${documentNumber(prefix.trim(), next)}`;
}
