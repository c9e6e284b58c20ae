import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import { documentLinesSchema } from '#domain/document/schema.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { api } from '#web/api/client.ts';
import { failureSentence, useAct } from '#web/acts/useAct.ts';
import { type EditedDocument, bodyOf, totalsOf } from '#web/lines/editedDocument.ts';
import { LinesEditor } from '#web/lines/linesEditor.tsx';
import { type Problems, problemsOf, refusedFields } from '#web/lines/problems.ts';
import { SheetPreview } from '#web/lines/sheetPreview.tsx';
import { TotalsList, VatChoice } from '#web/lines/vatAndTotals.tsx';
import { isDoubted } from '#web/lines/readingDoubt.tsx';
import { useReading } from '#web/lines/useReading.ts';
import { doubtedOf } from '#web/sentence/doubted.ts';
import { ToSettle } from '#web/sentence/toSettle.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatAmount } from '#domain/format/numbers.ts';
import { Dock } from '#web/ui/page.tsx';
import { Banner } from '#web/ui/states.tsx';
import { TextArea } from '#web/ui/textArea.tsx';
import { engineWords } from '#web/lines/engineWords.ts';

interface Props {
  document: DocumentAnswer;
  profile: ProfileAnswer;
  engine: { name: string; notice: string | null } | null;
  edited: EditedDocument;
  onChange: (edited: EditedDocument) => void;
  onBack: () => void;
  onSaved: (document: DocumentAnswer) => void;
}

/** Step 3: the lines, the notes, the VAT and the total (docs/product.md, The wizard). */
export function EditingStep({
  document,
  profile,
  engine,
  edited,
  onChange,
  onBack,
  onSaved,
}: Props) {
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const reading = useReading(document.prompt, document.type);
  const totals = totalsOf(edited, { currency: document.currency });
  const save = useAct({
    act: (body: object) => api.patch<DocumentAnswer>(`/api/documents/${document.id}`, body),
    success: `Document ${document.number} enregistré`,
    refresh: ['documents', 'dashboard', 'subscription', 'register', 'clients', 'profile'],
    onSuccess: onSaved,
    onFailure: (error) => {
      setProblems(refusedFields(error));
      setFailure(
        failureSentence('Une erreur est survenue lors de la sauvegarde du document', error),
      );
    },
  });

  const submit = () => {
    const answer = documentLinesSchema.safeParse(bodyOf(edited));
    setFailure(null);
    setProblems(answer.success ? {} : problemsOf(answer.error));
    if (answer.success) save.mutate(answer.data);
    else setFailure('Corrigez les lignes signalées avant d’enregistrer.');
  };

  return (
    <div className="mt-4 desk:mt-8 @pair:grid @pair:grid-cols-[minmax(0,1fr)_22.5rem] @pair:items-start @pair:gap-10">
      <div className="min-w-0">
        <Said failure={failure} notice={engine?.notice ?? null} />
        <LinesEditor
          value={edited}
          documentId={document.id}
          type={document.type}
          prompt={document.prompt}
          currency={document.currency}
          problems={problems}
          onChange={onChange}
        />
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6 @table:grid-cols-[minmax(0,1fr)_18rem] @table:items-start @table:gap-12">
          <TextArea
            label="Notes"
            optional
            rows={4}
            hint="Imprimées sous les lignes."
            maxLength={DOCUMENT_LIMITS.content}
            value={edited.content}
            error={problems['content']}
            onChange={(event) => onChange({ ...edited, content: event.target.value })}
          />
          <div className="grid gap-4">
            <VatChoice
              vat={edited.vat}
              vatRate={edited.vatRate}
              franchise={profile.vatRegime === 'franchise'}
              onChange={(vat) => onChange({ ...edited, ...vat })}
            />
            <TotalsList totals={totals} currency={document.currency} />
          </div>
        </div>
        <ToSettle
          flags={edited.lines.map(({ flags }) => flags)}
          doubted={isDoubted(doubtedOf(reading), edited)}
        />
        {engine && (
          <p className="caption faint mt-6">Rédaction&nbsp;: {engineWords(engine.name)}.</p>
        )}
        <Button
          variant="quiet"
          className="mt-4 -ml-3 desk:hidden"
          icon={<ArrowLeft className="i" />}
          onClick={onBack}
        >
          Retour à la vérification
        </Button>
        <div className="mt-8 flex items-center justify-between gap-4 max-desk:hidden">
          <Button variant="quiet" icon={<ArrowLeft className="i" />} onClick={onBack}>
            Retour
          </Button>
          <Button variant="primary" size="l" busy={save.isPending} onClick={submit}>
            Enregistrer
          </Button>
        </div>
      </div>
      <aside className="hidden @pair:block" aria-label="Aperçu du document">
        <SheetPreview
          label={`Aperçu de ${document.number}`}
          body={{
            type: document.type,
            clientId: document.clientId,
            date: document.date,
            dueDate: document.dueDate,
            ...bodyOf(edited),
          }}
        />
      </aside>
      <Dock>
        <span className="mr-2 grid content-center leading-5">
          <span className="caption faint">Total {totals.totalLabel}</span>
          <span className="figure text-[1.25rem] leading-6">
            {formatAmount(totals.gross, document.currency)}
          </span>
        </span>
        <Button variant="primary" busy={save.isPending} onClick={submit}>
          Enregistrer
        </Button>
      </Dock>
    </div>
  );
}

function Said({ failure, notice }: { failure: string | null; notice: string | null }) {
  if (!failure && !notice) return null;
  return (
    <div className="mb-6 grid gap-3">
      {failure && <Banner tone="wax">{failure}</Banner>}
      {notice && <Banner tone="brass">{notice}</Banner>}
    </div>
  );
}
