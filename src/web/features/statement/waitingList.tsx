import { type KeyboardEvent, useRef, useState } from 'react';
import { count } from '#domain/format/words.ts';
import type { ProposalsAnswer, WaitingAnswer } from '#server/statements/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { BOOKING_REFRESH } from './refresh.ts';
import { acceptanceOf, useBooking } from './useBooking.ts';
import { WaitingRow } from './waitingRow.tsx';

const InvoiceChoice = onDemand(
  async () => (await import('./invoiceChoice.tsx')).InvoiceChoice,
  () => null,
);

/**
 * What waits for its invoice. The arrows go from line to line, « Entrée » presses the button they stand
 * on, which accepts, and « Retour arrière » ignores.
 */
export function WaitingList({ answer }: { answer: ProposalsAnswer }) {
  const list = useRef<HTMLUListElement>(null);
  // What was handled, with what was left of it then: shown no more until the server has told anew.
  const [gone, setGone] = useState<ReadonlyMap<string, number>>(new Map());
  const [working, setWorking] = useState<ReadonlySet<string>>(new Set());
  const [choosing, setChoosing] = useState<WaitingAnswer | null>(null);
  const shown = answer.items.filter(({ id, left }) => gone.get(id) !== left);
  const idle = (id: string) =>
    setWorking((before) => new Set([...before].filter((one) => one !== id)));
  const leave = (id: string) => {
    focusAfter(list.current, id);
    const left = answer.items.find((credit) => credit.id === id)?.left ?? 0;
    setGone((before) => new Map(before).set(id, left));
  };
  const { book, setAside } = useBooking({
    onDone: leave,
    onBack: (id) => setGone((before) => new Map([...before].filter(([one]) => one !== id))),
  });
  // Each line has its own call under way: the next one may be accepted before the last is answered.
  const begin = (id: string, act: () => Promise<unknown>) => {
    if (working.has(id)) return;
    setWorking((before) => new Set(before).add(id));
    void act()
      .catch(() => undefined)
      .finally(() => idle(id));
  };
  const accept = (credit: WaitingAnswer, withExcess: boolean) => {
    const request = acceptanceOf(credit, withExcess);
    if (request) begin(credit.id, () => book.mutateAsync({ credit, request }));
  };
  const ignore = (credit: WaitingAnswer) => begin(credit.id, () => setAside.mutateAsync(credit));
  const press = (event: KeyboardEvent<HTMLButtonElement>, credit: WaitingAnswer) => {
    const row = event.currentTarget.closest('li');
    if (event.key === 'ArrowDown') mainOf(row?.nextElementSibling)?.focus();
    else if (event.key === 'ArrowUp') mainOf(row?.previousElementSibling)?.focus();
    else if (event.key === 'Backspace' || event.key === 'Delete') ignore(credit);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <Sure items={shown} sure={answer.sure} onBooked={leave} />
      <ul ref={list} className="rules rules--closed" aria-label="Encaissements à pointer">
        {shown.map((credit) => (
          <WaitingRow
            key={credit.id}
            credit={credit}
            busy={working.has(credit.id)}
            onAccept={(withExcess) => accept(credit, withExcess)}
            onChoose={() => setChoosing(credit)}
            onIgnore={() => ignore(credit)}
            onKeyDown={(event) => press(event, credit)}
          />
        ))}
      </ul>
      {choosing && (
        <InvoiceChoice
          credit={choosing}
          onChosen={(request) => {
            begin(choosing.id, () => book.mutateAsync({ credit: choosing, request }));
            setChoosing(null);
          }}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  );
}

interface SureProps {
  items: readonly WaitingAnswer[];
  sure: number;
  onBooked: (id: string) => void;
}

/** All that is sure at one press, one after the other; what is refused meanwhile stays in the list. */
function Sure({ items, sure, onBooked }: SureProps) {
  const certain = items.filter(({ proposal }) => proposal?.certainty === 'sure');
  const bookAll = useAct({
    act: async (credits: readonly WaitingAnswer[]) => {
      let booked = 0;
      for (const credit of credits) {
        await api.post(`/api/bank-credits/${credit.id}/booking`, acceptanceOf(credit));
        onBooked(credit.id);
        booked += 1;
      }
      return booked;
    },
    success: (booked) => `${count(booked, 'encaissement pointé', 'encaissements pointés')}`,
    failure: 'Le pointage s’est arrêté',
    refresh: BOOKING_REFRESH,
  });
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="small faint max-desk:hidden">
        <kbd className="kbd">↑</kbd> <kbd className="kbd">↓</kbd> d’une ligne à l’autre ·{' '}
        <kbd className="kbd">Entrée</kbd> pointe · <kbd className="kbd">Retour arrière</kbd> ignore
      </p>
      {sure > 1 && certain.length > 1 && (
        <Button
          variant="secondary"
          busy={bookAll.isPending}
          onClick={() => bookAll.mutate(certain)}
        >
          Pointer les {certain.length} sûrs
        </Button>
      )}
    </div>
  );
}

/** The button of a line that « Entrée » presses. */
function mainOf(row: Element | null | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('[data-main]') ?? null;
}

/** A line that goes hands the focus it held to the next one, or to the one before. */
function focusAfter(list: HTMLUListElement | null, id: string): void {
  const row = list?.querySelector(`[data-credit="${id}"]`);
  if (!row?.contains(document.activeElement)) return;
  (mainOf(row.nextElementSibling) ?? mainOf(row.previousElementSibling))?.focus();
}
