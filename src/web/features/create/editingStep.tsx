import { ArrowLeft } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import type { DocumentEdit } from '#domain/document/editSchema.ts';
import { untaxedRegime } from '#domain/vat/case.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { api } from '#web/api/client.ts';
import { failureSentence, useAct } from '#web/acts/useAct.ts';
import { DocumentFields } from '#web/lines/documentFields.tsx';
import type { EditForm } from '#web/lines/editedFacts.ts';
import { EditPreview } from '#web/lines/editPreview.tsx';
import { FoldedFacts } from '#web/lines/factFields.tsx';
import { PreviewBeside } from '#web/lines/previewBeside.tsx';
import { DocumentTotal } from '#web/lines/formTotals.tsx';
import { LinesToSettle } from '#web/lines/readingDoubt.tsx';
import { OrderDepositField } from '#web/lines/orderDepositField.tsx';
import { showRefused } from '#web/lines/showRefused.ts';
import { SpokenTotal } from '#web/lines/spokenTotal.tsx';
import { useReading } from '#web/lines/useReading.ts';
import { Afterwards } from '#web/ui/afterwards.tsx';
import { FormScope } from '#web/ui/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Dock } from '#web/ui/page.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { Banner } from '#web/ui/states.tsx';
import { engineWords } from '#web/lines/engineWords.ts';

interface Props {
  document: DocumentAnswer;
  profile: ProfileAnswer;
  engine: { name: string; notice: string | null } | null;
  /** It outlives this step: going back loses nothing. */
  form: UseFormReturn<EditForm, unknown, DocumentEdit>;
  onBack: () => void;
  onSaved: (document: DocumentAnswer) => void;
}

/** Step 3: the lines, the notes, the VAT and the total (docs/product.md, The wizard). */
export function EditingStep({ document, profile, engine, form, onBack, onSaved }: Props) {
  const { reading } = useReading(document.prompt, document.type, { written: true });
  const save = useAct({
    act: (body: DocumentEdit) => api.patch<DocumentAnswer>(`/api/documents/${document.id}`, body),
    success: `Document ${document.number} enregistré`,
    refresh: ['documents', 'dashboard', 'subscription', 'register', 'clients', 'profile'],
    onSuccess: onSaved,
    onFailure: (error) =>
      showRefused(
        form,
        error,
        failureSentence('Une erreur est survenue lors de la sauvegarde du document', error),
      ),
  });
  const submit = form.handleSubmit(
    (body) => save.mutate(body),
    () => form.setError('root', { message: 'Corrigez les lignes signalées avant d’enregistrer.' }),
  );
  // Saved, it is left: until it is, it is not saved again.
  const isSaving = save.isPending || save.isSuccess;

  return (
    <FormScope form={form}>
      <SpokenTotal currency={document.currency} />
      <div className="mt-5 desk:mt-8">
        <PreviewBeside preview={<EditPreview document={document} />}>
          <div className={cx('min-w-0', engine && 'lines--arriving')}>
            <Refusal className="mb-6" />
            {engine?.notice && (
              <div className="mb-6">
                <Banner tone="brass">{engine.notice}</Banner>
              </div>
            )}
            <DocumentFields
              document={document}
              untaxed={untaxedRegime(profile)}
              Deposit={OrderDepositField}
            />
            {/* Under the fields that come afterwards: in the same turn, or it would be pushed down. */}
            <Afterwards>
              <FoldedFacts document={document} mayBearVat={untaxedRegime(profile) === null} />
              <LinesToSettle reading={reading} />
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
            </Afterwards>
            <Dock stays>
              <div className="mr-auto -ml-3 max-desk:hidden">
                <Button variant="quiet" icon={<ArrowLeft className="i" />} onClick={onBack}>
                  Retour
                </Button>
              </div>
              <DocumentTotal currency={document.currency} />
              <Button variant="primary" busy={isSaving} onClick={() => void submit()}>
                Enregistrer
              </Button>
            </Dock>
          </div>
        </PreviewBeside>
      </div>
    </FormScope>
  );
}
