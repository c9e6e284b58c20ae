import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { parisDay, type IsoDate } from '#domain/calendar.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { LineItem } from '#domain/document/types.ts';
import { formatDay, formatDayLong } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { readRevision } from '#domain/recurring/revisionSentence.ts';
import { linesOn, type Revision } from '#domain/recurring/series.ts';
import type { SeriesAnswer } from '#server/documents/recurring/answers.ts';
import { api } from '#web/api/client.ts';
import { installationQuery } from '#web/api/queries.ts';
import { useAct } from '#web/acts/useAct.ts';
import { EditDifference } from '#web/lines/editDifference.tsx';
import { isModel } from '#web/lines/engineWords.ts';
import { type ProposedEdit, proposeByGrammar, proposeByModel } from '#web/lines/proposeEdit.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/iconButton.tsx';
import { TextField } from '#web/ui/textField.tsx';
import { SERIES_REFRESH } from './refresh.ts';

interface Proposal {
  sentence: string;
  from: IsoDate;
  before: LineItem[];
  edit: ProposedEdit;
}

/** « Réviser les prix » by a sentence: what would change is shown, from its day, before it does. */
export function Revise({ series }: { series: SeriesAnswer }) {
  const [text, setText] = useState('');
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const engine = useQuery(installationQuery).data?.draftingEngine ?? null;
  const [busy, setBusy] = useState(false);
  const { vat, vatRate } = series.facts;
  const save = useAct({
    act: (revision: Revision) => api.post(`/api/recurring/${series.id}/revisions`, revision),
    success: (_, { from }) => `Prix révisés à partir du ${formatDay(from)}`,
    failure: 'Les prix n’ont pas pu être révisés',
    refresh: SERIES_REFRESH,
    onSuccess: () => {
      setText('');
      setProposal(null);
    },
  });

  const propose = async (event: FormEvent) => {
    event.preventDefault();
    const sentence = text.trim();
    if (sentence === '' || busy) return;
    const read = readRevision(sentence, parisDay(new Date()));
    const from = read.from ?? series.nextDay ?? '';
    const before = linesOn(
      { lineItems: lines(series.lineItems), revisions: revisionsOf(series) },
      from,
    );
    setBusy(true);
    const edit = isModel(engine)
      ? await proposeByModel(
          before,
          read.instruction,
          { vat, vatRate },
          new AbortController().signal,
        )
      : await proposeByGrammar(before, read.instruction, { vat, vatRate });
    setBusy(false);
    setProposal({ sentence, from, before, edit });
  };

  const totals = (lineItems: readonly LineItem[]) =>
    documentTotals({ lineItems, vat, vatRate, currency: series.currency });
  const after = proposal?.edit.lines ?? null;
  return (
    <section aria-labelledby="revise">
      <h2 className="h3 mb-2" id="revise">
        Réviser les prix
      </h2>
      <Revisions series={series} />
      <form className="grid gap-3" onSubmit={(event) => void propose(event)}>
        <TextField
          label="En une phrase"
          placeholder="augmente de 3 % à partir de janvier"
          autoComplete="off"
          maxLength={1000}
          value={text}
          error={proposal?.edit.reason ?? undefined}
          onChange={(event) => {
            setText(event.target.value);
            setProposal(null);
          }}
        />
        <Button type="submit" className="justify-self-start" busy={busy}>
          Voir ce qui change
        </Button>
      </form>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2" aria-live="polite">
        {proposal && after && (
          <>
            <p className="small">{whenWords(series, proposal.from)}</p>
            <EditDifference
              before={proposal.before}
              after={after}
              edit={proposal.edit}
              totals={[totals(proposal.before), totals(after)]}
              vatRate={vat ? vatRate : null}
              currency={series.currency}
              onAccept={() =>
                save.mutate({ from: proposal.from, sentence: proposal.sentence, lineItems: after })
              }
              onRefuse={() => setProposal(null)}
            />
          </>
        )}
      </div>
    </section>
  );
}

/** The revisions there are, each of which may be taken back. */
function Revisions({ series }: { series: SeriesAnswer }) {
  const remove = useAct({
    apart: ({ from }) => from,
    act: ({ from }: { from: string }) =>
      api.delete(`/api/recurring/${series.id}/revisions/${from}`),
    success: (_, { from }) => `Révision du ${formatDay(from)} retirée`,
    failure: 'La révision n’a pas pu être retirée',
    refresh: SERIES_REFRESH,
  });
  if (series.revisions.length === 0) return null;
  return (
    <ul className="rules rules--closed mb-4" aria-label="Révisions de prix">
      {series.revisions.map(({ from, sentence, net }) => (
        <li key={from} className="flex items-center gap-3 py-2">
          <span className="min-w-0 flex-1">
            <span className="num strong">{formatDay(from)}</span>{' '}
            <span className="num soft">{formatAmount(net, series.currency)} HT</span>
            <span className="small faint block truncate">« {sentence} »</span>
          </span>
          <IconButton
            small
            label={`Retirer la révision du ${formatDay(from)}`}
            onClick={() => remove.mutate({ from })}
          >
            <X className="i" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function whenWords({ upcoming, revisions }: SeriesAnswer, from: IsoDate): string {
  const first = upcoming.find(({ day }) => day >= from);
  const invoice =
    first && first.day !== from ? `, donc dès la facture du ${formatDay(first.day)}` : '';
  const later = revisions.find((revision) => revision.from > from);
  const kept = later ? ` La révision du ${formatDay(later.from)} reste comme elle est.` : '';
  return `À partir du ${formatDayLong(from)}${invoice}.${kept}`;
}

function revisionsOf({ revisions }: SeriesAnswer): Revision[] {
  return revisions.map((revision) => ({ ...revision, lineItems: lines(revision.lineItems) }));
}

function lines(answered: SeriesAnswer['lineItems']): LineItem[] {
  return answered as LineItem[];
}
