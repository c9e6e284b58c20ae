import { useFormContext, useWatch } from 'react-hook-form';
import { missingFieldsSentence } from '#domain/profile/completeness.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { FormCountry } from '#web/company/countryField.tsx';
import { FormText } from '#web/ui/formFields.tsx';
import { useIdentifierHint } from '#web/ui/identifierHint.tsx';
import { Banner } from '#web/ui/states.tsx';
import { LegalFormFields } from './legalFormFields.tsx';
import { LogoPicker } from './logoPicker.tsx';
import { Section } from './section.tsx';

interface Props {
  profile: ProfileAnswer;
  onLogoSaved: (saved: ProfileAnswer) => void;
}

/** Who sells: what every document prints at its head and its foot. */
export function CompanyFields({ profile, onLogoSaved }: Props) {
  const missing = missingFieldsSentence(profile);
  return (
    <Section
      id="entreprise"
      title="Entreprise"
      aside={<span className="small faint max-desk:hidden">Imprimée sur chaque document</span>}
    >
      {missing && (
        <div className="mb-6">
          <Banner tone="brass">
            Remplissez les champs obligatoires pour accéder à toutes les fonctionnalités.{' '}
            <strong className="strong">{missing}</strong>
          </Banner>
        </div>
      )}
      <LogoPicker profile={profile} onSaved={onLogoSaved} />
      <div className="grid grid-cols-6 gap-x-3 gap-y-4 desk:gap-x-4 desk:gap-y-5">
        <FormText
          id="name"
          name="name"
          label="Nom"
          className="col-span-6 desk:col-span-3"
          autoComplete="name"
        />
        <FormText
          id="company"
          name="company"
          label="Entreprise"
          className="col-span-6 desk:col-span-3"
          autoComplete="organization"
        />
        <Identifiers />
        <FormText
          id="address"
          name="address"
          label="Adresse"
          className="col-span-6"
          autoComplete="street-address"
        />
        <FormText
          id="postalCode"
          name="postalCode"
          label="Code postal"
          className="col-span-3 desk:col-span-2"
          autoComplete="postal-code"
        />
        <FormText
          id="city"
          name="city"
          label="Ville"
          className="col-span-3 desk:col-span-2"
          autoComplete="address-level2"
        />
        <FormCountry
          id="country"
          name="country"
          label="Pays"
          className="col-span-6 desk:col-span-2"
          autoComplete="country-name"
        />
        <LegalFormFields />
        <Contact />
      </div>
    </Section>
  );
}

function Identifiers() {
  const [siret, vatNumber] = useWatch({ name: ['siret', 'vatNumber'] }) as string[];
  const siretHint = useIdentifierHint('siret', siret ?? '');
  const vatHint = useIdentifierHint('euVat', vatNumber ?? '');
  return (
    <>
      <FormText
        id="siret"
        name="siret"
        label="SIRET"
        className="col-span-6 desk:col-span-3"
        placeholder="14 chiffres"
        inputMode="numeric"
        autoComplete="off"
        hint={siretHint}
      />
      <FormText
        id="vatNumber"
        name="vatNumber"
        label="Numéro de TVA"
        className="col-span-6 desk:col-span-3"
        optional
        placeholder="FR12345678900"
        autoComplete="off"
        hint={vatHint}
        after={<VatProposal siret={siret ?? ''} vatNumber={vatNumber ?? ''} />}
      />
    </>
  );
}

/** The number follows from the SIREN, but not every company has been given one: offered, never filled. */
function VatProposal({ siret, vatNumber }: { siret: string; vatNumber: string }) {
  const { setValue } = useFormContext();
  if (vatNumber.trim() !== '' || !/^(\s*\d){14}\s*$/.test(siret)) return null;
  const propose = async () => {
    const { frenchVatOf } = await import('#domain/identifiers/frenchVat.ts');
    const proposed = frenchVatOf(siret);
    if (proposed) setValue('vatNumber', proposed, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <button
      type="button"
      className="btn btn--quiet btn--s -mr-2"
      aria-label="Proposer le numéro de TVA d’après le SIRET"
      onClick={() => void propose()}
    >
      Proposer
    </button>
  );
}

function Contact() {
  return (
    <>
      <FormText
        id="phone"
        name="phone"
        type="tel"
        label="Téléphone"
        className="col-span-6 @table:col-span-3"
        optional
        autoComplete="tel"
      />
      <FormText
        id="email"
        name="email"
        type="email"
        label="E-mail de l’entreprise"
        className="col-span-6 @table:col-span-3"
        optional
        autoComplete="email"
      />
      <FormText
        id="website"
        name="website"
        label="Site web"
        className="col-span-6"
        optional
        inputMode="url"
        autoComplete="url"
      />
    </>
  );
}
