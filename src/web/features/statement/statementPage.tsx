import { useQuery } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { formatDayLong } from '#domain/format/days.ts';
import { formatAmount, formatWhole } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import type { ProposalsAnswer } from '#server/statements/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { bankProposalsQuery } from '#web/api/accountingQueries.ts';
import { onDemand } from '#web/ui/onDemand.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { DropZone } from './dropZone.tsx';
import { useStatement } from './useStatement.ts';
import { WaitingList } from './waitingList.tsx';

const ColumnChoice = onDemand(async () => (await import('./columnChoice.tsx')).ColumnChoice);
const HandledList = onDemand(async () => (await import('./handledList.tsx')).HandledList);

type Shown = 'waiting' | 'booked' | 'set_aside';

/** « Rapprocher un relevé »: what the bank says came in finds its invoices (docs/product.md, Bank statements). */
export function StatementPage() {
  const { reading, read, confirm, giveUp } = useStatement();
  const { over, ...dropping } = useDrop((file) => void read(file));
  return (
    <div {...dropping}>
      <Page>
        <PageHead
          title="Encaissements"
          sub="Rapprochez le relevé de votre banque de ce qu’on vous doit."
        />
        <DropZone reading={reading} over={over} onFile={(file) => void read(file)} />
        {reading.step === 'columns' ? (
          <ColumnChoice
            key={reading.unknown.signature}
            unknown={reading.unknown}
            onConfirm={(columns) => void confirm(reading.unknown, columns)}
            onClose={giveUp}
          />
        ) : (
          <Lines />
        )}
      </Page>
    </div>
  );
}

function Lines() {
  const [shown, setShown] = useState<Shown>('waiting');
  const proposals = useQuery(bankProposalsQuery);
  if (proposals.isPending) return <RowsSkeleton rows={5} />;
  if (!proposals.data) {
    return (
      <div className="mt-8">
        <ErrorState
          title="Les encaissements n’ont pas pu être chargés"
          detail={messageOf(proposals.error)}
          onRetry={() => void proposals.refetch()}
          busy={proposals.isFetching}
        />
      </div>
    );
  }
  const { waiting, last } = proposals.data;
  if (!last) {
    return (
      <div className="mt-8">
        <EmptyState
          title="Aucun relevé n’a encore été lu"
          hint="Sur le site de votre banque, exportez vos opérations en CSV, OFX ou CAMT.053, puis déposez le fichier ici. Chaque somme reçue retrouve sa facture, et vous n’avez plus qu’à dire oui."
        />
      </div>
    );
  }
  const options = [
    { value: 'waiting', label: `À pointer (${formatWhole(waiting)})` },
    { value: 'booked', label: 'Pointés' },
    { value: 'set_aside', label: 'Écartés' },
  ] as const;
  return (
    <section className="mt-8" aria-label="Encaissements du relevé">
      <div className="mb-4">
        <Segmented
          label="Encaissements affichés"
          options={options}
          value={shown}
          onChange={setShown}
        />
      </div>
      {shown === 'waiting' ? <Waiting answer={proposals.data} /> : <HandledList state={shown} />}
    </section>
  );
}

function Waiting({ answer }: { answer: ProposalsAnswer }) {
  const { items, waiting, last } = answer;
  if (waiting === 0 && last) {
    return <EmptyState title="Tout est pointé" hint={standingOf(last)} />;
  }
  return (
    <>
      <WaitingList answer={answer} />
      {waiting > items.length && (
        <p className="small soft mt-3">
          {count(
            waiting - items.length,
            'autre encaissement viendra',
            'autres encaissements viendront',
          )}{' '}
          à mesure que vous pointez.
        </p>
      )}
    </>
  );
}

/** « Dernier relevé, jusqu’au 18 novembre 2026 : 12 encaissements pointés, 14 320,00 € ; 2 écartés. » */
function standingOf({
  until,
  booked,
  bookedAmount,
  setAside,
  currency,
}: NonNullable<ProposalsAnswer['last']>) {
  const done = `${count(booked, 'encaissement pointé', 'encaissements pointés')}, ${formatAmount(bookedAmount, currency)}`;
  const aside = setAside > 0 ? `\u00A0; ${count(setAside, 'écarté')}` : '';
  return `Dernier relevé, jusqu’au ${formatDayLong(until)}\u00A0: ${done}${aside}.`;
}

/** A file may be dropped anywhere on the page: beside the zone the browser would open it instead. */
function useDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      const into = event.relatedTarget;
      if (!(into instanceof Node) || !event.currentTarget.contains(into)) setOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
}
