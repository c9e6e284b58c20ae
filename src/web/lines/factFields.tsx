import { memo } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { OPERATION_CATEGORIES, PAYMENT_METHODS } from '#domain/document/choices.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import { PAYMENT_MEANS } from '#domain/document/paymentMeans.ts';
import { VAT_EXEMPTIONS } from '#domain/vat/exemptionChoices.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { Afterwards } from '#web/ui/afterwards.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { FormNumber, FormSelect, FormText } from '#web/ui/formFields.tsx';
import { type EditForm, type EditedFacts, NONE, fieldId } from './editedFacts.ts';
import { ValidityField } from './validityField.tsx';

const unstated = { value: NONE, label: 'Non précisé' } as const;

interface FactFieldsProps {
  document: DocumentAnswer;
  /** All in the frame that shows the rest: a hint leads to one of them. Else each part has its turn. */
  atOnce: boolean;
}

/** Dates, references and what the law asks beside the lines; each field's id follows its name. */
export const FactFields = memo(function FactFields({ document, atOnce }: FactFieldsProps) {
  return (
    <Afterwards turns={atOnce ? 0 : 2}>
      <section className="mt-10" aria-labelledby="document-facts">
        <h2 className="h3 mb-4" id="document-facts">
          Dates et mentions
        </h2>
        <Fields document={document} dated turns={atOnce ? 0 : 1} />
      </section>
    </Afterwards>
  );
});

interface FoldedProps {
  document: DocumentAnswer;
  /** Whether VAT may be chosen: an invoice without it then says why. */
  mayBearVat: boolean;
}

/** The same in the wizard, but the dates of its first step: folded until something there is said or asked for. */
export const FoldedFacts = memo(function FoldedFacts({ document, mayBearVat }: FoldedProps) {
  const { control } = useFormContext<EditForm>();
  const { errors } = useFormState({ control });
  const [vat, ...said] = useWatch({ control, name: ['vat', ...FOLDED] });
  return (
    <div className="mt-8 border-t border-hairline pt-4">
      <Fold
        title="Dates et mentions"
        hint={`${kindFacts(document.kind).isOffer ? 'validité, ' : ''}prestation, bon de commande, paiement, exonération…`}
        opensWhen={
          (mayBearVat && !vat) ||
          said.some((text) => text !== '' && text !== NONE) ||
          FOLDED.some((name) => errors[name] !== undefined)
        }
      >
        <Fields document={document} dated={false} turns={0} />
      </Fold>
    </div>
  );
});

/** The facts one looks for: what is said of them unfolds the rest. */
const FOLDED = [
  'validityDays',
  'supplyDate',
  'supplyEndDate',
  'purchaseOrder',
  'contractReference',
  'buyerReference',
  'paymentMethod',
  'operationCategory',
  'vatExemption',
] as const;

interface FieldsProps {
  document: DocumentAnswer;
  dated: boolean;
  /** How long what follows the dates waits (`Afterwards`). */
  turns: number;
}

