import { useState } from 'react';
import { agreed } from '#domain/document/kinds.ts';
import { formatDay } from '#domain/format/days.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { PaymentsAnswer } from '#server/payments/answers.ts';
import { cx } from '#web/ui/cx.ts';

/** Sized by the page it is struck on, in the blank that each composition leaves over its head: it hides no words, however many there are. */
const STAMP =
  'pointer-events-none absolute top-[1.7cqi] left-[42cqi] flex rotate-[-2.5deg] items-baseline gap-[1.1cqi] rounded-[0.7cqi] border-[0.45cqi] border-print-paid px-[1.6cqi] py-[0.55cqi] font-semibold whitespace-nowrap text-print-paid outline-[0.2cqi] outline-offset-[0.3cqi] outline-print-paid mix-blend-multiply';

const isPaid = ({ issuedAt, state }: DocumentAnswer) => issuedAt !== null && state === 'paid';

/** Whether the last euro was recorded under the reader's eyes: the stamp is struck then, and once. */
export function useStruck(document: DocumentAnswer): boolean {
  const paid = isPaid(document);
  const [wasPaid, setWasPaid] = useState(paid);
  const [struck, setStruck] = useState(false);
  if (paid !== wasPaid) {
    setWasPaid(paid);
    setStruck(paid);
  }
  return struck;
}

interface Props {
  document: DocumentAnswer;
  payments: PaymentsAnswer | undefined;
  /** Falls on the sheet now; otherwise it is simply there. */
  struck: boolean;
}

/** « Payée », over the sheet on screen only: the sealed page stays as it was issued. */
export function Stamp({ document, payments, struck }: Props) {
  if (!isPaid(document)) return null;
  const day = payments?.items.findLast(({ stands, amount }) => stands && amount > 0)?.day;
  return (
    <div
      className={cx(
        STAMP,
        struck && 'animate-[strike_var(--duration-stamp)_var(--ease-strike)_both]',
      )}
      aria-hidden="true"
    >
      <b className="font-display text-[3.2cqi] leading-none font-title tracking-[0.02em] uppercase">
        {agreed('Payé', document.kind)}
      </b>
      {day && <span className="text-[1.9cqi] leading-none">le {formatDay(day)}</span>}
    </div>
  );
}
