import { useState } from 'react';
import type { IsoDate } from '#domain/calendar.ts';
import { lifeLine } from '#domain/document/lifeLine.ts';
import { formatDayOfYear } from '#domain/format/days.ts';
import { count } from '#domain/format/words.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { cx } from '#web/ui/cx.ts';

/** Today, a drop of ink on the way from the invoice's day to its due date; the sentence above says it in words. */
export function LifeLine({ document, today }: { document: DocumentAnswer; today: IsoDate }) {
  const { date, dueDate, issuedAt, amountDue } = document;
  // Paid under the reader's eyes, it leaves its room: the page below does not jump.
  const [wasOwed] = useState(amountDue > 0);
  const isOwed = amountDue > 0;
  if (dueDate === null || issuedAt === null || !(isOwed || wasOwed)) return null;
  const line = lifeLine({ date, dueDate }, today);
  if (!line) return null;
  const isLate = line.late > 0;
  return (
    <div className={cx('mt-4', !isOwed && 'invisible')} aria-hidden="true">
      <div className="relative mx-1 h-3 border-l-2 border-ink-3">
        <Stretch to={1} className="bg-rule" />
        {isLate && <Stretch to={1} className="bg-wax" />}
        <Stretch to={Math.min(line.due, line.today)} className={isLate ? 'bg-rule' : 'bg-sent'} />
        <i
          className="absolute inset-y-0 w-0.5 -translate-x-full bg-ink-3"
          style={{ left: percent(line.due) }}
        />
        <svg
          className={cx(
            'absolute -top-1 h-4 w-3 -translate-x-1/2',
            isLate ? 'fill-wax' : 'fill-sent',
          )}
          style={{ left: percent(line.today) }}
          viewBox="0 0 12 16"
        >
          <path d="M6 0c2.6 4.2 5.2 6.6 5.2 10A5.2 5.2 0 0 1 .8 10C.8 6.6 3.4 4.2 6 0Z" />
        </svg>
      </div>
      <p className="mt-1.5 flex justify-between gap-2 text-caption text-ink-3">
        <span>{formatDayOfYear(date)}</span>
        <span>Échéance {formatDayOfYear(dueDate)}</span>
        {isLate && <span className="text-wax">+{count(line.late, 'jour')}</span>}
      </p>
    </div>
  );
}

function Stretch({ to, className }: { to: number; className: string }) {
  return (
    <i
      className={cx('absolute top-1/2 left-0 h-0.5 -translate-y-1/2', className)}
      style={{ width: percent(to) }}
    />
  );
}

function percent(part: number): string {
  return `${100 * part}%`;
}
