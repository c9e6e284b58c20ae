import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { CLIENT_KIND_CHOICES, type ClientKind, isOrganisation } from '#domain/client/kinds.ts';
import { FormCountry } from '#web/company/countryField.tsx';
import { FormSegmented, FormText, FormTextArea } from '#web/ui/formFields.tsx';
import { useIdentifierHint } from '#web/ui/identifierHint.tsx';
import { ClientDetails } from './clientDetails.tsx';
import { FoldedFields } from './foldedFields.tsx';
import { PAIRS } from './layout.ts';

/**
 * What a client is made of, for adding and editing: whom a document goes to, then the rest by what it is
 * about, each folded until it is wanted.
 */
export function ClientFields({ lookUp }: { lookUp: ReactNode }) {
  const kind = useWatch({ name: 'kind' }) as ClientKind;
  const isBusiness = isOrganisation(kind);
  return (
    <>
      {lookUp}
      <div className="grid max-desk:[&_label]:basis-[45%]">
        <FormSegmented name="kind" label="Type de client" options={CLIENT_KIND_CHOICES} />
      </div>
      <div className={PAIRS}>
        <FormText name="name" label="Nom du contact" needed autoComplete="off" />
        {isBusiness && (
          <FormText
            name="company"
            label={kind === 'business' ? 'Entreprise' : 'Organisme'}
            autoComplete="off"
          />
        )}
        <FormText
          name="email"
          type="email"
          label="Adresse email"
          hint="Les factures et devis partent à cette adresse."
          autoComplete="off"
        />
      </div>
      <div className="rules rules--closed">
        <Address />
        {isBusiness && <Identifiers />}
        <PhoneAndNotes />
        <ClientDetails kind={kind} />
      </div>
    </>
  );
}

function Address() {
  return (
    <FoldedFields
      title="Adresse de facturation"
      hint="rue, ville, pays"
      names={['address', 'postalCode', 'city', 'country']}
      tell={([street, postalCode, city, country]) =>
        listed([street, [postalCode, city].filter(Boolean).join(' '), country])
      }
    >
      <div className="grid gap-5">
        <FormText name="address" label="Adresse" autoComplete="off" />
        <div className={PAIRS}>
          <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3">
            <FormText name="postalCode" label="Code postal" autoComplete="off" />
            <FormText name="city" label="Ville" autoComplete="off" />
          </div>
          <FormCountry name="country" label="Pays" />
        </div>
      </div>
    </FoldedFields>
  );
}

function Identifiers() {
  const [siret, vatNumber] = useWatch({ name: ['siret', 'vatNumber'] }) as string[];
  const siretHint = useIdentifierHint('siret', siret ?? '');
  const vatHint = useIdentifierHint('euVat', vatNumber ?? '');
  return (
    <FoldedFields
      title="SIRET et n° de TVA"
      hint="exigés entre entreprises"
      names={['siret', 'vatNumber']}
      tell={listed}
    >
      <div className={PAIRS}>
        <FormText
          name="siret"
          label="SIRET"
          inputMode="numeric"
          autoComplete="off"
          hint={siretHint ?? '14 chiffres, exigés sur les factures entre entreprises.'}
        />
        <FormText
          name="vatNumber"
          label="N° de TVA"
          autoComplete="off"
          hint={vatHint ?? 'Pour un client établi hors de France, par exemple DE123456789.'}
        />
      </div>
    </FoldedFields>
  );
}

function PhoneAndNotes() {
  return (
    <FoldedFields
      title="Téléphone et notes"
      hint="pour vous seul"
      names={['phone', 'notes']}
      tell={listed}
    >
      <div className="grid gap-5">
        <FormText name="phone" type="tel" label="Téléphone" autoComplete="off" />
        <FormTextArea
          name="notes"
          label="Notes"
          hint="Pour vous seul : rien n’en est imprimé."
          rows={2}
        />
      </div>
    </FoldedFields>
  );
}

function listed(said: readonly (string | undefined)[]): string {
  return said.filter(Boolean).join(', ');
}
