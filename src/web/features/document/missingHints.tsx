import { memo } from 'react';
import { Link } from 'react-router';
import type { DocumentAnswer, MissingFactAnswer } from '#server/documents/answers.ts';
import type { IssueProblem } from '#domain/requirements/issue.ts';
import { count } from '#domain/format/words.ts';
import { LineToCheck } from './lineToCheck.tsx';

const SEVERITIES = {
  law: 'Mention obligatoire',
  'factur-x': 'Pour Factur-X',
  advice: 'Conseil',
} satisfies Record<MissingFactAnswer['severity'], string>;

/** What keeps the document from being issued, as the issue question lists it. */
export function blockersOf({ missing }: DocumentAnswer): IssueProblem[] {
  return missing
    .filter(({ blocksIssue }) => blocksIssue)
    .map(({ id, message, where, field }) => ({ code: id, message, where, field }));
}

interface Props {
  document: DocumentAnswer;
  /** Opens the edit mode on a field of the document. */
  onField: (field: string) => void;
}

/**
 * What the document still asks for, each with the way to its field: first what keeps it from being
 * issued, then what would make it better. Nothing of what is issued can be completed.
 */
export const MissingHints = memo(function MissingHints({ document, onField }: Props) {
  if (document.issuedAt !== null) return null;
  const blocking = document.missing.filter(({ blocksIssue }) => blocksIssue);
  const others = document.missing.filter(({ blocksIssue }) => !blocksIssue);
  const row = (fact: MissingFactAnswer) => (
    <Hint key={fact.id + fact.field} fact={fact} document={document} onField={onField} />
  );
  return (
    <>
      {blocking.length > 0 && (
        <section className="panel p-4" aria-labelledby="document-blocking">
          <h2 className="h3" id="document-blocking">
            À régler avant d’émettre
          </h2>
          <ul className="mt-3 grid gap-3">{blocking.map(row)}</ul>
        </section>
      )}
      {others.length > 0 && (
        <details className="panel p-4" open={blocking.length === 0 && document.status === 'draft'}>
          <summary className="strong cursor-pointer">
            {blocking.length > 0
              ? count(others.length, 'autre point à voir', 'autres points à voir')
              : count(others.length, 'point à compléter', 'points à compléter')}
          </summary>
          <ul className="mt-3 grid gap-3">{others.map(row)}</ul>
        </details>
      )}
    </>
  );
});

interface HintProps extends Props {
  fact: MissingFactAnswer;
}

function Hint({ fact, document, onField }: HintProps) {
  const blocks = fact.blocksIssue;
  return (
    <li className={blocks ? 'small border-l-2 border-wax pl-3' : 'small'}>
      {!blocks && <span className="caption faint block">{SEVERITIES[fact.severity]}</span>}
      {fact.id === 'line_to_check' ? (
        <LineToCheck document={document} field={fact.field} onField={onField} />
      ) : (
        <>
          {fact.message} <Way fact={fact} document={document} onField={onField} />
        </>
      )}
    </li>
  );
}

function Way({ fact: { where, field }, document, onField }: HintProps) {
  if (where === 'document') {
    return (
      <button type="button" className="link" onClick={() => onField(field)}>
        Compléter<span className="sr"> sur le document</span>
      </button>
    );
  }
  return where === 'profile' ? (
    <Link className="link" to={`/app/account#${field}`}>
      Compléter mon profil
    </Link>
  ) : (
    <Link className="link" to={`/app/clients/${document.clientId}#${field}`}>
      Compléter le client
    </Link>
  );
}
