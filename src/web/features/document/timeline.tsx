import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { registerQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { moment } from '#web/ui/moment.ts';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';

/** A dot, and the thread that leads to the one before. */
const ENTRY =
  'relative grid pb-4 pl-5 text-small before:absolute before:top-1.75 before:left-0 before:size-1.75 before:rounded-full before:bg-ink-2 after:absolute after:top-4.5 after:-bottom-0.75 after:left-0.75 after:w-px after:bg-rule last:pb-0 last:after:hidden';

/** What the register says of this document, newest first (docs/product.md, Register and seals). */
export function Timeline({ document }: { document: DocumentAnswer }) {
  const register = useInfiniteQuery(registerQuery({ documentId: document.id }));
  const entries = register.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className="border-t border-hairline pt-5" aria-labelledby="document-register">
      <h2 className="h3 mb-3.5" id="document-register">
        <Link to={`/app/register?documentId=${document.id}`}>Registre</Link>
      </h2>
      {register.isPending && <RowsSkeleton rows={2} />}
      {register.isError && (
        <p className="small soft">
          {messageOf(register.error)}{' '}
          <button type="button" className="link" onClick={() => void register.refetch()}>
            Réessayer
          </button>
        </p>
      )}
      <ol className="grid">
        {entries.map((entry) => (
          <li key={entry.sequence} className={ENTRY}>
            <b className="strong">{entry.sentence}</b>
            <span className="faint num">
              {moment(entry.at)}
              {entry.sealedSha256 && (
                <>
                  {' · '}
                  <a
                    className="link"
                    href={`/api/documents/${document.id}/sealed/${entry.sealedSha256}`}
                    download
                  >
                    PDF scellé
                  </a>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      {register.hasNextPage && (
        <Button
          size="s"
          variant="quiet"
          busy={register.isFetchingNextPage}
          onClick={() => void register.fetchNextPage()}
        >
          Voir la suite
        </Button>
      )}
    </section>
  );
}
