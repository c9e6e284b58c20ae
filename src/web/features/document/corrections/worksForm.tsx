import { useState } from 'react';
import type { z } from 'zod';
import { parisDay } from '#domain/calendar.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { useAct } from '#web/acts/useAct.ts';
import { api } from '#web/api/client.ts';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormText } from '#web/ui/formFields.tsx';
import { DialogFoot } from './dialogFoot.tsx';

interface WorksTyped {
  day: string;
}

const RULES = async () =>
  (await import('#domain/corrections/schema.ts')).worksAcceptanceSchema as unknown as z.ZodType<
    object,
    WorksTyped
  >;

/** The day the client accepted the works: the year of what is kept back begins. */
export function WorksForm({
  document,
  onClose,
}: {
  document: DocumentAnswer;
  onClose: () => void;
}) {
  const [today] = useState(() => parisDay(new Date()));
  const form = useZodForm(RULES, { day: document.worksAcceptedOn ?? today });
  const accept = useAct({
    act: (typed: WorksTyped) =>
      api.put<DocumentAnswer>(`/api/documents/${document.id}/works-acceptance`, typed),
    success: 'Réception des travaux notée',
    refresh: ['documents', 'dashboard', 'register'],
    onSuccess: onClose,
  });
  return (
    <Form form={form} onSubmit={() => accept.mutateAsync(form.getValues())}>
      <FormText type="date" name="day" label="Réceptionnés le" />
      <DialogFoot onCancel={onClose}>Enregistrer</DialogFoot>
    </Form>
  );
}
