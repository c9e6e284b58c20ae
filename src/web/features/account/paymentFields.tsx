import { useWatch } from 'react-hook-form';
import { VAT_REGIMES } from '#domain/profile/choices.ts';
import { LATE_PENALTY_CHOICES } from '#domain/profile/latePayment.ts';
import { TERMS_CHOICES } from '#domain/terms/paymentTerms.ts';
import { VAT_EXEMPTIONS } from '#domain/vat/exemptionChoices.ts';
import { isExemptActivity } from '#domain/vat/exemptions.ts';
import { FormNumber, FormSelect, FormText, FormTextArea } from '#web/ui/formFields.tsx';
import { useIdentifierHint } from '#web/ui/identifierHint.tsx';
import { Section } from './section.tsx';

const EXEMPT_CHOICES = VAT_EXEMPTIONS.filter(({ value }) => isExemptActivity(value));

/** What the foot of an invoice says of VAT, of payment and of the guarantees. */
export function PaymentFields() {
  const [regime, exemption, iban, bic, terms, penalty] = useWatch({
    name: ['vatRegime', 'vatExemption', 'iban', 'bic', 'termsKind', 'latePenalty'],
  }) as string[];
  const ibanHint = useIdentifierHint('iban', iban ?? '');
  const bicHint = useIdentifierHint('bic', bic ?? '');
  return (
    <Section id="paiement" title="TVA et paiement">
      <div className="grid grid-cols-6 gap-x-3 gap-y-4 desk:gap-x-4 desk:gap-y-5">
        <FormSelect
          id="vatRegime"
          name="vatRegime"
          label="Facturez-vous la TVA ?"
          className="col-span-6"
          options={VAT_REGIMES}
          placeholder="Choisissez"
          hint={
            VAT_REGIMES.find(({ value }) => value === regime)?.effect ??
            'À dire une fois, avant d’émettre votre première facture.'
          }
        />
        {regime === 'exempt' && (
          <FormSelect
            id="vatExemption"
            name="vatExemption"
            label="Article qui exonère votre activité"
            className="col-span-6"
            options={EXEMPT_CHOICES}
            hint={EXEMPT_CHOICES.find(({ value }) => value === exemption)?.when}
          />
        )}
        <FormText
          id="iban"
          name="iban"
          label="IBAN"
          className="col-span-6 desk:col-span-4"
          optional
          autoComplete="off"
          hint={ibanHint ?? 'Imprimé sur vos factures pour les virements.'}
        />
        <FormText
          id="bic"
          name="bic"
          label="BIC"
          className="col-span-6 desk:col-span-2"
          optional
          autoComplete="off"
          hint={bicHint}
        />
        <FormText
          id="sepaCreditorId"
          name="sepaCreditorId"
          label="Identifiant créancier SEPA (ICS)"
          className="col-span-6"
          optional
          placeholder="FR12ZZZ123456"
          autoComplete="off"
          hint="Pour vos prélèvements."
        />
        <FormText
          id="electronicAddress"
          name="electronicAddress"
          label="Adresse de facturation électronique"
          className="col-span-6"
          optional
          autoComplete="off"
          hint="Votre SIREN, sauf si votre plateforme vous en a donné une autre."
        />
        <FormSelect
          id="termsKind"
          name="termsKind"
          label="Échéance de vos factures"
          className={terms === 'days' ? 'col-span-6 desk:col-span-4' : 'col-span-6'}
          optional
          placeholder="15 jours après la facture"
          options={TERMS_CHOICES}
        />
        {terms === 'days' && (
          <FormNumber
            id="termsDays"
            name="termsDays"
            label="Nombre de jours"
            className="col-span-6 desk:col-span-2"
            after="jours"
          />
        )}
        <FormSelect
          id="latePenalty"
          name="latePenalty"
          label="Pénalités de retard"
          className={penalty === 'own_rate' ? 'col-span-6 desk:col-span-4' : 'col-span-6'}
          options={LATE_PENALTY_CHOICES}
          hint="Dues de plein droit par vos clients professionnels."
        />
        {penalty === 'own_rate' && (
          <FormNumber
            id="latePenaltyRate"
            name="latePenaltyRate"
            label="Taux annuel"
            className="col-span-6 desk:col-span-2"
            after="%"
            hint="Au moins trois fois le taux légal."
          />
        )}
        <FormNumber
          id="discountPercent"
          name="discountPercent"
          label="Escompte"
          className="col-span-3"
          optional
          after="%"
        />
        <FormNumber
          id="discountDays"
          name="discountDays"
          label="Paiement sous"
          className="col-span-3"
          optional
          after="jours"
        />
        <FormTextArea
          id="paymentTerms"
          name="paymentTerms"
          label="Conditions de règlement"
          className="col-span-6"
          optional
          rows={3}
          maxLength={1000}
          hint={'Imprimées au bas de vos factures, par exemple\u00A0: 30\u00A0% à la commande.'}
        />
        <FormTextArea
          id="insurance"
          name="insurance"
          label="Assurance professionnelle"
          className="col-span-6"
          optional
          rows={2}
          maxLength={500}
          hint={
            'Obligatoire pour les artisans du bâtiment\u00A0: assureur, contrat, zone couverte.'
          }
        />
        <FormTextArea
          id="mediator"
          name="mediator"
          label="Médiateur de la consommation"
          className="col-span-6"
          optional
          rows={2}
          maxLength={500}
          hint={'À indiquer si vous vendez à des particuliers\u00A0: nom, adresse et site.'}
        />
      </div>
    </Section>
  );
}
