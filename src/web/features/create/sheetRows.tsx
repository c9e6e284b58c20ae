import type { Span } from '#drafting/draft.ts';
import { UNITS, unitSuffix } from '#domain/document/units.ts';
import { formatAmount, formatQuantity } from '#domain/format/numbers.ts';
import type { LineItem } from '#domain/document/types.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { InPlace } from './inPlace.tsx';
import { useState } from 'react';

/** A line of the sheet; its span where its words stand in the sentence and may be written anew. */
export type SheetRow = Omit<LineItem, 'flags' | 'option'> & {
  flags: readonly string[];
  span?: Span;
  /** The number of what is to be settled on it, as in the list beside the sheet. */
  mark: number | null;
  /** Still the browser's reading, where the model's line will come. */
  waiting: boolean;
  /** The model has just written it. */
  arriving: boolean;
};

interface Props {
  rows: readonly SheetRow[];
  currency: string;
  progress: string;
  onWords: ((row: SheetRow, words: string) => void) | null;
}

/** The lines as the sheet will bear them; touched, a line gives its words to write them anew. */
export function SheetRows({ rows, currency, progress, onWords }: Props) {
  return (
    <section aria-label="Lignes">
      <div className="flex justify-between border-b border-print-ink pb-2 text-small text-print-ink-2">
        <span>Désignation</span>
        <span>{progress || 'Total HT'}</span>
      </div>
      <ul aria-busy={progress !== ''}>
        {rows.map((row, index) => (
          <li
            // Rows are places here: what fills one changes, and comes in.
            key={index}
            className={cx(
              'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-print-rule py-3 desk:grid-cols-[minmax(0,1fr)_auto_6.5rem] desk:gap-x-6',
              row.mark !== null && '-mx-3 bg-brass/20 px-3',
              row.waiting && 'opacity-45',
              row.arriving && 'motion-safe:animate-[arrive_220ms_var(--ease-ink)_both]',
            )}
          >
            <span className="flex min-w-0 items-start gap-2 has-[input]:col-span-full [&>fieldset]:flex-1">
              <InPlace
                key={row.source}
                name={`ligne ${index + 1}`}
                className="font-medium"
                shown={row.description}
              >
                {onWords && row.span && row.source ? (
                  <Words start={row.source} onDone={(words) => onWords(row, words)} />
                ) : null}
              </InPlace>
              {row.mark !== null && <Mark number={row.mark} />}
            </span>
            <span className="text-small tabular-nums text-print-ink-2 max-desk:col-start-1 max-desk:row-start-2">
              {formatQuantity(row.quantity)}
              {suffixOf(row)} ×{' '}
              {row.flags.includes('price_to_complete')
                ? 'prix à compléter'
                : formatAmount(row.unitPrice, currency)}
            </span>
            <span className="text-right font-semibold tabular-nums max-desk:col-start-2 max-desk:row-start-1">
              {row.flags.includes('price_to_complete') ? '–' : formatAmount(row.total, currency)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same number on the sheet and beside what is to be settled. */
export function Mark({ number }: { number: number }) {
  return (
    <b className="mt-0.5 grid size-5 flex-none place-items-center rounded-full bg-brass text-caption leading-none font-semibold text-print-ink tabular-nums">
      <span className="sr">Point </span>
      {number}
    </b>
  );
}

function Words({ start, onDone }: { start: string; onDone: (words: string) => void }) {
  const [words, setWords] = useState(start);
  const done = () => onDone(words.trim() === '' ? start : words.trim());
  return (
    <div className="flex flex-wrap gap-2">
      <input
        className="input min-w-0 flex-1 basis-60"
        aria-label="Les mots de cette ligne"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') done();
        }}
      />
      <Button onClick={done}>Corriger</Button>
    </div>
  );
}

function suffixOf({ unit, quantity }: SheetRow): string {
  const suffix = unitSuffix(UNITS.find(({ value }) => value === unit)?.value, quantity);
  return suffix ? ` ${suffix}` : '';
}
