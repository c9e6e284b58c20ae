import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isIsoDate } from '#domain/calendar.ts';
import { COVERS_CHOICES } from '#domain/recurring/period.ts';
import { isLastOfMonth } from '#domain/recurring/rhythm.ts';
import { SERIES_MODES } from '#domain/recurring/series.ts';
import { TERMS_CHOICES } from '#domain/terms/paymentTerms.ts';
import {
  FormCheckbox,
  FormNumber,
  FormSegmented,
  FormSelect,
  FormText,
} from '#web/ui/formFields.tsx';
import type { BilledClient } from '#web/lines/clientField.tsx';
import { ENDINGS, FREQUENCIES, type SeriesValues } from './seriesValues.ts';

const TERMS = [
  { value: 'none', label: 'Celle du client, sinon la vôtre' },
  ...TERMS_CHOICES,
] as const;

/** When, until when, for which months, and what happens on the day. */
export function RhythmFields({ client, today }: { client: BilledClient | null; today: string }) {
  const { control } = useFormContext<SeriesValues>();
  const { errors } = useFormState({ control, name: 'mode' });
  const [frequency, start, ending, mode, terms] = useWatch({
    control,
    name: ['frequency', 'start', 'ending', 'mode', 'termsKind'],
  });
  // A day that stands for the last of its month is meant as such only where it is not the 31st.
  const mayBeLast = isIsoDate(start) && isLastOfMonth(start) && !start.endsWith('-31');
  return (
    <>
      <div className="grid gap-5 desk:grid-cols-2">
        <FormSelect name="frequency" label="Fréquence" options={FREQUENCIES} />
        {frequency === 'other' && (
          <FormNumber name="everyMonths" label="Tous les combien de mois" after="mois" />
        )}
        <FormText name="start" type="date" label="Première facture" min={today} />
      </div>
      {mayBeLast && <FormCheckbox name="lastDay" label="Le dernier jour de chaque mois" />}
      <div className="grid gap-3">
        <span className="field__label -mb-1" aria-hidden="true">
          Fin de la série
        </span>
        <FormSegmented name="ending" label="Fin de la série" options={ENDINGS} />
        {ending === 'until' && (
          <FormText name="until" type="date" label="Dernier jour, compris" min={start || today} />
        )}
        {ending === 'count' && (
          <FormNumber name="count" label="Nombre de factures à venir" after="factures" />
        )}
      </div>
      <div className="grid gap-5 desk:grid-cols-2">
        <FormSelect
          name="covers"
          label="Période facturée"
          options={COVERS_CHOICES}
          hint="Imprimée comme date de prestation, et dite par {période}."
        />
        <FormSelect name="termsKind" label="Échéance de paiement" options={TERMS} />
        {terms === 'days' && <FormNumber name="termsDays" label="Nombre de jours" after="jours" />}
        <FormText name="purchaseOrder" label="Bon de commande" optional />
      </div>
      <div className="grid gap-2">
        <span className="field__label" aria-hidden="true">
          Au jour dit
        </span>
        <FormSegmented name="mode" label="Au jour dit" options={SERIES_MODES} />
        <p className="small soft">{modeWords(mode, client)}</p>
        {errors.mode?.message && (
          <p className="field__error" role="alert">
            {errors.mode.message}
          </p>
        )}
      </div>
    </>
  );
}

function modeWords(mode: SeriesValues['mode'], client: BilledClient | null): string {
  if (mode === 'draft') {
    return 'Un brouillon vous attend le matin même : vous le relisez, puis l’émettez.';
  }
  if (client && client.email === '') {
    return 'Ce client n’a pas d’adresse e-mail : ajoutez-la, ou préparez des brouillons.';
  }
  const whom = client ? ` à ${client.email}` : '';
  return `La facture est émise et part par e-mail${whom}, sans vous demander. Ce qui l’en empêche la laisse en brouillon, et vous êtes prévenu.`;
}
