import { Link } from 'react-router';
import { kindFacts } from '#domain/document/kinds.ts';
import { documentInSentence } from '#domain/document/names.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { LINK_SENTENCES } from './linkSentences.ts';

/** A request for a deposit is no invoice and has no number yet. */
function isRequested({ kind, issued }: DocumentAnswer['links'][number]): boolean {
  return !issued && kindFacts(kind).requestName !== null;
}

/** The documents this one follows, and those that follow it. */
export function DocumentLinks({ document }: { document: DocumentAnswer }) {
  const { links, sourceDocumentId } = document;
  if (links.length === 0 && !sourceDocumentId) return null;
  return (
    <section className="border-t border-hairline pt-5" aria-labelledby="document-links">
      <h2 className="h3 mb-2" id="document-links">
        Pièces liées
      </h2>
      <ul className="small grid gap-1.5">
        {sourceDocumentId && (
          <li>
            <Link className="link" to={`/app/documents/${sourceDocumentId}`}>
              Voir le devis d’origine
            </Link>
          </li>
        )}
        {links.map((link) => (
          <li key={`${link.relation} ${link.documentId}`}>
            {LINK_SENTENCES[link.relation]}{' '}
            <Link className="link" to={`/app/documents/${link.documentId}`}>
              {isRequested(link) ? 'la demande d’acompte' : documentInSentence(link)}
            </Link>{' '}
            <span className="faint num">
              {formatAmount(link.gross, document.currency)}
              {!link.issued &&
                !isRequested(link) &&
                !kindFacts(link.kind).isOffer &&
                ' · brouillon'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
