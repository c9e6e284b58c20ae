import { type ReactNode, useState } from 'react';
import type { LineFlag } from '#domain/document/lineFlags.ts';
import { count } from '#domain/format/words.ts';
import { numberOrZero } from '#domain/money/parse.ts';
import { FLAG_WORDS } from '#web/lines/lineAlternatives.ts';
import { doubtedOf } from '#web/sentence/doubted.ts';
import { FactChips } from '#web/sentence/factChips.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/textField.tsx';
import { LineDoubt } from './lineDoubt.tsx';
import type { SaidForm } from './saidForm.ts';
import { Mark, type SheetRow } from './sheetRows.tsx';
import { TO_SETTLE } from './toSettleId.ts';

interface Props {
  said: SaidForm;
  rows: readonly SheetRow[];
  currency: string;
  /** « € », as one writes it after a price. */
  symbol: string;
  /** The engine that will write, in words; null until it is known. */
  engine: string | null;
  onReading: (otherOf: string) => void;
  /** Other words for a line, in the sentence. */
  onWords: (row: SheetRow, words: string) => void;
}

/** Beside the sheet, only what asks for a decision, numbered as on it; what is right is said in one line. */
export function ToSettleBeside({
  said,
  rows,
  currency,
  symbol,
  engine,
  onReading,
  onWords,
}: Props) {
  const marked = rows.filter(({ mark }) => mark !== null);
  const doubt = doubtedOf(said.reading);
  const loose = doubt !== null && !marked.some(({ mark }) => rows[doubt.line ?? -1]?.mark === mark);
  const left = marked.length + (loose ? 1 : 0);
  const isDoubted = (row: SheetRow) => doubt !== null && rows[doubt.line ?? -1] === row;
  return (
    <aside aria-label="À régler">
      <h2 id={TO_SETTLE} className="h3 text-balance">
        {left === 0 ? (
          <>
            Rien à régler. <span className="whitespace-nowrap">Relisez-la</span> comme le fera votre
            client.
          </>
        ) : (
          `${count(left, 'point à régler', 'points à régler')} avant l’émission. Le reste est en ordre.`
        )}
      </h2>
      <p className="small soft mt-1">Touchez un mot souligné de la feuille pour le corriger.</p>
      {left > 0 && (
        <ol className="rules mt-5 border-t border-rule">
          {marked.map((row) => (
            <li
              key={row.mark}
              className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 gap-y-2 py-4"
            >
              <Mark number={row.mark ?? 0} />
              <b className="strong">
                {row.description}
                {row.flags.includes('price_to_complete') && <>&nbsp;: quel prix&nbsp;?</>}
              </b>
              <Settled
                {...{ row, symbol, onWords }}
                doubt={isDoubted(row) ? <LineDoubt {...{ said, currency, onReading }} /> : null}
              />
            </li>
          ))}
          {loose && (
            <li className="py-4">
              <LineDoubt {...{ said, currency, onReading }} />
            </li>
          )}
        </ol>
      )}
      <FactChips said={said.said} />
      {engine && <p className="caption faint mt-6">Rédaction&nbsp;: {engine}.</p>}
    </aside>
  );
}

interface SettledProps extends Pick<Props, 'symbol' | 'onWords'> {
  row: SheetRow;
  /** Both readings of the line, which ask what its flags only name. */
  doubt: ReactNode;
}

/** What a line is asked, each question once. */
function Settled({ row, symbol, onWords, doubt }: SettledProps) {
  const named = row.flags.filter((flag) => flag !== 'price_to_complete');
  return (
    <div className="col-start-2 grid gap-2">
      {row.flags.includes('price_to_complete') && <Price {...{ row, symbol, onWords }} />}
      {doubt ??
        named.map((flag) => (
          <span key={flag} className="small soft">
            {FLAG_WORDS[flag as LineFlag]}
          </span>
        ))}
    </div>
  );
}

/** A price said here is written into the sentence, after the words it prices; none is ever proposed. */
function Price({ row, symbol, onWords }: Pick<Props, 'symbol' | 'onWords'> & { row: SheetRow }) {
  const [price, setPrice] = useState('');
  if (!row.span || !row.source) return null;
  const say = () => {
    if (numberOrZero(price) > 0) onWords(row, `${row.source} à ${price.trim()} ${symbol}`);
  };
  return (
    <div className="flex items-end gap-2">
      <TextField
        numeric
        className="w-36"
        label="Prix unitaire HT"
        hideLabel
        placeholder="0,00"
        after={symbol}
        value={price}
        onChange={({ target }) => setPrice(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') say();
        }}
      />
      <Button disabled={numberOrZero(price) <= 0} onClick={say}>
        Ajouter
      </Button>
    </div>
  );
}
