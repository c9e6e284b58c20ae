import { memo } from 'react';
import type { DocumentTotals } from '#domain/document/totals.ts';
import { asLastTime } from '#drafting/lastTime.ts';
import { useSettled } from '#web/ui/useSettled.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import { HelpLink } from '#web/ui/helpLink.tsx';
import { Told } from '#web/ui/told.tsx';
import { doubtedOf } from '#web/sentence/doubted.ts';
import { notesLeft } from '#web/sentence/notesLeft.ts';
import { DraftedRow, DraftedTotal } from './draftedLines.tsx';
import { LineDoubt } from './lineDoubt.tsx';
import { linesRead, totalsRead } from './linesRead.ts';
import type { SaidForm } from './saidForm.ts';

/** The first sentence waits for its reader to be fetched: said when one would notice. */
const LONG_MS = 400;

interface Props {
  said: SaidForm;
  currency: string;
  onReading: (otherOf: string) => void;
}

/** Lines and total under the text as it is typed; announced once the typing rests. */
export const LivePreview = memo(Preview, isDrawnAlike);

function Preview({ said, currency, onReading }: Props) {
  const { form, reading } = said;
  const lastTime = asLastTime(form.prompt);
  const lines = lastTime ? [] : linesRead(said);
  const totals = totalsRead(said, lines);
  // What is offered is in no line: without its note one would believe it lost.
  const notes = lastTime ? '' : notesLeft(reading?.content ?? '', said.said);
  const doubted = doubtedOf(reading)?.line ?? null;
  const doubt = <LineDoubt {...{ said, currency, onReading }} />;
  const isLong = useSettled(awaitsReader(said), LONG_MS);
  return (
    // Where fields stand beside it, the height of three lines is kept: the first ones move nothing.
    <section className="mt-2 min-w-0 @table:mt-7 @table:min-h-72" aria-labelledby="live-preview">
      <div className="rule-head">
        <span className="mr-auto flex items-center gap-1">
          <h2 className="h3" id="live-preview">
            Aperçu des lignes
          </h2>
          <span className="-my-2">
            <HelpLink article="ai-features" topic="la rédaction par IA" small />
          </span>
        </span>
        <span className="small faint max-desk:hidden">Se met à jour pendant que vous écrivez</span>
      </div>
      <Told words={spokenSummary(lines.length, totals, currency)} />
      {lines.length === 0 ? (
        <p className="soft py-3">
          {lastTime
            ? 'Les lignes reprendront le dernier document de ce client, s’il en a un.'
            : isLong
              ? 'Lecture de votre phrase…'
              : 'Écrivez ce que vous facturez, avec les quantités et les prix\u00A0: les lignes apparaissent ici.'}
        </p>
      ) : (
        <ul>
          {lines.map((line, index) => (
            <DraftedRow
              // A designation that grows letter by letter stays the same row.
              key={index}
              line={line}
              currency={currency}
              doubt={doubted === index ? doubt : null}
            />
          ))}
        </ul>
      )}
      {lines.length > 0 && (doubted === null || doubted >= lines.length) && doubt}
      {notes !== '' && (
        <p className="small soft mt-3">
          <span className="strong">En note</span> {notes}
        </p>
      )}
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

/** While the same sentence is read the same way, letters typed since draw nothing here. */
function isDrawnAlike({ said: before, ...was }: Props, { said: after, ...is }: Props): boolean {
  return (
    was.currency === is.currency &&
    before.reading === after.reading &&
    before.aside.length === after.aside.length &&
    awaitsReader(before) === awaitsReader(after) &&
    asLastTime(before.form.prompt) === asLastTime(after.form.prompt) &&
    isOtherTaken(before) === isOtherTaken(after) &&
    before.form.pricesIncludeVat === after.form.pricesIncludeVat &&
    before.form.vat === after.form.vat &&
    before.form.vatRate === after.form.vatRate
  );
}

function awaitsReader({ isBehind, reading }: SaidForm): boolean {
  return isBehind && reading === null;
}

function isOtherTaken({ form }: SaidForm): boolean {
  return form.otherOf === form.prompt;
}

function spokenSummary(lines: number, totals: DocumentTotals | null, currency: string): string {
  if (lines === 0 || !totals) return '';
  return `${count(lines, 'ligne reconnue', 'lignes reconnues')}, total hors taxes ${formatAmount(totals.net, currency)}`;
}
