import type { DocumentTotals } from '#domain/document/totals.ts';
import { unitSuffix } from '#domain/document/units.ts';
import type { Draft, DraftLine } from '#drafting/draft.ts';
import { FLAG_WORDS } from '#web/lines/lineAlternatives.ts';
import { useSettled } from '#web/lines/useSettled.ts';
import { Amount } from '#web/ui/amount.tsx';
import { cx } from '#web/ui/cx.ts';
import { count, money, quantity } from '#web/ui/french.ts';
import { Tag } from '#web/ui/states.tsx';

const REST_MS = 1200;

interface Props {
  reading: Draft | null;
  totals: DocumentTotals | null;
  currency: string;
}

/** Lines and total under the text as it is typed; announced once the typing rests. */
export function LivePreview({ reading, totals, currency }: Props) {
  const lines = reading?.lineItems ?? [];
  const spoken = useSettled(spokenSummary(lines.length, totals, currency), REST_MS);
  return (
    // The height of three lines is kept from the start: the first ones move nothing.
    <section className="mt-7 min-h-72" aria-labelledby="live-preview">
      <div className="rule-head">
        <h2 className="h3" id="live-preview">
          Aperçu des lignes
        </h2>
        <span className="small faint only-desk">Se met à jour pendant que vous écrivez</span>
      </div>
      <p className="sr" aria-live="polite">
        {spoken}
      </p>
      {lines.length === 0 ? (
        <p className="soft py-3">
          Écrivez ce que vous facturez, avec les quantités et les prix&nbsp;: les lignes
          apparaissent ici.
        </p>
      ) : (
        <ul>
          {lines.map((line) => (
            <PreviewLine
              key={`${line.span.start}-${line.description}`}
              line={line}
              currency={currency}
            />
          ))}
        </ul>
      )}
      {totals && lines.length > 0 && (
        <div className="flex flex-wrap items-baseline justify-end gap-x-8 gap-y-1 pt-3">
          <span className="soft">Total HT</span>
          <span className="figure text-[1.375rem]!">{money(totals.net, currency)}</span>
          {totals.totalLabel === 'TTC' && (
            <span className="small faint num">soit {money(totals.gross, currency)} TTC</span>
          )}
        </div>
      )}
    </section>
  );
}

function PreviewLine({ line, currency }: { line: DraftLine; currency: string }) {
  const [doubt] = line.flags;
  const unit = unitSuffix(line.unit, line.quantity);
  return (
    <li className="draft">
      <span className="draft__d">{line.description}</span>
      {doubt ? (
        <span className="draft__q">
          <Tag>{FLAG_WORDS[doubt]}</Tag>
        </span>
      ) : (
        <span className="num soft draft__q">
          {quantity(line.quantity)}
          {unit && ` ${unit}`} × {money(line.unitPrice, currency)}
        </span>
      )}
      <Amount
        value={line.total}
        currency={currency}
        strong={line.total !== 0}
        className={cx(line.total === 0 && 'faint only-desk')}
      />
      {line.source && <span className="cite">«&nbsp;{line.source}&nbsp;»</span>}
    </li>
  );
}

function spokenSummary(lines: number, totals: DocumentTotals | null, currency: string): string {
  if (lines === 0 || !totals) return '';
  return `${count(lines, 'ligne reconnue', 'lignes reconnues')}, total hors taxes ${money(totals.net, currency)}`;
}
