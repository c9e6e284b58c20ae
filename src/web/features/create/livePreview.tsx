import type { ReactNode } from 'react';
import type { DocumentTotals } from '#domain/document/totals.ts';
import { asLastTime } from '#drafting/lastTime.ts';
import { useSettled } from '#web/ui/useSettled.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import { HelpLink } from '#web/ui/helpLink.tsx';
import { DraftedRow, DraftedTotal, type ShownLine } from './draftedLines.tsx';

const REST_MS = 1200;

interface Props {
  prompt: string;
  lines: readonly ShownLine[];
  /** What is not sure, beside the line it bears on, or under them all. */
  doubt: ReactNode;
  doubted: number | null;
  totals: DocumentTotals | null;
  currency: string;
}

/** Lines and total under the text as it is typed; announced once the typing rests. */
export function LivePreview({ prompt, lines: read, doubt, doubted, totals, currency }: Props) {
  const lastTime = asLastTime(prompt);
  const lines = lastTime ? [] : read;
  const spoken = useSettled(spokenSummary(lines.length, totals, currency), REST_MS);
  return (
    // The height of three lines is kept from the start: the first ones move nothing.
    <section className="mt-7 min-h-72" aria-labelledby="live-preview">
      <div className="rule-head">
        <h2 className="h3" id="live-preview">
          Aperçu des lignes
        </h2>
        <span className="-my-2 mr-auto ml-1">
          <HelpLink article="ai-features" topic="la rédaction par IA" small />
        </span>
        <span className="small faint max-desk:hidden">Se met à jour pendant que vous écrivez</span>
      </div>
      <p className="sr" aria-live="polite">
        {spoken}
      </p>
      {lines.length === 0 ? (
        <p className="soft py-3">
          {lastTime
            ? 'Les lignes reprendront le dernier document de ce client, s’il en a un.'
            : 'Écrivez ce que vous facturez, avec les quantités et les prix\u00A0: les lignes apparaissent ici.'}
        </p>
      ) : (
        <ul>
          {lines.map((line, index) => (
            <DraftedRow
              key={`${index}-${line.description}`}
              line={line}
              currency={currency}
              doubt={doubted === index ? doubt : null}
            />
          ))}
        </ul>
      )}
      {lines.length > 0 && (doubted === null || doubted >= lines.length) && doubt}
      {totals && lines.length > 0 && (
        <DraftedTotal
          net={totals.net}
          gross={totals.totalLabel === 'TTC' ? totals.gross : null}
          currency={currency}
        />
      )}
    </section>
  );
}

function spokenSummary(lines: number, totals: DocumentTotals | null, currency: string): string {
  if (lines === 0 || !totals) return '';
  return `${count(lines, 'ligne reconnue', 'lignes reconnues')}, total hors taxes ${formatAmount(totals.net, currency)}`;
}
