import { Wand2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { LineItem } from '#domain/document/types.ts';
import { unitSuffix } from '#domain/document/units.ts';
import type { Edit } from '#drafting/editDocument.ts';
import { Button } from '#web/ui/button.tsx';
import { money, quantity } from '#web/ui/french.ts';
import { TextField } from '#web/ui/textField.tsx';
import { type EditedDocument, editedLine, lineItemOf, totalsOf } from './editedDocument.ts';

interface Props {
  value: EditedDocument;
  currency: string;
  onChange: (value: EditedDocument) => void;
}

interface Proposal {
  /** The lines it was made for: once they change it no longer holds. */
  of: EditedDocument['lines'];
  before: LineItem[];
  edit: Edit;
}

/** « ajoute 2 h de réunion à 60 € »: the change is shown, and applied only when accepted. */
export function SentenceEdit({ value, currency, onChange }: Props) {
  const [text, setText] = useState('');
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const current = proposal?.of === value.lines ? proposal : null;

  const propose = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (text.trim() === '') return;
    const { editByInstruction } = await import('#drafting/editDocument.ts');
    const before = value.lines.map(lineItemOf);
    setProposal({ of: value.lines, before, edit: editByInstruction(before, text) });
  };

  const accept = ({ before, edit }: Proposal) => {
    if (edit.lines === null) return;
    const lines = edit.lines.map((item) => value.lines[before.indexOf(item)] ?? editedLine(item));
    onChange({ ...value, lines });
    setProposal(null);
    setText('');
  };

  return (
    <form className="mt-6 grid max-w-2xl gap-3" onSubmit={(event) => void propose(event)}>
      <div className="flex items-end gap-2">
        <TextField
          className="flex-1"
          label="Modifier par une phrase"
          placeholder="remise de 10 %, ajoute 2 h de réunion à 60 €…"
          autoComplete="off"
          value={text}
          error={current?.edit.lines === null ? current.edit.reason : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setProposal(null);
          }}
        />
        <Button
          type="submit"
          icon={<Wand2 className="i" />}
          className={current?.edit.lines === null ? 'mb-[1.625rem]' : ''}
        >
          Proposer
        </Button>
      </div>
      {current?.edit.lines && (
        <Difference
          before={current.before}
          after={current.edit.lines}
          changes={current.edit.changes}
          totals={[
            totalsOf(value).net,
            totalsOf({ ...value, lines: current.edit.lines.map(editedLine) }).net,
          ]}
          currency={currency}
          onAccept={() => accept(current)}
          onRefuse={() => setProposal(null)}
        />
      )}
    </form>
  );
}

interface DifferenceProps {
  before: readonly LineItem[];
  after: readonly LineItem[];
  changes: readonly string[];
  totals: [number, number];
  currency: string;
  onAccept: () => void;
  onRefuse: () => void;
}

function Difference({
  before,
  after,
  changes,
  totals,
  currency,
  onAccept,
  onRefuse,
}: DifferenceProps) {
  const written = (line: LineItem) =>
    `${line.description}, ${quantity(line.quantity)} ${unitSuffix(line.unit, line.quantity)} × ${money(line.unitPrice, currency)} = ${money(line.total, currency)}`.replace(
      '  ',
      ' ',
    );
  return (
    <section className="panel grid gap-3" aria-label="Modification proposée" aria-live="polite">
      <ul className="strong">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <ul className="small num grid gap-1">
        {before
          .filter((line) => !after.includes(line))
          .map((line) => (
            <li key={`- ${written(line)}`} className="text-wax">
              <span aria-hidden="true">− </span>
              <del>{written(line)}</del>
            </li>
          ))}
        {after
          .filter((line) => !before.includes(line))
          .map((line) => (
            <li key={`+ ${written(line)}`} className="text-paid">
              <span aria-hidden="true">+ </span>
              <ins className="no-underline">{written(line)}</ins>
            </li>
          ))}
      </ul>
      <p className="small soft num">
        Total HT&nbsp;: {money(totals[0], currency)} → {money(totals[1], currency)}
      </p>
      <div className="flex gap-2">
        <Button size="s" onClick={onAccept}>
          Appliquer
        </Button>
        <Button size="s" variant="quiet" onClick={onRefuse}>
          Ne rien changer
        </Button>
      </div>
    </section>
  );
}
