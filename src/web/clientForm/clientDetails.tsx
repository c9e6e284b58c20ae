import { useWatch } from 'react-hook-form';
import { type ClientKind, isOrganisation } from '#domain/client/kinds.ts';
import { TERMS_CHOICES } from '#domain/terms/paymentTerms.ts';
import { FormCountry } from '#web/company/countryField.tsx';
import { FormNumber, FormSelect, FormText, FormTextArea } from '#web/ui/formFields.tsx';
import { FoldedFields } from './foldedFields.tsx';
import { PAIRS } from './layout.ts';

const DETAILS = [
  'electronicAddress',
  'serviceCode',
  'termsKind',
  'termsDays',
  'sepaMandate',
  'deliveryAddress',
  'deliveryPostalCode',
  'deliveryCity',
  'deliveryCountry',
] as const;

/** What few clients need, folded until something in it is said, refused or pointed at. */
export function ClientDetails({ kind }: { kind: ClientKind }) {
  return (
    <FoldedFields
      title="Plus de détails"
      hint="échéance, référence, livraison"
      names={DETAILS}
      opensWhen={kind === 'public'}
    >
      <div className="grid gap-5">
        <div className={PAIRS}>
          {isOrganisation(kind) && <Invoicing kind={kind} />}
          <Payment />
        </div>
        <Delivery />
      </div>
    </FoldedFields>
  );
}

function Invoicing({ kind }: { kind: ClientKind }) {
  const isPublic = kind === 'public';
  return (
    <>
      <FormText
        name="electronicAddress"
        label="Adresse de facturation électronique"
        autoComplete="off"
        hint="Son SIREN, sauf s’il vous en a donné une autre."
      />
      <FormText
        name="serviceCode"
        label={isPublic ? 'Code service' : 'Référence à rappeler'}
        autoComplete="off"
        hint={
          isPublic
            ? 'Demandé par Chorus Pro pour certains services.'
            : 'Que ce client veut lire sur ses factures.'
        }
      />
    </>
  );
}

function Payment() {
  const terms = useWatch({ name: 'termsKind' }) as string | null;
  return (
    <>
      <FormSelect
        name="termsKind"
        label="Échéance"
        placeholder="Celle de votre compte"
        options={TERMS_CHOICES}
      />
      {terms === 'days' && <FormNumber name="termsDays" label="Nombre de jours" after="jours" />}
      <FormText name="sepaMandate" label="Mandat de prélèvement SEPA (RUM)" autoComplete="off" />
    </>
  );
}

function Delivery() {
  const delivery = useWatch({ name: 'deliveryAddress' }) as string;
  return (
    <>
      <FormTextArea
        name="deliveryAddress"
        label="Adresse de livraison"
        hint="Pour les livraisons de biens, si elle est différente."
        rows={2}
      />
      {delivery.trim() !== '' && (
        <div className={PAIRS}>
          <FormText name="deliveryPostalCode" label="Code postal de livraison" autoComplete="off" />
          <FormText name="deliveryCity" label="Ville de livraison" autoComplete="off" />
          <FormCountry name="deliveryCountry" label="Pays de livraison" />
        </div>
      )}
    </>
  );
}
