import { useQueryClient } from '@tanstack/react-query';
import { memo, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { documentInSentence } from '#domain/document/names.ts';
import type { DocumentEdit } from '#domain/document/editSchema.ts';
import { untaxedRegime } from '#domain/vat/case.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { ApiError } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { documentQuery } from '#web/api/queries.ts';
import { failureSentence, useAct } from '#web/acts/useAct.ts';
import { type BilledClient, ClientField } from '#web/lines/clientField.tsx';
import { clientOption } from '#web/lines/clientSearch.ts';
import { DocumentFields } from '#web/lines/documentFields.tsx';
import { type EditForm, editFormOf, fieldId } from '#web/lines/editedFacts.ts';
import { FactFields } from '#web/lines/factFields.tsx';
import { OrderDepositField } from '#web/lines/orderDepositField.tsx';
import { showRefused } from '#web/lines/showRefused.ts';
import { PreviewBeside } from '#web/lines/previewBeside.tsx';
import { EditPreview } from '#web/lines/editPreview.tsx';
import { SpokenTotal } from '#web/lines/spokenTotal.tsx';
import { DocumentTotal } from '#web/lines/formTotals.tsx';
import { VatAndTotals } from '#web/lines/vatAndTotals.tsx';
import { UnsavedChangesGuard } from '#web/shell/unsavedChanges.tsx';
import { useCancelling } from '#web/shell/useCancelling.tsx';
import { Afterwards } from '#web/ui/afterwards.tsx';
import { Button } from '#web/ui/button.tsx';
import { ClosedCombobox } from '#web/ui/combobox.tsx';
import { FormScope, useZodForm } from '#web/ui/form.tsx';
import { Dock, Page, PageHead } from '#web/ui/page.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { Banner } from '#web/ui/states.tsx';
import { ConflictChoice } from './conflictChoice.tsx';

const editRules = async () => (await import('#web/lines/editRules.ts')).editRules();

interface Props {
  document: DocumentAnswer;
  profile: ProfileAnswer;
  /** The field a hint sent the user to. */
  focus: string | null;
  onDone: () => void;
}

interface Sent {
  body: DocumentEdit;
  version: number;
}

/**
 * The edit mode (docs/product.md, Documents): lines, notes, VAT, dates and mentions, with the page
 * beside them.
 */
export function EditMode({ document, profile, focus, onDone }: Props) {
  // What is edited is the version that was opened, even if another one arrives meanwhile.
  const [opened] = useState(document);
  const form = useZodForm<EditForm, DocumentEdit>(editRules, editFormOf(opened));
  const [conflict, setConflict] = useState<DocumentEdit | null>(null);
  const place = useFocusOnField(focus);
  const { isDirty } = form.formState;
  const { cancel, question } = useCancelling(isDirty, onDone);

  const save = useSaving(opened, form, { onSaved: onDone, onConflict: setConflict });
  const submit = form.handleSubmit(
    (body) => save.mutate({ body, version: opened.version }),
    () => form.setError('root', { message: 'Corrigez les champs signalés avant d’enregistrer.' }),
  );

  return (
    <FormScope form={form}>
      <SpokenTotal currency={opened.currency} />
      <Page>
        <PageHead title={`Modifier ${documentInSentence(opened)}`} sub={opened.clientName} />
        <PreviewBeside preview={<EditPreview document={opened} />}>
          <div className="min-w-0" ref={place}>
            <Refusal className="mb-6" />
            <SentBefore document={opened} />
            {mayChangeClient(opened) && <DraftClient document={opened} atOnce={focus !== null} />}
            <DocumentFields
              document={opened}
              untaxed={opened.vat ? null : untaxedRegime(profile)}
              Deposit={OrderDepositField}
              VatAndTotals={VatAndTotals}
              fieldId={fieldId}
              focus={focus}
            />
            <FactFields document={opened} atOnce={focus !== null} />
            <Dock stays>
              <DocumentTotal currency={opened.currency} />
              <Button onClick={cancel}>Annuler</Button>
              <Button variant="primary" busy={save.isPending} onClick={() => void submit()}>
                Enregistrer
              </Button>
            </Dock>
          </div>
        </PreviewBeside>
        {conflict && (
          <ConflictChoice
            documentId={opened.id}
            onKeepMine={(version) => {
              setConflict(null);
              save.mutate({ body: conflict, version });
            }}
            onTakeTheirs={onDone}
            onClose={() => setConflict(null)}
          />
        )}
        {question}
        <UnsavedChangesGuard when={isDirty} />
      </Page>
    </FormScope>
  );
}

/** An avoir, a deposit or a balance goes to the client of what it follows, and what has left stays where it went. */
function mayChangeClient({ status, links, sourceDocumentId }: DocumentAnswer): boolean {
  return status === 'draft' && links.length === 0 && sourceDocumentId === null;
}

interface DraftClientProps {
  document: DocumentAnswer;
  /** Drawn with the rest: a hint may lead here. */
  atOnce: boolean;
}

const DraftClient = memo(function DraftClient({ document, atOnce }: DraftClientProps) {
  const [client, setClient] = useState<BilledClient | null>({
    id: document.clientId,
    name: document.clientName,
    company: '',
    email: document.clientEmail,
  });
  const closed = <ClosedCombobox label="Client" value={client && clientOption(client)} />;
  return (
    <div className="mb-8 max-w-[26rem]">
      <Afterwards turns={atOnce ? 0 : 1} before={closed}>
        <ClientField value={client} onChange={setClient} />
      </Afterwards>
    </div>
  );
});

const DELETED =
  'Ce document a été supprimé depuis un autre onglet ou un autre appareil\u00A0: il ne peut plus être enregistré. Ce que vous avez écrit reste ici\u00A0: copiez-le dans un nouveau document avant de partir.';

interface Outcome {
  onSaved: () => void;
  /** Somebody saved another version meanwhile: what was written waits for a choice. */
  onConflict: (body: DocumentEdit) => void;
}

function useSaving(
  { id, number }: DocumentAnswer,
  form: UseFormReturn<EditForm, unknown, DocumentEdit>,
  { onSaved, onConflict }: Outcome,
) {
  const queries = useQueryClient();
  return useAct({
    act: ({ body, version }: Sent) =>
      api.patch<DocumentAnswer>(`/api/documents/${id}`, body, {
        headers: { 'if-match': `"${version}"` },
      }),
    success: `Document ${number} enregistré`,
    refresh: ['documents', 'dashboard', 'register', 'clients'],
    onSuccess: (saved) => {
      queries.setQueryData(documentQuery(saved.id).queryKey, saved);
      onSaved();
    },
    onFailure: (error, { body }) => {
      if (error instanceof ApiError && error.status === 412) return onConflict(body);
      const isDeleted = error instanceof ApiError && error.status === 404;
      const failure = 'Une erreur est survenue lors de la sauvegarde';
      showRefused(form, error, isDeleted ? DELETED : failureSentence(failure, error));
      // The page learns it too: there is nothing to go back to.
      if (isDeleted) void queries.invalidateQueries({ queryKey: ['documents'] });
    },
  });
}

/**
 * A quote that was sent may be edited, after a plain warning
 * (docs/product.md, After a document has left).
 */
function SentBefore({ document }: { document: DocumentAnswer }) {
  if (document.status === 'draft') return null;
  return (
    <div className="mb-6">
      <Banner tone="brass">
        Ce devis n’est plus un brouillon. Vos changements sont permis et inscrits au registre
        {'\u00A0'}; la version déjà scellée reste téléchargeable, une nouvelle le sera au prochain
        envoi.
      </Banner>
    </div>
  );
}

function useFocusOnField(field: string | null) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (field === null) return;
    // « lineItems.1.flags » holds what means something else in a selector.
    const id = CSS.escape(fieldId(field));
    const named = [field, `${field}.description`, `${field}.0.description`];
    const control = place.current?.querySelector<HTMLElement>(
      [
        ...named.map((name) => `[name="${name}"]`),
        `#${id} [role="checkbox"]`,
        `button#${id}`,
      ].join(),
    );
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  }, [field]);
  return place;
}
