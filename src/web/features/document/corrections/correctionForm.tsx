import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { useOpenDocument } from '#web/acts/useOpenDocument.ts';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormTextArea } from '#web/ui/formFields.tsx';
import { DialogFoot } from './dialogFoot.tsx';
import { FOLLOWED } from './followed.ts';

const RULES = async () => (await import('#domain/corrections/schema.ts')).correctionRequestSchema;

interface Props {
  document: DocumentAnswer;
  /** A total avoir and the invoice again, in place of a rectificative. */
  again: boolean;
  onClose: () => void;
}

/** Why an invoice is made again: as a rectificative, or after a total avoir. */
export function CorrectionForm({ document, again, onClose }: Props) {
  const open = useOpenDocument();
  const form = useZodForm(RULES, { reason: '' });
  const make = useAct({
    act: ({ reason }: { reason: string }) =>
      again
        ? api.post<DocumentAnswer>(`/api/documents/${document.id}/credit-notes`, {
            reason,
            total: true,
            andDraft: true,
          })
        : api.post<DocumentAnswer>(`/api/documents/${document.id}/corrections`, { reason }),
    success: again
      ? 'Avoir et nouveau brouillon préparés'
      : 'Facture rectificative préparée en brouillon',
    refresh: FOLLOWED,
    onSuccess: (made) => {
      onClose();
      open(made);
    },
  });
  return (
    <Form form={form} onSubmit={(values) => make.mutateAsync(values)}>
      <FormTextArea
        name="reason"
        label={again ? 'Motif de l’avoir' : 'Ce qui est corrigé'}
        hint="Imprimé sur le document."
        rows={3}
        maxLength={DOCUMENT_LIMITS.reason}
      />
      <DialogFoot onCancel={onClose}>
        {again ? 'Préparer les deux' : 'Préparer la facture rectificative'}
      </DialogFoot>
    </Form>
  );
}
