import { useFormContext, useWatch } from 'react-hook-form';
import { LEGAL_FORM_ROWS } from '#domain/profile/choices.ts';
import { isSoleTrader } from '#domain/profile/legalForm.ts';
import type { LegalForm } from '#domain/profile/types.ts';
import type { VatRegime } from '#domain/vat/regimes.ts';
import { FormCheckbox, FormNumber, FormSelect, FormText } from '#web/ui/formFields.tsx';

/** The legal form, and what each form must print beside the name. */
export function LegalFormFields() {
  const [legalForm, regime] = useWatch({ name: ['legalForm', 'vatRegime'] }) as [
    LegalForm | null,
    VatRegime | null,
  ];
  return (
    <>
      <FormSelect
        id="legalForm"
        name="legalForm"
        label="Forme juridique"
        className="col-span-6"
        optional
        options={LEGAL_FORM_ROWS}
      />
      {legalForm === 'other' && (
        <FormText
          id="legalFormName"
          name="legalFormName"
          label="Votre forme juridique"
          className="col-span-6"
          placeholder="Telle qu’elle doit être imprimée"
          autoComplete="off"
        />
      )}
      {legalForm === 'micro' && regime === null && <FranchiseProposal />}
      {legalForm !== null && !isSoleTrader(legalForm) && (
        <FormNumber
          id="shareCapital"
          name="shareCapital"
          label="Capital social"
          className="col-span-6 desk:col-span-3"
          optional
          after="€"
        />
      )}
      {legalForm !== null && (
        <FormText
          id="rcsCity"
          name="rcsCity"
          label="Ville du RCS"
          className={isSoleTrader(legalForm) ? 'col-span-6' : 'col-span-6 desk:col-span-3'}
          optional
          placeholder="Nantes"
          autoComplete="off"
        />
      )}
      {legalForm !== null && !isSoleTrader(legalForm) && (
        <div className="col-span-6 grid gap-3 desk:grid-cols-2 desk:gap-x-4">
          <FormCheckbox name="variableCapital" label="Capital variable" />
          <FormCheckbox name="inLiquidation" label="En liquidation" />
        </div>
      )}
      {legalForm !== null && (
        <FormText
          id="registrationNote"
          name="registrationNote"
          label="Autre mention d’identité"
          className="col-span-6"
          optional
          placeholder="Locataire-gérant, représentée par…"
          autoComplete="off"
        />
      )}
    </>
  );
}

/** Most micro-entreprises charge no VAT: proposed, never decided. */
function FranchiseProposal() {
  const { setValue } = useFormContext();
  return (
    <p className="small soft col-span-6">
      Une micro-entreprise est le plus souvent en franchise en base de TVA.{' '}
      <button
        type="button"
        className="link"
        onClick={() => setValue('vatRegime', 'franchise', { shouldDirty: true })}
      >
        Choisir la franchise en base
      </button>
    </p>
  );
}
