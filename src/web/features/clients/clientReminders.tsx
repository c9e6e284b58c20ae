import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { insideSentence } from '#domain/format/words.ts';
import { dayLabel, stageLabel, STAGES } from '#domain/reminders/stages.ts';
import type { ClientRemindersAnswer } from '#server/documents/reminders/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { clientRemindersQuery } from '#web/api/reminderQueries.ts';
import { useAct } from '#web/acts/useAct.ts';
import { SequenceFields } from '#web/reminders/sequenceFields.tsx';
import { typedSequence } from '#web/reminders/sequenceForm.ts';
import { Button } from '#web/ui/button.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';

const rules = async () =>
  (await import('#domain/reminders/settingsSchema.ts')).clientRemindersSchema;

const WAYS = [
  { value: 'account', label: 'Comme les autres' },
  { value: 'own', label: 'À sa façon' },
  { value: 'off', label: 'Ne pas relancer' },
] as const;
type Way = (typeof WAYS)[number]['value'];

/** « Relances » of one client: the account's sequence, one of its own, or none. */
export function ClientReminders({ clientId }: { clientId: string }) {
  const read = useQuery(clientRemindersQuery(clientId));
  return (
    <section aria-labelledby="client-reminders">
      <h2 className="h3 mb-4" id="client-reminders">
        Relances
      </h2>
      {read.isPending && <RowsSkeleton rows={1} />}
      {read.isError && <p className="small soft">{messageOf(read.error)}</p>}
      {read.data && <Ways key={clientId} clientId={clientId} read={read.data} />}
    </section>
  );
}

function Ways({ clientId, read }: { clientId: string; read: ClientRemindersAnswer }) {
  const [way, setWay] = useState<Way>(wayOf(read));
  const save = useAct({
    act: (wanted: unknown) =>
      api.put<ClientRemindersAnswer>(`/api/clients/${clientId}/reminders`, wanted),
    success: 'Relances de ce client enregistrées',
    failure: 'Les relances n’ont pas pu être enregistrées',
    refresh: ['clients', 'documents'],
  });
  const choose = (next: Way) => {
    setWay(next);
    // A sequence of its own is saved once it was looked at.
    if (next !== 'own') save.mutate({ sequence: null, off: next === 'off' });
  };
  return (
    <div className="grid max-w-[44rem] justify-items-start gap-4">
      <Segmented small label="Relances de ce client" options={WAYS} value={way} onChange={choose} />
      {way === 'account' && <p className="soft">{words(read)}</p>}
      {way === 'off' && (
        <p className="soft">
          Rien ne lui est proposé ni envoyé. «&nbsp;Relancer&nbsp;» reste possible sur chaque
          facture.
        </p>
      )}
      {way === 'own' && (
        <OwnSequence read={read} busy={save.isPending} save={(own) => save.mutateAsync(own)} />
      )}
    </div>
  );
}

interface OwnProps {
  read: ClientRemindersAnswer;
  busy: boolean;
  save: (own: unknown) => Promise<unknown>;
}

function OwnSequence({ read: { own, account }, busy, save }: OwnProps) {
  const form = useZodForm(rules, {
    sequence: typedSequence(own.sequence ?? account),
    off: false,
  });
  return (
    <Form form={form} className="grid w-full gap-4" onSubmit={save}>
      <SequenceFields name="sequence" />
      <div>
        <Button type="submit" busy={busy}>
          Enregistrer ses relances
        </Button>
      </div>
    </Form>
  );
}

function wayOf({ own }: ClientRemindersAnswer): Way {
  if (own.off) return 'off';
  return own.sequence ? 'own' : 'account';
}

/** « Rappel avant l’échéance à J−3, 1re relance à J+1… ». */
function words({ account }: ClientRemindersAnswer): string {
  const letters = STAGES.filter((stage) => account[stage].on).map(
    (stage, at) =>
      `${at === 0 ? stageLabel(stage) : insideSentence(stageLabel(stage))} à\u00A0${dayLabel(account[stage].days)}`,
  );
  return letters.length === 0 ? 'Aucune relance.' : `${letters.join(', ')}.`;
}
