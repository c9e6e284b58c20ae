import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { DirectorySearch } from '#web/company/directorySearch.tsx';
import { FormSegmented, FormText, FormTextArea } from '#web/ui/formFields.tsx';
import { CLIENT_KIND_CHOICES, type ClientKind, isOrganisation } from '#domain/client/kinds.ts';
import { useIdentifierHint } from '#web/ui/identifierHint.tsx';
import { ClientDetails } from './clientDetails.tsx';

/** What a client is made of, in the order one has it at hand; shared by adding and editing. */
export function ClientFields() {
  const [kind, siret, vatNumber] = useWatch({
    name: ['kind', 'siret', 'vatNumber'],
  }) as [ClientKind, string, string];
  const isBusiness = isOrganisation(kind);
  const siretHint = useIdentifierHint('siret', siret ?? '');
  const vatHint = useIdentifierHint('euVat', vatNumber ?? '');
  return (
    <>
      {isBusiness && <DirectorySearch />}
      <Group title="Contact">
        <div className="grid max-desk:[&_.seg__item]:basis-[45%]">
          <FormSegmented name="kind" label="Type de client" options={CLIENT_KIND_CHOICES} />
        </div>
        <div className="grid gap-5 desk:grid-cols-2">
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
          <FormText name="phone" type="tel" label="Téléphone" autoComplete="off" />
          {isBusiness && (
            <>
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
            </>
          )}
        </div>
      </Group>
      <Group title="Adresse de facturation">
        <FormText name="address" label="Adresse" autoComplete="off" />
        <div className="grid gap-5 desk:grid-cols-3">
          <FormText name="postalCode" label="Code postal" autoComplete="off" />
          <FormText name="city" label="Ville" autoComplete="off" />
          <FormText name="country" label="Pays" autoComplete="off" />
        </div>
      </Group>
      <FormTextArea
        name="notes"
        label="Notes"
        hint="Pour vous seul : rien n’en est imprimé."
        rows={2}
      />
      <ClientDetails kind={kind} />
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5">
      <legend className="h3 mb-4">{title}</legend>
      {children}
    </fieldset>
  );
}
