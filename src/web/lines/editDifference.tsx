import type { LineItem } from '#domain/document/types.ts';
import { unitSuffix } from '#domain/document/units.ts';
import { Button } from '#web/ui/button.tsx';
import { formatAmount, formatQuantity } from '#domain/format/numbers.ts';
import { engineWords, isModel } from './engineWords.ts';
import type { ProposedEdit } from './proposeEdit.ts';

interface Props {
  before: readonly LineItem[];
  after: readonly LineItem[];
  edit: ProposedEdit;
  totals: [before: number, after: number];
  currency: string;
  onAccept: () => void;
  onRefuse: () => void;
}

/** What would change, line by line and in total, before it does. */
export function EditDifference(props: Props) {
  const { before, after, edit, totals, currency, onAccept, onRefuse } = props;
  const gone = before.filter((line) => !after.includes(line));
  const come = after.filter((line) => !before.includes(line));
  return (
    <section className="panel grid gap-3" aria-label="Modification proposée">
      {edit.notice && <p className="small text-brass-ink">{edit.notice}</p>}
      <ul className="strong">
        {edit.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <ul className="small num grid gap-1">
        {gone.map((line, at) => (
          <li key={`${at} ${line.description}`} className="text-wax">
            <span aria-hidden="true">− </span>
            <del>{written(line, currency)}</del>
          </li>
        ))}
        {come.map((line, at) => (
          <li key={`${at} ${line.description}`} className="text-paid">
            <span aria-hidden="true">+ </span>
            <ins className="no-underline">{written(line, currency)}</ins>
          </li>
        ))}
      </ul>
      <p className="small soft num whitespace-normal!">
        Total HT&nbsp;: {formatAmount(totals[0], currency)} → {formatAmount(totals[1], currency)}
      </p>
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

function written(line: LineItem, currency: string): string {
  const unit = unitSuffix(line.unit, line.quantity);
  const counted = unit ? `${formatQuantity(line.quantity)} ${unit}` : formatQuantity(line.quantity);
  return `${line.description}, ${counted} × ${formatAmount(line.unitPrice, currency)} = ${formatAmount(line.total, currency)}`;
}
