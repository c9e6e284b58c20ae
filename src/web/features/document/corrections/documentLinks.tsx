import { memo } from 'react';
import { Link } from 'react-router';
import { isDeposit, kindFacts } from '#domain/document/kinds.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { LINK_SENTENCES, SENTENCES_TO_COME } from './linkSentences.ts';

/** A request for a deposit is no invoice and has no number yet. */
function isRequested(link: DocumentAnswer['links'][number]): boolean {
  return isDeposit(link) && !link.issued;
}

function isDraft(link: DocumentAnswer['links'][number]): boolean {
  return !link.issued && !isRequested(link) && !kindFacts(link.kind).isOffer;
}

function sentenceOf(link: DocumentAnswer['links'][number]): string {
  const toCome = isDraft(link) ? SENTENCES_TO_COME[link.relation] : undefined;
  return toCome ?? LINK_SENTENCES[link.relation];
}

/** « la facture INV-001 », its number on one line. */
function NameOf({ link }: { link: DocumentAnswer['links'][number] }) {
  if (isRequested(link)) return 'la demande d’acompte';
  return (
    <>
      {kindFacts(link.kind).definite} <span className="whitespace-nowrap">{link.number}</span>
    </>
  );
}

/** The documents this one follows, and those that follow it. */
export const DocumentLinks = memo(function DocumentLinks({
  document,
}: {
  document: DocumentAnswer;
}) {
  const { links } = document;
  if (links.length === 0) return null;
  return (
    <section className="border-t border-hairline pt-5" aria-labelledby="document-links">
      <h2 className="h3 mb-2" id="document-links">
        Pièces liées
      </h2>
      <ul className="small grid gap-1.5">
        {links.map((link) => (
          <li
            key={`${link.relation} ${link.documentId}`}
            className="flex items-baseline justify-between gap-4"
          >
            <span>
              {sentenceOf(link)}{' '}
              <Link className="link" to={`/app/documents/${link.documentId}`}>
                <NameOf link={link} />
              </Link>
              {isDraft(link) && <span className="faint"> (brouillon)</span>}
            </span>
            <span className="num whitespace-nowrap">
              {formatAmount(link.gross, document.currency)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});
