import { Link } from 'react-router';
import { signedGross } from '#domain/document/owed.ts';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { Amount } from '#web/ui/amount.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { formatDay } from '#domain/format/days.ts';
import { Seal } from '#web/ui/seal.tsx';

/** The five newest documents, each a link (docs/product.md, Dashboard). */
export function RecentActivity({ documents }: { documents: DocumentSummaryAnswer[] }) {
  return (
    <section aria-labelledby="recent-title">
      <div className="rule-head">
        <h2 className="h3" id="recent-title">
          Activité Récente
        </h2>
        {documents.length > 0 && (
          <Link className="link small" to="/app/documents">
            Tout voir
          </Link>
        )}
      </div>
      {documents.length === 0 ? (
        <div className="grid justify-items-start gap-3 py-6">
          <p className="soft">Aucun document récent</p>
          <ButtonLink to="/app/create" size="s">
            Créer un Document
          </ButtonLink>
        </div>
      ) : (
        <ul className="rules">
          {documents.map((document) => (
            <li key={document.id}>
              <Link
                className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5"
                to={`/app/documents/${document.id}`}
              >
                <span className="strong truncate">{document.clientName}</span>
                <Amount value={signedGross(document)} currency={document.currency} strong />
                <span className="small faint num">
                  {document.number}
                  {document.provisional && ' provisoire'} · {formatDay(document.date)}
                </span>
                <Seal className="justify-self-end" of={document} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
