import { Link } from 'react-router';
import type { DocumentAnswer, MissingFactAnswer } from '#server/documents/answers.ts';
import { count } from '#domain/format/words.ts';

const SEVERITIES = {
  law: 'Mention obligatoire',
  'factur-x': 'Pour Factur-X',
  advice: 'Conseil',
} satisfies Record<MissingFactAnswer['severity'], string>;

interface Props {
  document: DocumentAnswer;
  /** Opens the edit mode on a field of the document. */
  onField: (field: string) => void;
}

/** What the law or Factur-X still asks for, each with the way to its field; never a refusal. */
export function MissingHints({ document, onField }: Props) {
  const { missing } = document;
  if (missing.length === 0) return null;
  return (
    <details className="panel p-4" open={document.status === 'draft'}>
      <summary className="strong cursor-pointer">
        {count(missing.length, 'point à compléter', 'points à compléter')}
      </summary>
      <ul className="mt-3 grid gap-3">
        {missing.map((fact) => (
          <li key={fact.id + fact.field} className="small">
            <span className="caption faint block">{SEVERITIES[fact.severity]}</span>
            {fact.message}{' '}
            {fact.where === 'document' ? (
              <button type="button" className="link" onClick={() => onField(fact.field)}>
                Compléter<span className="sr"> sur le document</span>
              </button>
            ) : (
              <Link
                className="link"
                to={
                  fact.where === 'profile'
                    ? `/app/account#${fact.field}`
                    : `/app/clients/${document.clientId}`
                }
              >
                {fact.where === 'profile' ? 'Compléter mon profil' : 'Compléter le client'}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
