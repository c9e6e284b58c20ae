import { count } from '#domain/format/words.ts';
import { type Doubted, isUnsure } from './doubted.ts';

interface Props {
  flags: readonly (readonly string[])[];
  /** What is doubted of the reading and still stands. */
  doubted: Pick<Doubted, 'line'> | null;
}

/**
 * What a draft still asks for before it goes: it may be saved as it is
 * (docs/product.md, Drafting).
 */
export function ToSettle({ flags, doubted }: Props) {
  const unpriced = flags.filter((each) => each.includes('price_to_complete')).length;
  // A doubt that stands on a line is one thing with what the line is flagged for.
  const unsure = flags.filter((each, at) => isUnsure(each) || doubted?.line === at).length;
  const left = [
    unpriced > 0 && count(unpriced, 'prix à compléter', 'prix à compléter'),
    unsure > 0 && count(unsure, 'ligne à vérifier', 'lignes à vérifier'),
    doubted !== null && unsure === 0 && 'une lecture à vérifier',
  ].filter((each) => each !== false);
  return (
    <output className="small text-brass-ink mt-4 block">
      {left.length > 0 &&
        `Avant l’envoi\u00A0: ${left.join(', ')}. Le brouillon peut être enregistré dès maintenant.`}
    </output>
  );
}
