import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { daysBetween } from '#domain/calendar.ts';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import { type Stage, stageLabel, type Tone, TONE_CHOICES } from '#domain/reminders/stages.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { RemindersAnswer } from '#server/documents/reminders/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { reminderLetterQuery } from '#web/api/reminderQueries.ts';
import { SheetBeside } from '#web/lines/sheetBeside.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Banner, ErrorState } from '#web/ui/states.tsx';
import { ReminderForm, type Written } from './reminderForm.tsx';

interface Props {
  document: DocumentAnswer;
  reminders: RemindersAnswer;
  /** What was typed, by letter: trying another tone, or closing the dialog, loses nothing. */
  kept: KeptLetters;
  onWritten: (letter: string, written: Written) => void;
  onClose: () => void;
}

export type KeptLetters = Readonly<Record<string, Written>>;

/** « Relancer »: which letter, in which tone, what it asks for, and its words, to be changed or sent. */
export function RemindDialog(props: Props) {
  const { document, reminders, onClose } = props;
  const { writable, sum, planned } = reminders;
  const start = writable.find(({ stage }) => stage === planned[0]?.stage) ?? writable[0];
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Relancer ${document.clientName}`}
      description={situation(document, reminders)}
      beside={<SheetBeside document={document} />}
      // The letter is read before anything is pressed.
      initialFocus="title"
    >
      <div className="grid gap-4">
        {sum && <Sums sum={sum} currency={document.currency} />}
        {start ? (
          <Writing {...props} start={start} />
        ) : (
          <Banner>
            Toutes les relances sont parties. «&nbsp;Envoyer à nouveau&nbsp;», dans le menu, renvoie
            la facture.
          </Banner>
        )}
      </div>
    </Dialog>
  );
}

interface Chosen {
  stage: Stage;
  tone: Tone;
  claims: boolean;
}

function Writing(props: Props & { start: Chosen }) {
  const { document, reminders, start, kept, onWritten, onClose } = props;
  const { writable, sum, hold, openDay, today } = reminders;
  const [chosen, setChosen] = useState(start);
  const { stage, tone, claims } = chosen;
  const letter = useQuery(reminderLetterQuery(document.id, { stage, tone, claims }));
  const key = `${document.id} ${stage} ${tone} ${claims}`;
  const mayClaim = sum !== null && sum.fee > 0 && stage !== 'courtesy';
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {writable.length > 1 && (
          <Segmented
            label="Étape"
            small
            options={writable.map((one) => ({
              value: one.stage,
              label: <StageName stage={one.stage} />,
            }))}
            value={stage}
            onChange={(next) => setChosen(writable.find((one) => one.stage === next) ?? chosen)}
          />
        )}
        {stage !== 'formal_notice' && (
          <Segmented
            label="Ton"
            small
            options={TONE_CHOICES}
            value={tone}
            onChange={(next) => setChosen({ ...chosen, tone: next })}
          />
        )}
        {mayClaim && (
          <Checkbox
            label="Réclamer les pénalités et l’indemnité"
            checked={claims}
            onChange={(next) => setChosen({ ...chosen, claims: next })}
          />
        )}
      </div>
      {hold && <Banner tone="brass">{hold.sentence}. Reprenez-les pour envoyer.</Banner>}
      {openDay !== today && (
        <Banner tone="brass">
          Une relance ne part ni un dimanche ni un jour férié&nbsp;: celle-ci pourra partir le{' '}
          {formatDay(openDay)}.
        </Banner>
      )}
      {letter.isPending && <Loading />}
      {letter.isError && (
        <ErrorState
          title="La lettre n’a pas pu être écrite"
          detail={messageOf(letter.error)}
          onRetry={() => void letter.refetch()}
          busy={letter.isRefetching}
        />
      )}
      {letter.data && (
        <ReminderForm
          key={key}
          document={document}
          letter={letter.data}
          start={kept[key] ?? letter.data}
          uncertain={reminders.letters.some(
            (one) => one.stage === stage && one.state === 'uncertain',
          )}
          blocked={hold !== null || openDay !== today}
          today={today}
          onWritten={(written) => onWritten(key, written)}
          onClose={onClose}
        />
      )}
    </>
  );
}

/** « 1re relance », « 1re » where there is little room; its name stays whole. */
function StageName({ stage }: { stage: Stage }) {
  const [first, ...rest] = stageLabel(stage).split(' relance');
  if (rest.length === 0) return first;
  return (
    <span>
      {first}
      <span className="max-desk:sr-only"> relance</span>
    </span>
  );
}

function Sums({
  sum: { left, penalties, fee, total, unknown },
  currency,
}: {
  sum: NonNullable<RemindersAnswer['sum']>;
  currency: string;
}) {
  const isMore = fee > 0 || penalties !== 0;
  if (!isMore) return null;
  return (
    <div className="grid gap-2 border-y border-hairline py-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
        <Sum term="Reste à payer">{formatAmount(left, currency)}</Sum>
        <Sum term="Pénalités à ce jour">
          {penalties === null ? 'non chiffrées' : formatAmount(penalties, currency)}
        </Sum>
        <Sum term="Indemnité">{formatAmount(fee)}</Sum>
        {penalties !== null && currency === 'EUR' && (
          <Sum term="Somme due">{formatAmount(total, currency)}</Sum>
        )}
      </dl>
      {unknown && (
        <p className="small soft">
          Le taux du {unknown} n’est pas connu d’Encrier&nbsp;: une lettre qui réclame les pénalités
          ne les chiffre pas.{' '}
          <Link className="link" to="/app/account#relances">
            Donner ce taux
          </Link>
        </p>
      )}
    </div>
  );
}

function Sum({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="small soft">{term}</dt>
      <dd className="strong">{children}</dd>
    </div>
  );
}

/** « 1 368,00 € attendus depuis 34 jours, 1re relance envoyée le 27 oct. 2026. » */
function situation(document: DocumentAnswer, { letters, today }: RemindersAnswer): string {
  const amount = formatAmount(document.amountDue, document.currency);
  const late = document.dueDate ? daysBetween(document.dueDate, today) : 0;
  const since = late > 0 ? ` depuis ${count(late, 'jour')}` : '';
  const last = letters.findLast(({ state }) => state !== 'failed');
  const before = last
    ? ` ${stageLabel(last.stage)} du ${formatDay(last.day)} restée sans réponse.`
    : '';
  return `${amount} attendus${since}.${before}`;
}
