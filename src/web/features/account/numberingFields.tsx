import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { documentNumber } from '#domain/document/number.ts';
import { CURRENCIES } from '#domain/money/currencies.ts';
import { FormNumber, FormSelect, FormText } from '#web/ui/formFields.tsx';
import { Section } from './section.tsx';
import { seriesMoved } from './seriesMoved.ts';

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
        <Numbering of="CreditNote" prefix="Préfixe des avoirs" next="Prochain numéro d’avoir" />
        <Reason />
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

/** A series that gave numbers goes on elsewhere: the register keeps why. */
function Reason() {
  const { control } = useFormContext<Typed>();
  const typed = useWatch({ control });
  const { defaultValues: before } = useFormState({ control });
  if (!before || !seriesMoved(before as Typed, typed as Typed)) return null;
  return (
    <FormText
      id="numberingReason"
      name="numberingReason"
      label="Pourquoi la numérotation change"
      className="col-span-6"
      autoComplete="off"
      hint="« Nouvel exercice », « Reprise d’un autre logiciel »… Le registre le garde, avec les numéros sautés. Les numéros provisoires de vos brouillons suivront."
    />
  );
}

type Typed = Parameters<typeof seriesMoved>[0];
type Series = 'Invoice' | 'Quote' | 'CreditNote';

const PREFIXES = {
  Invoice: 'invoicePrefix',
  Quote: 'quotePrefix',
  CreditNote: 'creditNotePrefix',
} as const;

/** What comes after the number one gives; the invoices' stands beside the title. */
const NEXT: Record<Series, string | null> = {
  Invoice: null,
  Quote: 'Prochain devis',
  CreditNote: 'Prochain avoir',
};

interface NumberingProps {
  of: Series;
  prefix: string;
  next: string;
}

function Numbering({ of, prefix, next }: NumberingProps) {
  const prefixName = PREFIXES[of];
  const said = NEXT[of];
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
        hint={
          said ? (
            <NextNumber of={of}>{said}</NextNumber>
          ) : (
            'Les numéros provisoires de vos brouillons le suivent.'
          )
        }
      />
    </>
  );
}

/** « Prochaine facture : INV-001 », as it is typed; nothing while the number is none. */
function NextNumber({ of, children }: { of: Series; children: string }) {
  const [prefix, typed] = useWatch({ name: [PREFIXES[of], `next${of}Number`] }) as [
    string,
    unknown,
  ];
  const next = Number(String(typed).replaceAll(/\s/g, ''));
  if (!Number.isInteger(next) || next < 1) return null;
  return (
    <>
      {`${children}\u00A0: `}
      {/* A line may end before a number, not within it. */}
      <span className="inline-block">{documentNumber(prefix.trim(), next)}</span>
    </>
  );
}
