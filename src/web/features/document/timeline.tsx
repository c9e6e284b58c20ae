import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { registerQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { moment } from '#web/ui/moment.ts';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';

/** What the register says of this document, newest first (docs/product.md, Register and seals). */
export function Timeline({ document }: { document: DocumentAnswer }) {
  const register = useInfiniteQuery(registerQuery({ documentId: document.id }));
  const entries = register.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className="border-t border-hairline pt-5" aria-labelledby="document-register">
      <h2 className="h3 mb-3.5 text-base!" id="document-register">
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
      <ol className="log">
        {entries.map((entry) => (
          <li key={entry.sequence}>
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
