import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { kindFacts } from '#domain/document/kinds.ts';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import { documentInSentence } from '#domain/document/names.ts';
import { dateProblems, documentEditSchema } from '#domain/document/schema.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { ApiError } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { documentQuery } from '#web/api/queries.ts';
import { failureSentence, useAct } from '#web/acts/useAct.ts';
import { bodyOf, editedLine, totalsOf } from '#web/lines/editedDocument.ts';
import { LinesEditor } from '#web/lines/linesEditor.tsx';
import { type Problems, problemsOf, refusedFields } from '#web/lines/problems.ts';
import { SheetPreview } from '#web/lines/sheetPreview.tsx';
import { TotalsList, VatChoice } from '#web/lines/vatAndTotals.tsx';
import { UnsavedChangesGuard } from '#web/shell/unsavedChanges.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatAmount } from '#domain/format/numbers.ts';
import { Dock, Page, PageHead } from '#web/ui/page.tsx';
import { Banner } from '#web/ui/states.tsx';
import { TextArea } from '#web/ui/textArea.tsx';
import { ConflictChoice } from './conflictChoice.tsx';
import { factsBody, factsOf, fieldId } from './editedFacts.ts';
import { FactFields } from './factFields.tsx';

interface Props {
  document: DocumentAnswer;
  profile: ProfileAnswer;
  /** The field a hint sent the user to. */
  focus: string | null;
  onDone: () => void;
}

interface Sent {
  body: object;
  version: number;
}

/**
 * The edit mode (docs/product.md, Documents): lines, notes, VAT, dates and mentions, with the page
 * beside them.
 */
export function EditMode({ document, profile, focus, onDone }: Props) {
  // What is edited is the version that was opened, even if another one arrives meanwhile.
  const [opened] = useState(document);
  const [start] = useState(() => startOf(opened));
  const [edited, setEdited] = useState(start.edited);
  const [facts, setFacts] = useState(start.facts);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<object | null>(null);
  const queries = useQueryClient();
  const place = useFocusOnField(focus);
  const totals = totalsOf(edited, { currency: opened.currency });
  const dirty = edited !== start.edited || facts !== start.facts;

  const save = useAct({
    act: ({ body, version }: Sent) =>
      api.patch<DocumentAnswer>(`/api/documents/${opened.id}`, body, {
        headers: { 'if-match': `"${version}"` },
      }),
    success: `Document ${opened.number} enregistré`,
    refresh: ['documents', 'dashboard', 'register', 'clients'],
    onSuccess: (saved) => {
      queries.setQueryData(documentQuery(saved.id).queryKey, saved);
      onDone();
    },
    onFailure: (error, { body }) => {
      if (error instanceof ApiError && error.status === 412) {
        setConflict(body);
        return;
      }
      setProblems(refusedFields(error));
      setFailure(failureSentence('Une erreur est survenue lors de la sauvegarde', error));
    },
  });

  const body = { ...bodyOf(edited), ...factsBody(facts, edited.vat) };
  const submit = () => {
    const answer = documentEditSchema.safeParse(body);
    const found = answer.success ? {} : problemsOf(answer.error);
    for (const { field, message } of dateProblems({ type: opened.type, ...body })) {
      found[field] ??= message;
    }
    setProblems(found);
    setFailure(null);
    if (answer.success && Object.keys(found).length === 0) {
      save.mutate({ body: answer.data, version: opened.version });
    } else setFailure('Corrigez les champs signalés avant d’enregistrer.');
  };

  return (
    <Page>
      <PageHead
        title={`Modifier ${documentInSentence(opened)}`}
        sub={opened.clientName}
        actions={
          <>
            <Button onClick={onDone}>Annuler</Button>
            <Button variant="primary" busy={save.isPending} onClick={submit}>
              Enregistrer
            </Button>
          </>
        }
      />
      <div className="@pair:grid @pair:grid-cols-[minmax(0,1fr)_22.5rem] @pair:items-start @pair:gap-10">
        <div className="min-w-0" ref={place}>
          <Warnings failure={failure} document={opened} />
          <LinesEditor
            value={edited}
            documentId={opened.id}
            type={opened.type}
            prompt={opened.prompt}
            currency={opened.currency}
            problems={problems}
            onChange={setEdited}
          />
          <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6 @table:grid-cols-[minmax(0,1fr)_18rem] @table:items-start @table:gap-12">
            <TextArea
              id={fieldId('content')}
              label="Notes"
              optional
              rows={4}
              hint="Imprimées sous les lignes."
              maxLength={DOCUMENT_LIMITS.content}
              value={edited.content}
              error={problems['content']}
              onChange={(event) => setEdited({ ...edited, content: event.target.value })}
            />
            <div className="grid gap-4" id={fieldId('vat')}>
              <VatChoice
                vat={edited.vat}
                vatRate={edited.vatRate}
                franchise={profile.vatRegime === 'franchise' && !start.edited.vat}
                onChange={(vat) => setEdited({ ...edited, ...vat })}
              />
              <TotalsList totals={totals} currency={opened.currency} />
            </div>
          </div>
          <FactFields
            document={opened}
            facts={facts}
            vat={edited.vat}
            problems={problems}
            onChange={(change) => setFacts({ ...facts, ...change })}
          />
        </div>
        <aside className="hidden @pair:block" aria-label="Aperçu du document">
          <SheetPreview
            label={`Aperçu de ${opened.number}`}
            body={{ type: opened.type, clientId: opened.clientId, ...body }}
          />
        </aside>
      </div>
      <Dock>
        <span className="mr-2 grid content-center leading-5">
          <span className="caption faint">Total {totals.totalLabel}</span>
          <span className="figure text-[1.25rem] leading-6">
            {formatAmount(totals.gross, opened.currency)}
          </span>
        </span>
        <Button onClick={onDone}>Annuler</Button>
        <Button variant="primary" busy={save.isPending} onClick={submit}>
          Enregistrer
        </Button>
      </Dock>
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
      <UnsavedChangesGuard when={dirty} />
    </Page>
  );
}

