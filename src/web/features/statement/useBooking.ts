import { useRef } from 'react';
import type { BookingRequest } from '#domain/statements/schema.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import { exact } from '#domain/money/decimal.ts';
import type { BankCreditAnswer, WaitingAnswer } from '#server/statements/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { toast } from '#web/ui/toast.ts';
import { BOOKING_REFRESH } from './refresh.ts';

export interface Booking {
  credit: Pick<BankCreditAnswer, 'id'>;
  request: BookingRequest;
}

interface Followed {
  onDone?: (id: string) => void;
  /** It was taken back: the line waits again. */
  onBack?: (id: string) => void;
}

const creditName = ({ id }: { id: string }) => id;

/** Books a line, takes it back, sets it aside: each said, each with its « Annuler ». */
export function useBooking({ onDone, onBack }: Followed = {}) {
  const last = useRef('');
  // Line after line is accepted: one word at a time, the last one's.
  const say = (message: string, takeBack: () => void) => {
    toast.close(last.current);
    last.current = toast.undoable(message, takeBack);
  };
  const undo = useAct({
    apart: creditName,
    act: ({ id }: { id: string }) =>
      api.delete<BankCreditAnswer>(`/api/bank-credits/${id}/booking`),
    success: 'Pointage annulé\u00A0: l’encaissement attend de nouveau',
    failure: 'Le pointage n’a pas pu être annulé',
    refresh: BOOKING_REFRESH,
    onSuccess: (_answer, { id }) => onBack?.(id),
  });
  const takeUp = useAct({
    apart: creditName,
    act: ({ id }: { id: string }) =>
      api.delete<BankCreditAnswer>(`/api/bank-credits/${id}/set-aside`),
    success: 'L’encaissement attend de nouveau',
    failure: 'L’encaissement n’a pas pu être repris',
    refresh: ['bank-credits'],
    onSuccess: (_answer, { id }) => onBack?.(id),
  });
  const book = useAct({
    apart: ({ credit }) => credit.id,
    act: ({ credit, request }: Booking) =>
      api.post<BankCreditAnswer>(`/api/bank-credits/${credit.id}/booking`, request),
    failure: 'L’encaissement n’a pas pu être pointé',
    refresh: BOOKING_REFRESH,
    onSuccess: (answer, { credit }) => {
      say(saidOf(answer), () => undo.mutate(credit));
      onDone?.(credit.id);
    },
  });
  const setAside = useAct({
    apart: creditName,
    act: ({ id }: { id: string }) =>
      api.post<BankCreditAnswer>(`/api/bank-credits/${id}/set-aside`),
    failure: 'L’encaissement n’a pas pu être écarté',
    refresh: ['bank-credits'],
    onSuccess: (_answer, credit) => {
      say('Encaissement écarté', () => takeUp.mutate(credit));
      onDone?.(credit.id);
    },
  });
  return { book, undo, setAside, takeUp };
}

/** « INV-001 : 1 620,00 € pointés »; of several, how many. */
function saidOf({ bookings, currency }: BankCreditAnswer): string {
  const numbers = [...new Set(bookings.map(({ number }) => number))];
  const total = bookings.reduce((sum, { amount }) => sum.plus(exact(amount)), exact(0));
  const name = numbers.length === 1 ? numbers[0]! : count(numbers.length, 'facture');
  return `${name}\u00A0: ${formatAmount(total.toNumber(), currency)} pointés`;
}

/** What accepting a proposal sends; `withExcess` gives the last invoice what is beyond as well. */
export function acceptanceOf(
  { proposal }: Pick<WaitingAnswer, 'proposal'>,
  withExcess = false,
): BookingRequest | null {
  if (!proposal) return null;
  if (proposal.payment) return { paymentId: proposal.payment.id };
  const parts = proposal.parts.map(({ documentId, amount }) => ({ documentId, amount }));
  if (!withExcess) return { parts };
  const last = parts.at(-1)!;
  const amount = exact(last.amount).plus(exact(proposal.beyond)).toNumber();
  return { parts: [...parts.slice(0, -1), { ...last, amount, excess: true }] };
}
