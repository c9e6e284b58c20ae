import { Link } from 'react-router';
import { parisDay } from '#domain/calendar.ts';
import { formatDayOfYear, formatMonth } from '#domain/format/days.ts';
import { formatAmount, formatWhole } from '#domain/format/numbers.ts';
import type { RegisterEntryAnswer, RegisterFolioAnswer } from '#server/register/answers.ts';
import { cx } from '#web/ui/cx.ts';
import { moment } from '#web/ui/moment.ts';
import { DrySeal } from './drySeal.tsx';
import { saidInTwo } from './saidInTwo.ts';

export interface LeafProps {
  /** Null while it is read, or for the blank page that follows the last. */
  page: RegisterFolioAnswer | null;
  side: 'left' | 'right' | 'alone';
  withHashes: boolean;
  /** The day the register was found intact, in this visit. */
  intactOn: string | null;
}

const SIDES = {
  left: 'rounded-l-[2px] shadow-[inset_-2.5rem_0_2.5rem_-2.5rem_var(--color-gutter)]',
  right:
    'rounded-r-[2px] border-l border-print-rule shadow-[inset_2.5rem_0_2.5rem_-2.5rem_var(--color-gutter)]',
  alone: 'rounded-[2px] shadow-[inset_2.5rem_0_2.5rem_-2.5rem_var(--color-gutter)]',
};

/** A page of the bound book, paper in both themes. */
export function Leaf({ page, side, withHashes, intactOn }: LeafProps) {
  const isLast = page?.folio === page?.folios;
  return (
    <section
      className={cx(
        'flex min-h-[38rem] min-w-0 flex-col bg-print px-4 pt-5 pb-3 text-small text-print-ink desk:px-7',
        SIDES[side],
      )}
    >
      {page && page.items.length > 0 && <Written page={page} withHashes={withHashes} />}
      {page && isLast && <p className="py-3 pl-16 text-print-ink-2">La suite s’écrira ici.</p>}
      {page && isLast && intactOn && <DrySeal day={intactOn} />}
      {page && (
        <p className="mt-auto flex justify-between pt-4 text-caption text-print-ink-2 tabular-nums">
          <span>Folio {formatWhole(page.folio)}</span>
          {!isLast && page.carriedOn.length > 0 && <span>À reporter {sums(page.carriedOn)}</span>}
        </p>
      )}
    </section>
  );
}

function Written({ page, withHashes }: { page: RegisterFolioAnswer; withHashes: boolean }) {
  const days = page.items.map(({ at }) => parisDay(new Date(at)));
  const first = days[0] ?? '';
  const last = days.at(-1) ?? '';
  return (
    <>
      <h2 className="flex items-baseline justify-between gap-3 border-b-2 border-print-ink pb-2 font-display text-body font-semibold">
        {formatMonth(first)}
        <span className="font-sans text-small font-regular text-print-ink-2">
          {first === last
            ? `le ${formatDayOfYear(first)}`
            : `du ${formatDayOfYear(first)} au ${formatDayOfYear(last)}`}
        </span>
      </h2>
      {page.carried.length > 0 && (
        <p className="flex justify-between gap-3 border-b border-print-rule py-1.5 pl-16">
          <em className="text-print-ink-2 not-italic">Report, encaissé depuis janvier</em>
          <span className="tabular-nums">{sums(page.carried)}</span>
        </p>
      )}
      <ol aria-label={`Folio ${page.folio}`}>
        {page.items.map((entry) => (
          <Entry key={entry.sequence} entry={entry} withHashes={withHashes} />
        ))}
      </ol>
    </>
  );
}

function sums(amounts: RegisterFolioAnswer['carried']): string {
  return amounts.map(({ amount, currency }) => formatAmount(amount, currency)).join(' · ');
}

const PAPER_LINK =
  'underline decoration-print-rule decoration-1 underline-offset-3 hover:decoration-print-ink';

function Entry({ entry, withHashes }: { entry: RegisterEntryAnswer; withHashes: boolean }) {
  const { at, sentence, documentId, documentNumber, sealedSha256, money } = entry;
  const { heading, detail } = saidInTwo(sentence);
  return (
    <li className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] gap-x-3 border-b border-print-rule py-2.5">
      <time className="text-print-ink-2" dateTime={at} title={moment(at)}>
        {formatDayOfYear(parisDay(new Date(at)))}
      </time>
      <div className="min-w-0 wrap-anywhere">
        {documentId && documentNumber ? (
          <Link className={cx('font-semibold', PAPER_LINK)} to={`/app/documents/${documentId}`}>
            {heading}
          </Link>
        ) : (
          <b className="font-semibold">{heading}</b>
        )}
        {detail && <p className="text-print-ink-2">{detail}</p>}
        {documentId && sealedSha256 && (
          <a
            className={PAPER_LINK}
            href={`/api/documents/${documentId}/sealed/${sealedSha256}`}
            download
          >
            Télécharger
          </a>
        )}
        {withHashes && (
          <code className="block text-caption text-print-ink-2">
            n° {formatWhole(entry.sequence)} · {entry.hash}
          </code>
        )}
      </div>
      {money && (
        <span className={cx('tabular-nums', money.amount < 0 && 'text-print-wax')}>
          {formatAmount(money.amount, money.currency)}
        </span>
      )}
    </li>
  );
}
