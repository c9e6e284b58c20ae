import { useQuery } from '@tanstack/react-query';
import { Wand2 } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { LineItem } from '#domain/document/types.ts';
import type { ChargedVat } from '#drafting/editing/operation.ts';
import { installationQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { whenIdle } from '#web/ui/onDemand.tsx';
import { TextField } from '#web/ui/textField.tsx';
import { EditDifference } from './editDifference.tsx';
import {
  type EditedDocument,
  type EditedLine,
  editedLine,
  lineItemOf,
  totalsOf,
} from './editedDocument.ts';
import { isModel } from './engineWords.ts';
import type { ProposedEdit } from './proposeEdit.ts';

const proposals = whenIdle(() => import('./proposeEdit.ts'));

interface Props {
  currency: string;
  onApply: (lines: EditedLine[]) => void;
}

interface Proposal {
  /** The lines it was made for, written down: once they change it no longer holds. */
  of: string;
  lines: EditedLine[];
  before: LineItem[];
  edit: ProposedEdit;
}

/** « ajoute 2 h de réunion à 60 € »: the change is shown, and applied only when accepted. */
export function SentenceEdit({ currency, onApply }: Props) {
  const { control, getValues } = useFormContext<EditedDocument>();
  const [vat, vatRate] = useWatch({ control, name: ['vat', 'vatRate'] });
  const written = useWatch({
    control,
    name: 'lineItems',
    compute: (lines) => JSON.stringify(lines),
  });
  const [text, setText] = useState('');
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const { busy, ask, stop } = useEngine();
  const place = useRef<HTMLFormElement>(null);
  const current = proposal?.of === written ? proposal : null;
  const after = current?.edit.lines ?? null;
  const refused = current !== null && after === null;
  const totals = (lineItems: EditedLine[]) => totalsOf({ lineItems, vat, vatRate });

  const propose = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (text.trim() === '' || busy) return;
    const lines = structuredClone(getValues('lineItems'));
    const before = lines.map(lineItemOf);
    const edit = await ask(before, text, { vat, vatRate });
    if (edit) setProposal({ of: written, lines, before, edit });
  };

  const leave = () => {
    setProposal(null);
    place.current?.querySelector('input')?.focus();
  };

  const accept = ({ lines, before, edit }: Proposal) => {
    if (edit.lines === null) return;
    onApply(edit.lines.map((item) => lines[before.indexOf(item)] ?? editedLine(item)));
    setText('');
    leave();
  };

  return (
    <form ref={place} className="mt-6 grid gap-3" onSubmit={(event) => void propose(event)}>
      <div className="flex items-start gap-2">
        <TextField
          className="flex-1"
          label="Modifier par une phrase"
          placeholder="remise de 10 %, ajoute 2 h de réunion à 60 €…"
          autoComplete="off"
          value={text}
          error={refused ? (current.edit.reason ?? undefined) : undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            stop();
            setProposal(null);
          }}
          onChange={(event) => {
            stop();
            setText(event.target.value);
            setProposal(null);
          }}
        />
        <Button
          type="submit"
          icon={<Wand2 className="i" />}
          busy={busy}
          // Level with the field, whatever is said under it.
          className="mt-[1.625rem]"
        >
          Proposer
        </Button>
      </div>
      <div aria-live="polite">
        {current && after && (
          <EditDifference
            before={current.before}
            after={after}
            edit={current.edit}
            totals={[totals(current.lines), totals(after.map(editedLine))]}
            vatRate={vat ? vatRate : null}
            currency={currency}
            onAccept={() => accept(current)}
            onRefuse={leave}
          />
        )}
      </div>
    </form>
  );
}

/** The model when one is configured, else the grammar; one question at a time. */
function useEngine() {
  const engine = useQuery(installationQuery).data?.draftingEngine ?? null;
  const [busy, setBusy] = useState(false);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const ask = async (
    before: readonly LineItem[],
    text: string,
    charged: ChargedVat,
  ): Promise<ProposedEdit | null> => {
    const { proposeByGrammar, proposeByModel } = await proposals();
    if (!isModel(engine)) return proposeByGrammar(before, text, charged);
    const controller = new AbortController();
    asking.current = controller;
    setBusy(true);
    try {
      return await proposeByModel(before, text, charged, controller.signal);
    } catch {
      // Stopped by the user: everything else has an answer.
      return null;
    } finally {
      if (asking.current === controller) setBusy(false);
    }
  };
  const stop = () => {
    asking.current?.abort();
    asking.current = null;
    setBusy(false);
  };
  return { busy, ask, stop };
}
