import { useState } from 'react';
import { formatAmount } from '#domain/format/numbers.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { RemindersAnswer } from '#server/documents/reminders/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { Banner } from '#web/ui/states.tsx';
import type { KeptLetters } from './remindDialog.tsx';
import { REMINDER_REFRESH } from './reminderRefresh.ts';

const RemindDialog = onDemand(
  async () => (await import('./remindDialog.tsx')).RemindDialog,
  () => null,
);
const HoldDialog = onDemand(
  async () => (await import('./holdDialog.tsx')).HoldDialog,
  () => null,
);

interface Props {
  document: DocumentAnswer;
  /** None before they are read, and for what nobody is reminded of. */
  reminders: RemindersAnswer | undefined;
  opened: string | null;
  onClose: () => void;
}

/** What lateness has cost, why reminders wait, and the dialogs that write one or hold them. */
export function Reminders({ document, reminders, opened, onClose }: Props) {
  const [kept, setKept] = useState<KeptLetters>({});
  if (!reminders) return null;
  const { hold, sum } = reminders;
  return (
    <>
      {hold && <Held documentId={document.id} sentence={hold.sentence} />}
      {sum && (sum.fee > 0 || sum.penalties !== 0) && (
        <p className="small soft">
          {lateWords(sum, document.currency)}{' '}
          <a className="link" href={`/api/documents/${document.id}/penalties.pdf`} download>
            Relevé de pénalités (PDF)
          </a>
        </p>
      )}
      {opened === 'reminding' && (
        <RemindDialog
          document={document}
          reminders={reminders}
          kept={kept}
          onWritten={(letter, written) => setKept((before) => ({ ...before, [letter]: written }))}
          onClose={onClose}
        />
      )}
      {opened === 'holding' && (
        <HoldDialog document={document} hold={hold} today={reminders.today} onClose={onClose} />
      )}
    </>
  );
}

function Held({ documentId, sentence }: { documentId: string; sentence: string }) {
  const release = useAct({
    act: () => api.delete<RemindersAnswer>(`/api/documents/${documentId}/reminder-hold`),
    success: 'Relances reprises',
    failure: 'Les relances n’ont pas pu être reprises',
    refresh: REMINDER_REFRESH,
  });
  return (
    <Banner
      tone="brass"
      action={
        <Button size="s" busy={release.isPending} onClick={() => release.mutate()}>
          Reprendre
        </Button>
      }
    >
      {sentence}.
    </Banner>
  );
}

/** « Pénalités et indemnité à ce jour : 50,85 €. » */
function lateWords(
  { penalties, fee, unknown }: NonNullable<RemindersAnswer['sum']>,
  currency: string,
): string {
  const indemnity = fee > 0 ? ` et ${formatAmount(fee)} d’indemnité` : '';
  if (penalties === null) {
    return `Le retard vous ouvre droit à des pénalités${indemnity}. Le taux du ${unknown} reste à donner pour les chiffrer.`;
  }
  return `Le retard vous ouvre droit à ${formatAmount(penalties, currency)} de pénalités${indemnity}.`;
}
