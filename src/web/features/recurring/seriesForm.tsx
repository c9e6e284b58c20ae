import { useEffect, useState } from 'react';
import { parisDay } from '#domain/calendar.ts';
import type { SeriesWanted } from '#domain/recurring/schema.ts';
import { VARIABLES } from '#domain/recurring/variables.ts';
import { untaxedRegime } from '#domain/vat/case.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import type { SeriesAnswer } from '#server/documents/recurring/answers.ts';
import { failureSentence, useAct } from '#web/acts/useAct.ts';
import { DocumentFields } from '#web/lines/documentFields.tsx';
import { showRefused } from '#web/lines/showRefused.ts';
import { UnsavedChangesGuard } from '#web/shell/unsavedChanges.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormScope, useZodForm } from '#web/ui/form.tsx';
import { FormText } from '#web/ui/formFields.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { Dock, PageHead } from '#web/ui/page.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { Banner } from '#web/ui/states.tsx';
import { ClientField, type BilledClient } from '#web/lines/clientField.tsx';
import { SERIES_REFRESH } from './refresh.ts';
import { RhythmFields } from './rhythmFields.tsx';
import type { KeptFacts, SeriesValues } from './seriesValues.ts';

// Beside or under the fields: its code comes once they are there.
const NextTwelve = onDemand(async () => (await import('./nextTwelve.tsx')).NextTwelve);

interface Props {
  title: string;
  values: SeriesValues;
  kept: KeptFacts;
  client: BilledClient | null;
  profile: ProfileAnswer;
  /** Said over the fields. */
  notice?: string | null;
  save: (body: SeriesWanted) => Promise<SeriesAnswer>;
  success: string;
  onSaved: (saved: SeriesAnswer) => void;
  onCancel: () => void;
}

/** Everything a series is, with the twelve invoices it would make beside it. */
export function SeriesForm(props: Props) {
  const { title, values, kept, profile, notice, save, success, onSaved, onCancel } = props;
  const [client, setClient] = useState(props.client);
  const [today] = useState(() => parisDay(new Date()));
  const [rules] = useState(() => async () => (await import('./seriesRules.ts')).seriesRules(kept));
  const form = useZodForm<SeriesValues, SeriesWanted>(rules, values);
  const [saved, setSaved] = useState<SeriesAnswer | null>(null);
  const act = useAct({
    act: save,
    success,
    refresh: SERIES_REFRESH,
    onSuccess: setSaved,
    onFailure: (error) =>
      showRefused(form, error, failureSentence('La série n’a pas pu être enregistrée', error)),
  });
  // Once nothing is unsaved any more: the guard would ask before leaving.
  useEffect(() => {
    if (saved) onSaved(saved);
  }, [saved, onSaved]);
  const submit = form.handleSubmit(
    (body) => act.mutate(body),
    () => form.setError('root', { message: 'Corrigez les champs signalés avant d’enregistrer.' }),
  );
  const { isDirty } = form.formState;
  const buttons = (
    <>
      <Button onClick={onCancel}>Annuler</Button>
      <Button variant="primary" busy={act.isPending} onClick={() => void submit()}>
        Enregistrer la série
      </Button>
    </>
  );
  return (
    <FormScope form={form}>
      <PageHead title={title} actions={buttons} />
      <div className="@pair:grid @pair:grid-cols-[minmax(0,1fr)_20rem] @pair:items-start @pair:gap-10">
        <div className="grid min-w-0 gap-5">
          <Refusal />
          {notice && <Banner tone="brass">{notice}</Banner>}
          <div className="grid gap-5 desk:grid-cols-2">
            <ClientField value={client} onChange={setClient} />
            <FormText
              name="name"
              label="Nom de la série"
              placeholder="Maintenance du site"
              maxLength={120}
              hint="Pour vous seul."
            />
          </div>
          <RhythmFields client={client} today={today} />
          <section className="mt-3" aria-labelledby="series-lines">
            <h2 className="h3" id="series-lines">
              Sur chaque facture
            </h2>
            <p className="small soft mb-6">
              Dans les textes,{' '}
              {VARIABLES.map(({ name, example }, at) => (
                <span key={name}>
                  {at > 0 && ', '}
                  <code>{`{${name}}`}</code> devient «{'\u00A0'}
                  {example}
                  {'\u00A0'}»
                </span>
              ))}
              .
            </p>
            <DocumentFields
              document={{ id: '', type: 'invoice', prompt: '', currency: profile.currency }}
              untaxed={untaxedRegime(profile)}
            />
          </section>
        </div>
        <aside className="mt-10 @pair:sticky @pair:top-6 @pair:mt-0">
          <NextTwelve kept={kept} currency={profile.currency} />
        </aside>
      </div>
      <Dock>{buttons}</Dock>
      <UnsavedChangesGuard when={isDirty && saved === null} />
    </FormScope>
  );
}