function startOf(document: DocumentAnswer) {
  return {
    edited: {
      lines: document.lineItems.map(editedLine),
      content: document.content,
      vat: document.vat,
      vatRate: document.vatRate,
    },
    facts: factsOf(document),
  };
}

/**
 * Editing what has been sent is allowed, after a plain warning
 * (docs/product.md, After a document has left).
 */
function Warnings({ failure, document }: { failure: string | null; document: DocumentAnswer }) {
  if (!failure && document.status === 'draft') return null;
  return (
    <div className="mb-6 grid gap-3">
      {failure && <Banner tone="wax">{failure}</Banner>}
      {document.status !== 'draft' && (
        <Banner tone="brass">
          Ce document n’est plus un brouillon. Vos changements sont permis et inscrits au registre
          {'\u00A0'}; la version déjà scellée reste téléchargeable, une nouvelle le sera au prochain
          envoi.
          {kindFacts(document.kind).owes > 0 &&
            ' Une facture déjà remise au client se corrige en principe par un avoir.'}
        </Banner>
      )}
    </div>
  );
}

function useFocusOnField(field: string | null) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (field === null) return;
    const [name = '', index, part] = field.split('.');
    const target =
      name === 'lineItems'
        ? place.current?.querySelectorAll<HTMLElement>('.lines__row--edit')[Number(index ?? 0)]
        : place.current?.querySelector<HTMLElement>(`#${CSS.escape(fieldId(name))}`);
    const control = target?.matches('input, textarea, button')
      ? target
      : target?.querySelector<HTMLElement>(
          part === 'unitPrice' ? '.area-price input' : 'textarea, input, [role="checkbox"]',
        );
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  }, [field]);
  return place;
}
