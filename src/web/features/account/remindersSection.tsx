import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '#domain/format/numbers.ts';
import { halfYearLabel } from '#domain/reminders/lateRates.ts';
import type { Stage } from '#domain/reminders/stages.ts';
import type { ReminderSettingsAnswer } from '#server/documents/reminders/answers.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { reminderSettingsQuery } from '#web/api/reminderQueries.ts';
import { useAct } from '#web/acts/useAct.ts';
import { typedSequence } from '#web/reminders/sequenceForm.ts';
import { SequenceFields } from '#web/reminders/sequenceFields.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormCheckbox, FormNumber } from '#web/ui/formFields.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { KnownRates } from './knownRates.tsx';
import { Section } from './section.tsx';
import { useTellUnsaved } from './unsavedSections.ts';

const LetterPreview = onDemand(
  async () => (await import('./letterPreview.tsx')).LetterPreview,
  () => null,
);

const rules = async () =>
  (await import('#domain/reminders/settingsSchema.ts')).reminderSettingsSchema;

/** « Relances »: which letters, when, in which tone, and whether they leave by themselves. */
export function RemindersSection({ profile }: { profile: ProfileAnswer }) {
  const read = useQuery(reminderSettingsQuery);
  return (
    <Section id="relances" title="Relances">
      {read.isPending && <RowsSkeleton rows={3} />}
      {read.isError && (
        <ErrorState
          title="Vos relances n’ont pas pu être chargées"
          detail={messageOf(read.error)}
          onRetry={() => void read.refetch()}
        />
      )}
      {read.data && <Settings read={read.data} profile={profile} />}
    </Section>
  );
}

function Settings({ read, profile }: { read: ReminderSettingsAnswer; profile: ProfileAnswer }) {
  const { known, halfYear } = read;
  const [previewed, setPreviewed] = useState<Stage | null>(null);
  const form = useZodForm(rules, typed(read));
  const save = useAct({
    act: (wanted: unknown) => api.put<ReminderSettingsAnswer>('/api/reminder-settings', wanted),
    success: 'Relances enregistrées',
    refresh: ['reminder-settings', 'documents', 'clients'],
    onSuccess: (saved) => form.reset(typed(saved)),
  });
  useTellUnsaved('relances', form.formState.isDirty);
  // The settings' one button, which stands outside, shows it.
  useTellUnsaved('relances under way', save.isPending);
  const isKnown = known.some(({ from }) => from === halfYear);
  const own = typed(read).rates.findIndex(({ from }) => from === halfYear);
  return (
    <Form
      form={form}
      className="grid gap-6"
      onSubmit={(wanted) => save.mutateAsync(wanted)}
      failure="Vos relances n’ont pas pu être enregistrées"
    >
      <p className="soft">
        Chaque lettre vous est proposée au bon jour, sur le tableau de bord. Un paiement complet,
        une promesse ou un litige l’arrête. Aucune ne part un dimanche ou un jour férié.
      </p>
      <SequenceFields name="sequence" onPreview={setPreviewed} />
      <div className="grid gap-3">
        <FormCheckbox
          name="automatic"
          label="Envoyer les relances sans me demander"
          hint="Sauf la mise en demeure, que vous seul envoyez, et pour les factures déjà parties."
        />
        <FormCheckbox name="alsaceMoselle" label="Tenir compte des jours fériés d’Alsace-Moselle" />
      </div>
      <KnownRates known={known} />
      {!isKnown && (
        <fieldset className="grid gap-3">
          <legend className="strong mb-1">Taux du {halfYearLabel(halfYear)}</legend>
          <p className="small soft">
            Ils sont parus après cette version d’Encrier. Sans eux, les pénalités de ce semestre ne
            sont pas chiffrées.
          </p>
          <div className="grid gap-4 desk:grid-cols-2">
            <FormNumber
              name={`rates.${own}.refinancing`}
              label="Taux de refinancement de la BCE"
              optional
              after="%"
              hint="Au premier jour du semestre."
            />
            <FormNumber
              name={`rates.${own}.legal`}
              label="Taux d’intérêt légal, professionnels"
              optional
              after="%"
              hint="Arrêté du semestre, au Journal officiel."
            />
          </div>
        </fieldset>
      )}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      {previewed && (
        <LetterPreview
          stage={previewed}
          tone={form.getValues(`sequence.${previewed}.tone`)}
          profile={profile}
          onClose={() => setPreviewed(null)}
        />
      )}
    </Form>
  );
}

/** With a row for the half-year of today, where its rates are not known here. */
function typed({ settings, known, halfYear }: ReminderSettingsAnswer) {
  const { rates } = settings;
  const isNamed = [...known, ...rates].some(({ from }) => from === halfYear);
  const asked = isNamed ? [] : [{ from: halfYear, refinancing: null, legal: null }];
  const sequence = typedSequence(settings.sequence);
  return {
    ...settings,
    sequence,
    rates: [...rates, ...asked].map(({ from, refinancing, legal }) => ({
      from,
      refinancing: percent(refinancing),
      legal: percent(legal),
    })),
  };
}

/** As the French write it, « 2,6 ». */
function percent(rate: number | null): string {
  return rate === null ? '' : formatNumber(rate, 0, 2);
}
