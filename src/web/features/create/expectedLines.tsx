import { sum } from '#domain/money/decimal.ts';
import type { DocumentTotals } from '#domain/document/totals.ts';
import { asLastTime } from '#drafting/lastTime.ts';
import type { LineItemAnswer } from '#server/documents/answers.ts';
import { useSettled } from '#web/ui/useSettled.ts';
import { count } from '#domain/format/words.ts';
import { DraftedRow, DraftedTotal, type ShownLine } from './draftedLines.tsx';

interface Props {
  prompt: string;
  /** What the grammar reads, shown at once. */
  read: readonly ShownLine[];
  totals: DocumentTotals;
  /** What the model has written so far: each line takes the place of the one read. */
  arrived: readonly LineItemAnswer[];
  /** The model's name while it writes. */
  writer: string | null;
  currency: string;
}

const REST_MS = 1200;

/** The lines to come, in rows that do not move: the grammar's first, the model's as it writes them. */
export function ExpectedLines({ prompt, read, totals, arrived, writer, currency }: Props) {
  const rows = [...arrived, ...read.slice(arrived.length)];
  const unpriced = rows.filter(({ flags }) => flags?.includes('price_to_complete')).length;
  const progress = writer === null ? '' : progressOf(writer, arrived.length);
  const spoken = useSettled(progress, REST_MS);
  return (
    <section className="mt-8" aria-labelledby="expected-lines">
      <div className="rule-head">
        <h2 className="h3" id="expected-lines">
          Lignes
        </h2>
        <span className="small faint">{progress || 'Lues dans votre phrase'}</span>
      </div>
      <p className="sr" aria-live="polite">
        {spoken}
      </p>
      {asLastTime(prompt) ? (
        <p className="soft py-3">Celles du dernier document de ce client, s’il en a un.</p>
      ) : (
        <>
          <ul aria-busy={writer !== null}>
            {rows.map((line, index) => (
              <DraftedRow
                // Rows are places here: what fills one changes, and comes in.
                key={index < arrived.length ? `arrived-${index}` : index}
                arriving={index < arrived.length}
                line={line}
                currency={currency}
                waiting={writer !== null && index >= arrived.length}
              />
            ))}
          </ul>
          <DraftedTotal
            label={arrived.length > 0 ? 'Total HT des lignes reçues' : 'Total HT'}
            net={arrived.length > 0 ? sumOf(arrived) : totals.net}
            gross={arrived.length === 0 && totals.totalLabel === 'TTC' ? totals.gross : null}
            currency={currency}
          />
        </>
      )}
      {unpriced > 0 && (
        <p className="small faint mt-1">
          {count(unpriced, 'prix restera à compléter', 'prix resteront à compléter')}&nbsp;: aucun
          n’est inventé.
        </p>
      )}
    </section>
  );
}

function progressOf(writer: string, lines: number): string {
  if (lines === 0) return `${writer} rédige…`;
  return `${writer} rédige\u00A0: ${count(lines, 'ligne reçue', 'lignes reçues')}`;
}

function sumOf(lines: readonly LineItemAnswer[]): number {
  return sum(lines.map(({ total }) => total));
}
