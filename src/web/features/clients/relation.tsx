import { type RelationPart, relationWords } from '#domain/client/relation.ts';
import { count } from '#domain/format/words.ts';
import type { ClientRelationAnswer } from '#server/clients/answers.ts';

const LOOKS: Record<NonNullable<RelationPart['as']>, string> = {
  figure: 'font-semibold text-ink',
  late: 'font-semibold text-wax',
};

/** How the client pays and what is owed, in a sentence; under it, what it was counted on. */
export function Relation({ relation }: { relation: ClientRelationAnswer }) {
  const said = relationWords(relation);
  if (said.length === 0) return null;
  return (
    <div className="mb-8 max-w-[46rem] desk:mb-10">
      <p className="font-display text-h3 text-pretty text-ink-2 desk:text-h2">
        {said.map(({ text, as }) =>
          as ? (
            <span key={text} className={LOOKS[as]}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </p>
      {relation.pace && (
        <p className="caption faint mt-2">
          D’après {count(relation.pace.settled, 'facture réglée', 'factures réglées')} depuis deux
          ans
        </p>
      )}
    </div>
  );
}
