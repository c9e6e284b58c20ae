import { BellRing, CircleCheck, Coins, Send, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { MOST_AT_ONCE, type ManyAct } from '#domain/document/many.ts';
import { signedGross } from '#domain/document/owed.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import { sum } from '#domain/money/decimal.ts';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/iconButton.tsx';
import { rescueFocus } from '#web/ui/rescueFocus.ts';
import { DownloadChosen } from './downloadChosen.tsx';

interface Props {
  chosen: readonly DocumentSummaryAnswer[];
  onAct: (act: ManyAct) => void;
  onClear: () => void;
}

const ACTS: { act: ManyAct; icon: ReactNode; long: string; short: string }[] = [
  { act: 'email', icon: <Send className="i" />, long: 'Envoyer par e-mail', short: 'E-mail' },
  {
    act: 'remind',
    icon: <BellRing className="i" />,
    long: 'Relancer',
    short: 'Relancer',
  },
  {
    act: 'sent',
    icon: <CircleCheck className="i" />,
    long: 'Marquer envoyés',
    short: 'Envoyés',
  },
  { act: 'paid', icon: <Coins className="i" />, long: 'Marquer payés', short: 'Payés' },
];

/** What may be done with the chosen documents; on a phone it lies on the dock. */
export function SelectionBar({ chosen, onAct, onClear }: Props) {
  // It goes with the button that was pressed, or that a dialog would have given the keyboard back to.
  useEffect(() => () => rescueFocus(), []);
  const none = chosen.length === 0;
  // Room is scarce on a phone: a reminder is offered where someone is late.
  const late = chosen.some(({ state }) => state === 'overdue');
  return (
    <div
      role="toolbar"
      aria-label="Documents sélectionnés"
      className="z-9 flex items-center gap-x-1 bg-ink py-1.5 pr-2 pl-4.5 text-paper shadow-raised transition-[opacity,translate] duration-(--duration-move) ease-out max-desk:fixed max-desk:inset-x-0 max-desk:bottom-0 max-desk:flex-wrap max-desk:pb-[calc(0.5rem+env(safe-area-inset-bottom))] max-desk:pl-4 desk:sticky desk:bottom-6 desk:mx-auto desk:mt-6 desk:w-fit desk:rounded-lg starting:translate-y-3 starting:opacity-0 motion-reduce:transition-none"
    >
      <p className="mr-auto flex items-baseline gap-x-3 whitespace-nowrap desk:mr-3">
        <b className="font-semibold">{told(chosen.length)}</b>
        <span className="num">{total(chosen)}</span>
      </p>
      <IconButton
        label="Ne plus rien sélectionner"
        className="text-inherit hover:bg-paper/15 hover:text-inherit desk:order-last"
        onClick={onClear}
      >
        <X className="i" />
      </IconButton>
      <div className="flex gap-1 max-desk:-mx-2 max-desk:basis-full max-desk:flex-wrap max-desk:justify-between">
        {ACTS.filter(({ act }) => act !== 'remind' || late).map(({ act, icon, long, short }) => (
          <Button
            key={act}
            variant="quiet"
            className={ACT}
            icon={icon}
            aria-label={long}
            disabled={none}
            onClick={() => onAct(act)}
          >
            <span className="wide:hidden">{short}</span>
            <span className="max-wide:hidden">{long}</span>
          </Button>
        ))}
        <DownloadChosen className={ACT} chosen={chosen} />
      </div>
    </div>
  );
}

const ACT =
  'text-inherit hover:bg-paper/15 hover:text-inherit active:bg-paper/25 disabled:text-inherit disabled:opacity-45 max-desk:px-2';

function told(chosen: number): string {
  if (chosen === 0) return 'Aucun document';
  if (chosen === MOST_AT_ONCE) return `${MOST_AT_ONCE} documents, le plus possible`;
  return count(chosen, 'document');
}

/** TTC, avoirs counted below 0; currencies are not added up. */
function total(chosen: readonly DocumentSummaryAnswer[]): string | null {
  const [first] = chosen;
  if (!first || chosen.some(({ currency }) => currency !== first.currency)) return null;
  return formatAmount(sum(chosen.map(signedGross)), first.currency);
}
