import { useWatch } from 'react-hook-form';
import { documentInSentence } from '#domain/document/names.ts';
import { HOLD_CHOICES } from '#domain/reminders/holds.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { RemindersAnswer } from '#server/documents/reminders/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFoot } from '#web/ui/dialog.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormSegmented, FormText } from '#web/ui/formFields.tsx';
import { REMINDER_REFRESH } from './reminderRefresh.ts';

const rules = async () => (await import('#domain/reminders/settingsSchema.ts')).holdSchema;

interface Props {
  document: DocumentAnswer;
  /** The hold there is, to be changed. */
  hold: RemindersAnswer['hold'];
  today: string;
  onClose: () => void;
}

/** « Suspendre les relances »: until a day that was promised, or until the user says so. */
export function HoldDialog({ document, hold, today, onClose }: Props) {
  const form = useZodForm(rules, {
    kind: hold?.kind ?? 'promise',
    until: hold?.until ?? '',
    reason: hold?.reason ?? '',
  });
  const save = useAct({
    act: (wanted: unknown) =>
      api.put<RemindersAnswer>(`/api/documents/${document.id}/reminder-hold`, wanted),
    success: 'Relances suspendues',
    refresh: REMINDER_REFRESH,
    onSuccess: onClose,
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Suspendre les relances"
      description={`De ${documentInSentence(document)}. Un paiement complet les arrête de lui-même.`}
    >
      <Form
        form={form}
        onSubmit={(wanted) => save.mutateAsync(wanted)}
        failure="Les relances n’ont pas pu être suspendues"
      >
        <FormSegmented name="kind" label="Raison" options={HOLD_CHOICES} />
        <p className="small soft">{HOLD_CHOICES.find(({ value }) => value === kind)?.says}.</p>
        <FormText
          name="until"
          type="date"
          label="Jusqu’au"
          min={today}
          optional={kind !== 'promise'}
          hint={kind === 'promise' ? 'Sans paiement, elles reprennent le lendemain.' : undefined}
        />
        <FormText name="reason" label="Note" optional maxLength={200} />
        <DialogFoot>
          <Button onClick={onClose}>Fermer</Button>
          <Button type="submit" variant="primary" busy={save.isPending}>
            Suspendre
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
