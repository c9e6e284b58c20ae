import type { DocumentTotals } from '#domain/document/totals.ts';
import type { LineItem } from '#domain/document/types.ts';
import { unitSuffix } from '#domain/document/units.ts';
import { Button } from '#web/ui/button.tsx';
import { formatAmount, formatPercent, formatQuantity } from '#domain/format/numbers.ts';
import { engineWords, isModel } from './engineWords.ts';
import type { ProposedEdit } from './proposeEdit.ts';

interface Props {
  before: readonly LineItem[];
  after: readonly LineItem[];
  edit: ProposedEdit;
  totals: [before: DocumentTotals, after: DocumentTotals];
  /** Of the lines without a rate of their own; null without VAT. */
  vatRate: number | null;
  currency: string;
  onAccept: () => void;
  onRefuse: () => void;
}

/** What would change, line by line and in total, before it does. */
export function EditDifference(props: Props) {
  const { before, after, edit, totals, currency, vatRate, onAccept, onRefuse } = props;
  const gone = before.filter((line) => !after.includes(line));
  const come = after.filter((line) => !before.includes(line));
  return (
    <section
      className="panel grid grid-cols-[minmax(0,1fr)] gap-3"
      aria-label="Modification proposée"
    >
      {edit.notice && <p className="small text-brass-ink">{edit.notice}</p>}
      <ul className="strong">
        {edit.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <ul className="small grid gap-1 break-words tabular-nums lining-nums">
        {gone.map((line, at) => (
          <li key={`${at} ${line.description}`} className="text-wax">
            <span aria-hidden="true">− </span>
            <del>{written(line, currency, vatRate)}</del>
          </li>
        ))}
        {come.map((line, at) => (
          <li key={`${at} ${line.description}`} className="text-paid">
            <span aria-hidden="true">+ </span>
            <ins className="no-underline">{written(line, currency, vatRate)}</ins>
          </li>
        ))}
      </ul>
      <TotalsDifference totals={totals} currency={currency} />
      <div className="flex flex-wrap items-center gap-2">
        <Button size="s" onClick={onAccept}>
          Appliquer
        </Button>
        <Button size="s" variant="quiet" onClick={onRefuse}>
          Ne rien changer
        </Button>
        {isModel(edit.engine) && (
          <span className="caption faint ml-auto">{engineWords(edit.engine)}</span>
        )}
      </div>
    </section>
  );
}

/** Net, VAT rate by rate, and what the client pays: before → after. */
function TotalsDifference({ totals: [was, will], currency }: Pick<Props, 'totals' | 'currency'>) {
  const shares = [was, will].map(
    ({ vatBreakdown }) =>
      new Map(
        vatBreakdown.filter(({ vatCase }) => vatCase === null).map(({ rate, vat }) => [rate, vat]),
      ),
  );
  const rates = [...new Set(shares.flatMap((share) => [...share.keys()]))].toSorted(
    (a, b) => b - a,
  );
  const rows: [string, number, number][] = [
    ['Total HT', was.net, will.net],
    ...rates.map((rate): [string, number, number] => [
      `TVA ${formatPercent(rate)}`,
      shares[0]?.get(rate) ?? 0,
      shares[1]?.get(rate) ?? 0,
    ]),
    ...(rates.length > 0 ? [['Total TTC', was.gross, will.gross] as [string, number, number]] : []),
  ];
  return (
    <dl className="small soft tabular-nums lining-nums grid grid-cols-[auto_1fr] gap-x-4">
      {rows.map(([label, before, after]) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd className="text-right">
            {before === after ? (
              formatAmount(after, currency)
            ) : (
              <>
                {formatAmount(before, currency)} →{' '}
                <b className="strong">{formatAmount(after, currency)}</b>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function written(line: LineItem, currency: string, vatRate: number | null): string {
  const unit = unitSuffix(line.unit, line.quantity);
  const counted = unit ? `${formatQuantity(line.quantity)} ${unit}` : formatQuantity(line.quantity);
  const rate = vatRate === null ? '' : ` · TVA ${formatPercent(line.vatRate ?? vatRate)}`;
  return `${line.description}, ${counted} × ${formatAmount(line.unitPrice, currency)} = ${formatAmount(line.total, currency)}${rate}`;
}
