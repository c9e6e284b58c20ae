import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RegisterEntryAnswer, RegisterListAnswer } from '#server/register/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { formatWhole } from '#domain/format/numbers.ts';
import { moment } from '#web/ui/moment.ts';
import { MoreOnScroll } from '#web/ui/moreOnScroll.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';

/** What a search of the register found; unsearched it is read as a book (`book.tsx`). */
export function RegisterRows({
  query,
}: {
  query: UseInfiniteQueryResult<InfiniteData<RegisterListAnswer>>;
}) {
  if (query.isPending) return <RowsSkeleton />;
  if (!query.data) {
    return (
      <ErrorState
        title="Le registre n’a pas pu être chargé"
        detail={messageOf(query.error)}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  }
  const entries = query.data.pages.flatMap((page) => page.items);
  if (entries.length === 0) {
    return (
      <EmptyState title="Aucune entrée trouvée" hint="Rien ne correspond à cette recherche." />
    );
  }
  return (
    <>
      <Binding>
        <ol className="rules" aria-label="Entrées du registre, les dernières d’abord">
          {entries.map((entry) => (
            <Entry key={entry.sequence} entry={entry} />
          ))}
        </ol>
      </Binding>
      <MoreOnScroll query={query} />
    </>
  );
}

/** A leaf of the bound book, its margin and its ribbon: what is written here stays. */
function Binding({ children }: { children: ReactNode }) {
  return (
    <div className="relative rounded-md bg-board p-2 shadow-sheet desk:p-2.5">
      <span
        aria-hidden="true"
        className="absolute -top-1.5 right-8 h-9 w-3 bg-wax [clip-path:polygon(0_0,100%_0,100%_100%,50%_80%,0_100%)]"
      />
      <div className="rounded-[2px] bg-sheet px-4 pt-7 pb-3 desk:px-8">{children}</div>
    </div>
  );
}

function Entry({ entry }: { entry: RegisterEntryAnswer }) {
  const { sequence, at, sentence, hash, documentId, documentNumber, sealedSha256 } = entry;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-4 py-3 max-desk:grid-cols-[2.5rem_minmax(0,1fr)]">
      <span className="num faint">{formatWhole(sequence)}</span>
      <span className="grid min-w-0 gap-0.5">
        <span>{sentence}</span>
        <span className="small faint num">
          {moment(at)} · <Fingerprint hash={hash} />
        </span>
      </span>
      <span className="flex items-center gap-4 max-desk:col-start-2">
        {documentId && sealedSha256 && (
          <a
            className="link small inline-flex items-center gap-1"
            href={`/api/documents/${documentId}/sealed/${sealedSha256}`}
            download
          >
            <FileCheck className="i i--s" />
            PDF scellé
          </a>
        )}
        {documentId && documentNumber && (
          <Link className="link small num" to={`/app/documents/${documentId}`}>
            {documentNumber}
          </Link>
        )}
      </span>
    </li>
  );
}

/** Enough to compare by eye; the whole fingerprint shows on hover and is in the exports. */
function Fingerprint({ hash }: { hash: string }) {
  return <code title={hash}>{hash.slice(0, 12)}…</code>;
}
