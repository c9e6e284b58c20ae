import { memo, useState } from 'react';
import { parisDay } from '#domain/calendar.ts';
import { standingOf } from '#domain/document/standing.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { cx } from '#web/ui/cx.ts';
import { LifeLine } from './lifeLine.tsx';

interface Props {
  document: DocumentAnswer;
  /** Names the part of the page that it heads; none where another place says the same. */
  headingId?: string;
}

const INK = { plain: '', late: '', paid: 'text-paid' } as const;

/** What is due and where the document stands: the first thing its page says. */
export const Standing = memo(function Standing({ document, headingId }: Props) {
  const [today] = useState(() => parisDay(new Date()));
  const blockers = document.missing.filter(({ blocksIssue }) => blocksIssue).length;
  const { label, amount, sentence, tone } = standingOf(document, today, blockers);
  return (
    <div>
      {headingId ? (
        <h2 className="small soft font-regular" id={headingId}>
          {label}
        </h2>
      ) : (
        <p className="small soft">{label}</p>
      )}
      <p className={cx('figure text-h1 break-words', INK[tone])}>
        {formatAmount(amount, document.currency)}
      </p>
      <p className={cx('mt-1.5 font-medium text-pretty', tone === 'late' && 'late')}>{sentence}</p>
      <LifeLine document={document} today={today} />
    </div>
  );
});
