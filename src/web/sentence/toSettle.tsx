import { count } from '#domain/format/words.ts';
import { isUnsure } from './doubted.ts';

interface Props {
  flags: readonly (readonly string[])[];
  /** The reading as a whole is doubted and still stands. */
  doubted: boolean;
}

/**
 * What a draft still asks for before it goes: it may be saved as it is
 * (docs/product.md, Drafting).
 */
export function ToSettle({ flags, doubted }: Props) {
  const unpriced = flags.filter((each) => each.includes('price_to_complete')).length;
  const unsure = flags.filter(isUnsure).length;
  const left = [
    unpriced > 0 && count(unpriced, 'prix à compléter', 'prix à compléter'),
    unsure > 0 && count(unsure, 'ligne à vérifier', 'lignes à vérifier'),
    doubted && unsure === 0 && 'une lecture à vérifier',
  ].filter((each) => each !== false);
  return (
    <output className="small text-brass-ink mt-4 block">
      {left.length > 0 &&
        `Avant l’envoi\u00A0: ${left.join(', ')}. Le brouillon peut être enregistré dès maintenant.`}
    </output>
  );
}
