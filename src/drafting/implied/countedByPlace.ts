import type { Element, Prepared } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { billedBefore, COUNT, countOf, elementsOf, isBilled, withLine } from './places.ts';

const WHERE = String.raw`(?:en|pour (?:les?|la|l'|mon|ma|mes)|au|a la|dans l[ae]s?)`;
const PLACES = new RegExp(
  String.raw`(?<![a-z\d,.])(${COUNT}) (?:exemplaires? |pieces? )?${WHERE} ?[^,;.\n\d]{1,22}(?: et|,) (${COUNT}) (?:exemplaires? |pieces? )?${WHERE}(?![a-z])(?![^,;\n]{0,24}(?: a|€| euros?)(?![a-z]))`,
);
const EACH = /(?<![a-z])(?:l'unite|l'une?|piece|chacune?|par piece)(?![a-z])/;

/** « chaises 40 € pièce, 6 pour le salon et 4 pour la terrasse »: together they are what is billed. */
export const countedByPlace: Implication = {
  name: 'countedByPlace',
  kind: 'same',
  when: EACH,
  workOut,
  examples: [
    ['chaises 40 € pièce, 6 pour le salon et 4 pour la terrasse', '10×40'],
    ['tee-shirts 15 € pièce, 20 en M et 10 en L', '30×15'],
    ['livre photo 180 € l’unité, 2 exemplaires pour les parents et 1 pour les mariés', '3×180'],
  ],
  not: [
    'chaises 40 € pièce, 6 pour le salon et 4 pour la terrasse à 30 €',
    '6 chaises à 40 € pièce, livraison pour la terrasse 20 €',
  ],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  const found = PLACES.exec(prepared.folded);
  if (found === null || !EACH.test(prepared.folded.slice(0, found.index))) return null;
  const [words, first = '', second = ''] = found;
  const isOfThem = ({ start }: Element): boolean =>
    found.index <= start && start < found.index + words.length;
  const counts = (line: Line): boolean => elementsOf(prepared, line).some(isOfThem);
  // The count may have found its price before them already.
  const own = lines.find(
    (line) => isBilled(line) && counts(line) && !elementsOf(prepared, line).every(isOfThem),
  );
  const kept = lines.filter((line) => line === own || !counts(line));
  const at = own === undefined ? billedBefore(prepared, kept, found.index, 0) : kept.indexOf(own);
  return at < 0 ? null : withLine(kept, at, { quantity: countOf(first) + countOf(second) });
}
