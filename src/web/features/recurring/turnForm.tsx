import { useState } from 'react';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import { formatDay } from '#domain/format/days.ts';
import type { OwnWords } from '#domain/recurring/series.ts';
import type { SeriesAnswer } from '#server/documents/recurring/answers.ts';
import { api } from '#web/api/client.ts';
import { failureSentence, useAct } from '#web/acts/useAct.ts';
import { type EditedDocument, editedDocument } from '#web/lines/editedDocument.ts';
import { LinesEditor } from '#web/lines/linesEditor.tsx';
import { showRefused } from '#web/lines/showRefused.ts';
import { FormTotals } from '#web/lines/formTotals.tsx';
import { FormHomeWorks } from '#web/lines/formVat.tsx';
import { UnsavedChangesGuard } from '#web/shell/unsavedChanges.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormScope, useZodForm } from '#web/ui/form.tsx';
import { FormTextArea } from '#web/ui/formFields.tsx';
import { Dock, PageHead } from '#web/ui/page.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { SERIES_REFRESH } from './refresh.ts';

interface Props {
  series: SeriesAnswer;
  turn: SeriesAnswer['upcoming'][number];
  onDone: () => void;
}

/** One invoice to come, changed by itself: the others stay as they are. */
export function TurnForm({ series, turn, onDone }: Props) {
  const { vat, vatRate } = series.facts;
  const [rules] = useState(() => async () => (await import('./turnRules.ts')).turnRules);
  const form = useZodForm<EditedDocument, OwnWords>(
    rules,
    editedDocument({ lineItems: turn.lineItems, content: turn.content, vat, vatRate }),
  );
  const save = useAct({
    act: (own: OwnWords) => api.put(`/api/recurring/${series.id}/turns/${turn.place}`, own),
    success: `Facture du ${formatDay(turn.day)} modifiée, elle seule`,
    refresh: SERIES_REFRESH,
    onSuccess: onDone,
    onFailure: (error) =>
      showRefused(form, error, failureSentence('Cette facture n’a pas pu être modifiée', error)),
  });
  const submit = form.handleSubmit(
    (own) => save.mutate(own),
    () => form.setError('root', { message: 'Corrigez les champs signalés avant d’enregistrer.' }),
  );
  const { isDirty } = form.formState;
  const buttons = (
    <>
      <Button onClick={onDone}>Annuler</Button>
      <Button variant="primary" busy={save.isPending} onClick={() => void submit()}>
        Enregistrer
      </Button>
    </>
  );
  return (
    <FormScope form={form}>
      <PageHead
        title={`Facture du ${formatDay(turn.day)}`}
        sub={`${series.name} · ${series.clientName}. Les autres factures de la série ne changent pas.`}
        actions={buttons}
      />
      <Refusal className="mb-6" />
      <LinesEditor documentId="" type="invoice" prompt="" currency={series.currency} />
      <div className="mt-8 grid gap-6 @table:grid-cols-[minmax(0,1fr)_18rem] @table:items-start @table:gap-12">
        <FormTextArea
          name="content"
          label="Notes"
          optional
          rows={3}
          hint="Imprimées sous les lignes."
          maxLength={DOCUMENT_LIMITS.content}
        />
        <div className="grid gap-4">
          <FormHomeWorks />
          <FormTotals currency={series.currency} />
        </div>
      </div>
      <Dock>{buttons}</Dock>
      <UnsavedChangesGuard when={isDirty} />
    </FormScope>
  );
}