function Fields({ document, dated, turns }: FieldsProps) {
  const { control } = useFormContext<EditForm>();
  const [vat, vatExemption] = useWatch({ control, name: ['vat', 'vatExemption'] });
  const exemption = VAT_EXEMPTIONS.find(({ value }) => value === vatExemption);
  return (
    <>
      <div className="grid gap-5 desk:grid-cols-2">
        {dated && <FormText type="date" {...named('date', 'Date')} />}
        {dated && kindFacts(document.kind).hasDueDate && (
          <FormText type="date" {...named('dueDate', 'Date d’échéance')} />
        )}
        {kindFacts(document.kind).isOffer && <ValidityField />}
        {!vat && (
          <FormSelect
            {...named('vatExemption', 'Motif d’exonération de TVA')}
            optional
            options={[unstated, ...VAT_EXEMPTIONS]}
            hint={exemption?.when}
          />
        )}
        <FormText type="date" {...named('supplyDate', 'Prestation ou livraison')} optional />
        <FormText type="date" {...named('supplyEndDate', 'Fin de la période')} optional />
        <Afterwards turns={turns}>
          <FormText
            {...named('purchaseOrder', 'Numéro de bon de commande')}
            optional
            autoComplete="off"
            maxLength={DOCUMENT_LIMITS.purchaseOrder}
          />
          <FormText
            {...named('contractReference', 'Contrat ou marché')}
            optional
            autoComplete="off"
            maxLength={DOCUMENT_LIMITS.reference}
          />
          <FormText
            {...named('buyerReference', 'Référence de l’acheteur')}
            optional
            autoComplete="off"
            maxLength={DOCUMENT_LIMITS.reference}
            hint="Service ou référence que le client veut lire ; à défaut, celle de sa fiche."
          />
          <FormSelect
            {...named('paymentMethod', 'Mode de paiement')}
            optional
            options={[unstated, ...PAYMENT_METHODS]}
          />
          <FormSelect
            {...named('operationCategory', 'Nature de l’opération')}
            optional
            options={[unstated, ...OPERATION_CATEGORIES]}
          />
          {isBilled(document.kind) && (
            <FormNumber
              {...named('retention', 'Retenue de garantie')}
              optional
              after="%"
              hint="Pour des travaux : 5 % au plus du TTC, dus un an après la réception."
            />
          )}
          {document.currency !== 'EUR' && (
            <FormNumber
              {...named('euroRate', `Valeur de 1 ${document.currency} en euros`)}
              optional
              hint="La TVA doit aussi être exprimée en euros."
            />
          )}
        </Afterwards>
      </div>
      <Afterwards turns={turns * 2}>
        {kindFacts(document.kind).isOffer && <WorksFields />}
        {kindFacts(document.kind).owes > 0 && <AlreadyPaidFields />}
      </Afterwards>
    </>
  );
}

/** What a quote for works must say (arrêté du 24 janvier 2017; C. env. art. D541-45-1). */
function WorksFields() {
  return (
    <fieldset className="mt-8">
      <legend className="h3 mb-4">Travaux</legend>
      <div className="grid gap-5 desk:grid-cols-2">
        <FormText {...named('placeOfWork', 'Lieu des travaux')} optional autoComplete="off" />
        <FormText
          {...named('workStart', 'Début ou délai d’exécution')}
          optional
          autoComplete="off"
        />
        <FormNumber
          {...named('quoteFee', 'Prix du devis')}
          optional
          after="€"
          hint="0 pour un devis gratuit."
        />
        <FormText
          {...named('wasteQuantity', 'Déchets : quantité estimée')}
          optional
          autoComplete="off"
        />
        <FormText
          {...named('wasteHandling', 'Déchets : tri et enlèvement')}
          optional
          autoComplete="off"
        />
        <FormText
          {...named('wasteCollection', 'Déchets : points de collecte')}
          optional
          autoComplete="off"
          hint="Nom, adresse et type d’installation."
        />
        <FormText {...named('wasteCost', 'Déchets : coût estimé')} optional autoComplete="off" />
      </div>
    </fieldset>
  );
}

/** What was paid before the issue, which the invoice says and the issue records (BT-113). */
function AlreadyPaidFields() {
  return (
    <fieldset className="mt-8">
      <legend className="h3 mb-4">Déjà réglé avant l’émission</legend>
      <div className="grid gap-5 desk:grid-cols-3">
        <FormNumber
          name="alreadyPaid.amount"
          id={fieldId('alreadyPaid')}
          label="Montant TTC"
          optional
          after="€"
        />
        <FormText type="date" name="alreadyPaid.day" label="Reçu le" />
        <FormSelect name="alreadyPaid.method" label="Par" options={PAYMENT_MEANS} />
      </div>
    </fieldset>
  );
}

/** What is paid once the works are done, in all or as they go: a deposit keeps nothing back. */
function isBilled(kind: DocumentAnswer['kind']): boolean {
  const { owes, taxedWhenPaid } = kindFacts(kind);
  return owes > 0 && !taxedWhenPaid;
}

function named(name: keyof EditedFacts, label: string) {
  return { name, id: fieldId(name), label };
}
