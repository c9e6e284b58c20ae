import { CircleAlert, CircleCheck, Minus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { parisDay } from '#domain/calendar.ts';
import type { ManyAct } from '#domain/document/many.ts';
import { signedGross } from '#domain/document/owed.ts';
import { count } from '#domain/format/words.ts';
import { messageOf } from '#web/api/apiError.ts';
import { Amount } from '#web/ui/amount.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/loading.tsx';
import { rescueFocus } from '#web/ui/rescueFocus.ts';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { MANY_WORDS, warningOf } from './manyWords.ts';
import { type Outcome, type Reviewed, useManyActs } from './useManyActs.ts';

interface Props {
  act: ManyAct;
  /** The ids of the chosen documents. */
  chosen: readonly string[];
  onClose: () => void;
  /** All of them are done. */
  onDone: () => void;
}

/** What will be done and what not and why, one confirmation, then what became of each. */
export function ManyDialog({ act, chosen, onClose, onDone }: Props) {
  const [today] = useState(() => parisDay(new Date()));
  // The bar that it was opened from may go before it.
  useEffect(() => () => rescueFocus(), []);
  const many = useManyActs(act, chosen);
  const { review, todo, aside, outcomes, phase } = many;
  const words = MANY_WORDS[act];
  const done = [...outcomes.values()].filter(({ state }) => state === 'done').length;
  const issued = todo.filter(({ issues }) => issues).length;

  const oneAtATime = useOneAtATime();
  const confirm = async () => {
    const { done: all, failed } = await many.run();
    // Nothing is left to be told.
    if (failed > 0 || aside.length > 0) return;
    toast.success(words.done(all));
    onDone();
  };

  return (
    <Dialog
      open
      wide
      onClose={phase === 'running' ? many.halt : onClose}
      title={phase === 'over' ? words.done(done) : words.title(todo.length || chosen.length)}
      description={phase === 'review' && todo.length > 0 ? warningOf(act, issued, today) : null}
    >
      {review.isPending && <RowsSkeleton rows={Math.min(chosen.length, 6)} />}
      {review.isError && (
        <ErrorState
          title="Les documents n’ont pas pu être relus"
          detail={messageOf(review.error)}
          onRetry={() => void review.refetch()}
          busy={review.isRefetching}
        />
      )}
      {todo.length > 0 && (
        <Group
          title={phase === 'review' ? 'À faire' : words.busy}
          heard={phase === 'running' ? `${done} sur ${todo.length}` : null}
          over={phase === 'over'}
        >
          {todo.map((item) => (
            <Row key={item.document.id} item={item} outcome={outcomes.get(item.document.id)}>
              {outcomes.get(item.document.id)?.said ||
                (phase === 'over' ? 'Pas fait' : item.alongside)}
            </Row>
          ))}
        </Group>
      )}
      {aside.length > 0 && (
        <Group title={`${count(aside.length, 'document laissé', 'documents laissés')} de côté`}>
          {aside.map((item) => (
            <Row key={item.document.id} item={item} isAside>
              {item.aside}
            </Row>
          ))}
        </Group>
      )}
      {(review.data?.gone ?? 0) > 0 && (
        <p className="small soft">
          {count(review.data?.gone ?? 0, 'document n’existe plus', 'documents n’existent plus')}.
        </p>
      )}
      <Foot
        phase={phase}
        left={todo.length - done}
        label={words.button(todo.length)}
        ready={review.isSuccess}
        onConfirm={() => void oneAtATime('confirm', confirm)}
        onHalt={many.halt}
        onAgain={many.again}
        onClose={phase === 'over' && done === todo.length ? onDone : onClose}
      />
    </Dialog>
  );
}

interface FootProps {
  phase: 'review' | 'running' | 'over';
  /** Not done. */
  left: number;
  label: string;
  ready: boolean;
  onConfirm: () => void;
  onHalt: () => void;
  onAgain: () => void;
  onClose: () => void;
}

function Foot({ phase, left, label, ready, onConfirm, onHalt, onAgain, onClose }: FootProps) {
  return (
    <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap justify-end gap-2 bg-raised px-6 pt-3 pb-6 max-desk:flex-col-reverse">
      {phase === 'running' && <Button onClick={onHalt}>Arrêter après celui-ci</Button>}
      {phase !== 'running' && (
        <Button onClick={onClose}>{phase === 'over' || left === 0 ? 'Fermer' : 'Annuler'}</Button>
      )}
      {phase === 'over' && left > 0 && (
        <Button variant="primary" onClick={onAgain}>
          Revoir {count(left, 'document')}
        </Button>
      )}
      {phase !== 'over' && left > 0 && ready && (
        <Button variant="primary" busy={phase === 'running'} onClick={onConfirm}>
          {label}
        </Button>
      )}
    </div>
  );
}

interface GroupProps {
  title: string;
  /** How far it is; null once over, when the title says it. */
  heard?: string | null;
  over?: boolean;
  children: ReactNode;
}

function Group({ title, heard, over = false, children }: GroupProps) {
  return (
    <section className="grid gap-1">
      {!over && (
        <h3 className="small strong flex justify-between">
          {title}
          {heard && <output className="num soft font-regular">{heard}</output>}
        </h3>
      )}
      <ul className="max-h-[38dvh] overflow-y-auto border-y border-rule">{children}</ul>
    </section>
  );
}

interface RowProps {
  item: Reviewed;
  outcome?: Outcome | undefined;
  isAside?: boolean;
  children: ReactNode;
}

function Row({ item: { document }, outcome, isAside = false, children }: RowProps) {
  return (
    <li className="grid grid-cols-[1.25rem_1fr_auto] items-baseline gap-x-3 border-b border-hairline py-2 last:border-b-0">
      <span className="flex self-start pt-1">{isAside ? ASIDE : markOf(outcome)}</span>
      <span className="grid min-w-0">
        <span className="truncate">
          <Link className="strong" to={`/app/documents/${document.id}`}>
            {document.clientName}
          </Link>{' '}
          <span className="num small faint">{document.number}</span>
        </span>
        <span className={outcome?.state === 'failed' ? 'small late' : 'small soft'}>
          {children}
        </span>
      </span>
      <Amount value={signedGross(document)} currency={document.currency} />
    </li>
  );
}

const ASIDE = <Minus className="i i--s text-ink-3" />;

function markOf(outcome: Outcome | undefined): ReactNode {
  switch (outcome?.state) {
    case 'busy':
      return <Spinner />;
    case 'done':
      return <CircleCheck className="i i--s text-paid" aria-label="Fait" />;
    case 'failed':
      return <CircleAlert className="i i--s text-wax" aria-label="Échec" />;
    default:
      return null;
  }
}
