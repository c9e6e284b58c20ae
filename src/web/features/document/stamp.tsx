import { useState } from 'react';
import { agreed } from '#domain/document/kinds.ts';
import { formatDay } from '#domain/format/days.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { PaymentsAnswer } from '#server/payments/answers.ts';
import { cx } from '#web/ui/cx.ts';

/** Sized by the page it is struck on, and set where most pages are blank: beside their totals, above what one pays by. */
const STAMP =
  'pointer-events-none absolute left-[11cqi] rotate-[-7deg] rounded-[0.8cqi] border-[0.55cqi] border-print-paid px-[2.4cqi] py-[1.3cqi] text-center font-semibold text-print-paid outline-[0.2cqi] outline-offset-[0.35cqi] outline-print-paid mix-blend-multiply';

/** What takes deposits back reads them in a table under its totals: it is struck below. */
const isBalance = ({ links }: DocumentAnswer) =>
  links.some(({ relation }) => relation === 'deducts');

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

/** « Payée », across the sheet on screen only: the sealed page stays as it was issued. */
export function Stamp({ document, payments, struck }: Props) {
  if (!isPaid(document)) return null;
  const day = payments?.items.findLast(({ stands, amount }) => stands && amount > 0)?.day;
  return (
    <div
      className={cx(
        STAMP,
        isBalance(document) ? 'top-[91cqi]' : 'top-[82cqi]',
        struck && 'animate-[strike_var(--duration-stamp)_var(--ease-strike)_both]',
      )}
      aria-hidden="true"
    >
      <b className="block font-display text-[5.4cqi] leading-none font-title tracking-[0.02em] uppercase">
        {agreed('Payé', document.kind)}
      </b>
      {day && <span className="mt-[0.5cqi] block text-[1.9cqi]">le {formatDay(day)}</span>}
    </div>
  );
}
