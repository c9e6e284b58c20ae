import { useInfiniteQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { Link } from 'react-router';
import { parisDay } from '#domain/calendar.ts';
import { nextToCome, standingOf } from '#domain/document/standing.ts';
import { formatDay } from '#domain/format/days.ts';
import { STAGE_FACTS } from '#domain/reminders/stages.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { RemindersAnswer } from '#server/documents/reminders/answers.ts';
import type { RegisterEntryAnswer } from '#server/register/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { registerQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { moment } from '#web/ui/moment.ts';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';

/** A dot, and the thread that leads to the next one. */
const ENTRY =
  'relative grid pb-4 pl-5 text-small before:absolute before:top-1.75 before:left-0 before:size-1.75 before:rounded-full before:bg-ink-2 after:absolute after:top-4.5 after:-bottom-0.75 after:left-0.75 after:w-px after:bg-rule last:pb-0 last:after:hidden';

/** Not yet: its dot is hollow. */
const TO_COME = 'before:border before:border-ink-3 before:bg-transparent';

interface Props {
  document: DocumentAnswer;
  /** The next reminder. */
  planned: Planned | undefined;
}

type Planned = RemindersAnswer['planned'][number];

/** The life of the document in plain sentences, oldest first, then what comes next. */
export const Timeline = memo(function Timeline({ document, planned }: Props) {
  const [today] = useState(() => parisDay(new Date()));
  const register = useInfiniteQuery(registerQuery({ documentId: document.id }));
  const entries = register.data?.pages.flatMap((page) => page.items) ?? [];
  const next = nextToCome(document, today);
  const late = standingOf(document, today).tone === 'late';
  const isBefore = planned && document.owedOn !== null && planned.day < document.owedOn;
  const due = next && (
    <li className={cx(ENTRY, late ? 'before:bg-wax' : TO_COME)} key="due">
      <span className={late ? 'late strong' : 'soft'}>{next}</span>
    </li>
  );
  const letter = planned && (
    <li className={cx(ENTRY, TO_COME)} key="letter">
      <span className="soft">{plannedSentence(planned, today)}</span>
      <span className="faint">
        {planned.automatic ? 'Elle partira d’elle-même' : 'À envoyer d’un geste'}
      </span>
    </li>
  );
  return (
    <section className="border-t border-hairline pt-5" aria-labelledby="document-life">
      <h2 className="h3 mb-3.5" id="document-life">
        Sa vie
      </h2>
      {register.isPending && <RowsSkeleton rows={2} />}
      {register.isError && (
        <p className="small soft">
          {messageOf(register.error)}{' '}
          <button type="button" className="link" onClick={() => void register.refetch()}>
            Réessayer
          </button>
        </p>
      )}
      {register.hasNextPage && (
        <Button
          size="s"
          variant="quiet"
          className="mb-3"
          busy={register.isFetchingNextPage}
          onClick={() => void register.fetchNextPage()}
        >
          Voir ce qui précède
        </Button>
      )}
      <ol className="grid">
        {entries.toReversed().map((entry) => (
          <Happened key={entry.sequence} entry={entry} />
        ))}
        {!register.isPending && (isBefore ? [letter, due] : [due, letter])}
      </ol>
      <Link className="link small mt-3 inline-block" to={`/app/register?documentId=${document.id}`}>
        Tout ce qu’en dit le registre
      </Link>
    </section>
  );
});

function plannedSentence({ stage, day }: Planned, today: string): string {
  const when = day === today ? 'aujourd’hui' : `le ${formatDay(day)}`;
  return `${STAGE_FACTS[stage].planned} ${when}`;
}

function Happened({ entry: { life, at } }: { entry: RegisterEntryAnswer }) {
  if (!life) return null;
  const { sentence, day, otherId } = life;
  return (
    <li className={ENTRY}>
      <b className="strong break-words">
        {otherId ? (
          <Link className="link" to={`/app/documents/${otherId}`}>
            {sentence}
          </Link>
        ) : (
          sentence
        )}
      </b>
      <span className="faint num">{day ? formatDay(day) : moment(at)}</span>
    </li>
  );
}
