import type { ReactNode } from 'react';
import { DirectorySearch } from '#web/company/directorySearch.tsx';
import { useWatch } from 'react-hook-form';
import { TERMS_CHOICES } from '#domain/terms/paymentTerms.ts';
import {
  FormNumber,
  FormSegmented,
  FormSelect,
  FormText,
  FormTextArea,
} from '#web/ui/formFields.tsx';
import { CLIENT_KIND_CHOICES, type ClientKind, isOrganisation } from '#domain/client/kinds.ts';
import { useIdentifierHint } from '#web/ui/identifierHint.ts';

/** What a client is made of, in the order one has it at hand; shared by adding and editing. */
export function ClientFields() {
  const [kind, siret, vatNumber, terms, delivery] = useWatch({
    name: ['kind', 'siret', 'vatNumber', 'termsKind', 'deliveryAddress'],
  }) as [ClientKind, string, string, string | null, string];
  const isBusiness = isOrganisation(kind);
  const delivered = delivery.trim() !== '';
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
          <FormText name="name" label="Nom du contact" autoComplete="off" />
          {isBusiness && (
            <FormText
              name="company"
              label={kind === 'business' ? 'Entreprise' : 'Organisme'}
              optional
              autoComplete="off"
            />
          )}
          <FormText
            name="email"
            type="email"
            label="Adresse email"
            optional
            hint="Les factures et devis partent à cette adresse."
            autoComplete="off"
          />
          <FormText name="phone" type="tel" label="Téléphone" optional autoComplete="off" />
        </div>
      </Group>
      <Group title="Adresse de facturation">
        <FormText name="address" label="Adresse" optional autoComplete="off" />
        <div className="grid gap-5 desk:grid-cols-3">
          <FormText name="postalCode" label="Code postal" optional autoComplete="off" />
          <FormText name="city" label="Ville" optional autoComplete="off" />
          <FormText name="country" label="Pays" optional autoComplete="off" />
        </div>
        <FormTextArea
          name="deliveryAddress"
          label="Adresse de livraison"
          optional
          hint="Pour les livraisons de biens, si elle est différente."
          rows={2}
        />
        {delivered && (
          <div className="grid gap-5 desk:grid-cols-3">
            <FormText
              name="deliveryPostalCode"
              label="Code postal de livraison"
              optional
              autoComplete="off"
            />
            <FormText name="deliveryCity" label="Ville de livraison" optional autoComplete="off" />
            <FormText
              name="deliveryCountry"
              label="Pays de livraison"
              optional
              autoComplete="off"
            />
          </div>
        )}
      </Group>
      {isBusiness && (
        <Group title="Identification">
          <div className="grid gap-5 desk:grid-cols-2">
            <FormText
              name="siret"
              label="SIRET"
              optional
              inputMode="numeric"
              autoComplete="off"
              hint={siretHint ?? '14 chiffres, exigés sur les factures entre entreprises.'}
            />
            <FormText
              name="electronicAddress"
              label="Adresse de facturation électronique"
              optional
              autoComplete="off"
              hint="Son SIREN, sauf s’il vous en a donné une autre."
            />
            <FormText
              name="serviceCode"
              label={kind === 'public' ? 'Code service' : 'Référence à rappeler'}
              optional
              autoComplete="off"
              hint={
                kind === 'public'
                  ? 'Demandé par Chorus Pro pour certains services.'
                  : 'Que ce client veut lire sur ses factures.'
              }
            />
            <FormText
              name="vatNumber"
              label="N° de TVA"
              optional
              autoComplete="off"
              hint={vatHint ?? 'Pour un client établi hors de France, par exemple DE123456789.'}
            />
          </div>
        </Group>
      )}
      <Group title="Règlement">
        <div className="grid gap-5 desk:grid-cols-2">
          <FormSelect
            name="termsKind"
            label="Échéance"
            optional
            placeholder="Celle de votre compte"
            options={TERMS_CHOICES}
          />
          {terms === 'days' && (
            <FormNumber name="termsDays" label="Nombre de jours" after="jours" />
          )}
          <FormText
            name="sepaMandate"
            label="Mandat de prélèvement SEPA (RUM)"
            optional
            autoComplete="off"
          />
        </div>
      </Group>
      <FormTextArea
        name="notes"
        label="Notes"
        optional
        hint="Pour vous seul : rien n’en est imprimé."
        rows={3}
      />
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
