import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { daysBetween, parisDay } from '#domain/calendar.ts';
import { daysLate } from '#domain/document/standing.ts';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import { stageLabel } from '#domain/reminders/stages.ts';
import type { DashboardAnswer } from '#server/dashboard/answers.ts';
import type { DueRemindersAnswer } from '#server/documents/reminders/answers.ts';
import { documentCountsQuery, documentsQuery } from '#web/api/queries.ts';
import { dueRemindersQuery } from '#web/api/reminderQueries.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';

/** Beyond these the list itself says more. */
const NAMED = 3;
const REMINDED = 5;

type Reminder = DueRemindersAnswer['items'][number];

/** « À faire »: whom to remind today, what is late, what was kept back and falls due, what was agreed and waits to be billed, what waits to be issued, what has no answer, each with the way to it. */
export function Todo({ retentions }: Pick<DashboardAnswer, 'retentions'>) {
  const [today] = useState(() => parisDay(new Date()));
  const { data: counts } = useQuery(documentCountsQuery);
  const { data: late } = useInfiniteQuery(documentsQuery({ view: 'late' }));
  const { data: quotes } = useInfiniteQuery(documentsQuery({ view: 'quotes', state: 'sent' }));
  const { data: due } = useQuery(dueRemindersQuery);
  // What leaves by itself today is nobody's task.
  const reminders = due?.items.filter(({ automatic }) => !automatic) ?? [];
  const { data: agreed } = useInfiniteQuery(documentsQuery({ view: 'quotes', state: 'accepted' }));
  const reminded = new Set(reminders.map(({ documentId }) => documentId));
  const overdue = (late?.pages[0]?.items ?? []).filter(({ id }) => !reminded.has(id));
  const accepted = agreed?.pages[0]?.items ?? [];
  const unanswered = quotes?.pages[0]?.items.length ?? 0;
  const drafts = counts?.drafts ?? 0;
  const named = reminders.length + overdue.length + retentions.length + accepted.length;
  const waiting = named + drafts + unanswered;
  if (waiting === 0) return null;
  return (
    <section className="mb-10" aria-labelledby="todo-title">
      <h2 className="h3 mb-2" id="todo-title">
        À faire
      </h2>
      <ul className="rules rules--closed">
        {reminders.slice(0, REMINDED).map((reminder) => (
          <ReminderRow key={reminder.documentId} reminder={reminder} today={today} />
        ))}
        {reminders.length > REMINDED && (
          <Row to="/app/documents?view=late">
            {count(reminders.length - REMINDED, 'autre client', 'autres clients')} à relancer
            aujourd’hui
          </Row>
        )}
        {overdue.slice(0, NAMED).map((document) => (
          <Row key={document.id} to={`/app/documents/${document.id}`}>
            <Task
              who={document.clientName}
              amount={formatAmount(document.amountDue, document.currency)}
            >
              <span className="late">
                {document.number}, en retard de {count(daysLate(document, today), 'jour')}
              </span>
            </Task>
          </Row>
        ))}
        {overdue.length > NAMED && (
          <Row to="/app/documents?view=late">Toutes les factures en retard</Row>
        )}
        {retentions.map(({ documentId, number, clientName, dueOn, amount, currency }) => (
          <Row key={documentId} to={`/app/documents/${documentId}`}>
            <Task who={clientName} amount={formatAmount(amount, currency)}>
              {number}, retenue de garantie due{' '}
              {dueOn === today ? 'aujourd’hui' : `le ${formatDay(dueOn)}`}
            </Task>
          </Row>
        ))}
        {accepted.slice(0, NAMED).map((quote) => (
          <Row key={quote.id} to={`/app/documents/${quote.id}`}>
            <Task who={quote.clientName} amount={formatAmount(quote.gross, quote.currency)}>
              {quote.number}, devis accepté à facturer
            </Task>
          </Row>
        ))}
        {accepted.length > NAMED && (
          <Row to="/app/documents?view=quotes&state=accepted">Tous les devis acceptés</Row>
        )}
        {drafts > 0 && (
          <Row to="/app/documents?view=drafts">{count(drafts, 'brouillon')} à finir</Row>
        )}
        {unanswered > 0 && (
          <Row to="/app/documents?view=quotes&state=sent">
            {count(unanswered, 'devis', 'devis')} sans réponse
          </Row>
        )}
      </ul>
    </section>
  );
}

/** One client to remind: the letter is a press away. */
function ReminderRow({ reminder, today }: { reminder: Reminder; today: string }) {
  const { documentId, clientName, number, dueDate, left, currency, stage, before, failed } =
    reminder;
  const late = daysBetween(dueDate, today);
  const standing =
    late > 0 ? `en retard de ${count(late, 'jour')}` : `échéance le ${formatDay(dueDate)}`;
  const past = before > 0 ? `, ${count(before, 'relance envoyée', 'relances envoyées')}` : '';
  return (
    <li className="flex items-center justify-between gap-4 py-2.5">
      <Link className="min-w-0 flex-1 hover:underline" to={`/app/documents/${documentId}`}>
        <Task who={clientName} amount={formatAmount(left, currency)}>
          <span className={cx(late > 0 && 'late')}>
            {number}, {standing}
            {past}
          </span>{' '}
          · {failed ? 'Envoi refusé' : stageLabel(stage)}
        </Task>
      </Link>
      <span className={WAY}>
        <ButtonLink
          size="s"
          to={`/app/documents/${documentId}?relancer`}
          aria-label={`Relancer ${clientName}, ${number}`}
        >
          Relancer
        </ButtonLink>
      </span>
    </li>
  );
}

/** As wide beside every row: the amounts stand under each other, whatever leads further. */
const WAY = 'flex w-20 flex-none justify-end';

interface TaskProps {
  who: string;
  amount: string;
  children: ReactNode;
}

/** Whom it is about, what is the matter, and how much it is worth. */
function Task({ who, amount, children }: TaskProps) {
  return (
    <span className="flex items-center gap-4">
      <span className="min-w-0 flex-1">
        <span className="strong block">{who}</span>{' '}
        <span className="small soft block">{children}</span>
      </span>{' '}
      <span className="num strong">{amount}</span>
    </span>
  );
}

function Row({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link className="row-link flex min-h-12 items-center justify-between gap-4 py-2.5" to={to}>
        <span className="min-w-0 flex-1">{children}</span>
        <span className={WAY}>
          <ChevronRight className="i text-ink-3" />
        </span>
      </Link>
    </li>
  );
}
