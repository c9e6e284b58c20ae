import { Link } from 'react-router';
import { kindFacts } from '#domain/document/kinds.ts';
import { documentInSentence } from '#domain/document/names.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { LINK_SENTENCES } from './linkSentences.ts';

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
        {links.map(({ relation, documentId, kind, number, issued, gross }) => (
          <li key={`${relation} ${documentId}`}>
            {LINK_SENTENCES[relation]}{' '}
            <Link className="link" to={`/app/documents/${documentId}`}>
              {documentInSentence({ kind, number })}
            </Link>{' '}
            <span className="faint num">
              {formatAmount(gross, document.currency)}
              {!issued && !kindFacts(kind).isOffer && ' · brouillon'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
