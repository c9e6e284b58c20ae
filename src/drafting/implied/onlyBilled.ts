import type { Prepared } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { billedBefore, COUNT, countOf, elementsOf, withLine } from './places.ts';

const SOME = new RegExp(
  String.raw`(?<![a-z])dont (?:seulement |uniquement )?(${COUNT})(?! ?(?:€|euros?|%))(?: (?!non|pas|deja|sont)[a-z'-]+){0,5}? (?:sont )?(?:a facturer|facturee?s? (?:ici|ce|cette|aujourd'hui|maintenant|seulement))(?! (?:a part|a \d|a moitie|plus tard))`,
);

/** « mission de 12 jours à 820 €, dont 4 réalisés ce mois-ci à facturer »: those are billed, and not the others. */
export const onlyBilled: Implication = {
  name: 'onlyBilled',
  kind: 'part',
  when: /dont .*factur/,
  workOut,
  examples: [
    ['mission de 12 jours à 820 €, dont 4 jours réalisés ce mois-ci à facturer', '4×820'],
    ['30 heures de cours à 28 €, dont 12 facturées ce mois-ci', '12×28'],
  ],
  not: [
    '12 jours à 820 €, dont 4 non facturés',
    '12 jours à 820 €, dont 4 à facturer à part',
    '12 jours à 820 €, transport à facturer 90 €',
  ],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  const found = SOME.exec(prepared.folded);
  if (found === null) return null;
  const { 0: words, index } = found;
  const kept = lines.filter((line) => {
    const own = elementsOf(prepared, line);
    const isOfThem = own.every(({ start }) => index <= start && start < index + words.length);
    // A line without a figure is of other words.
    return own.length === 0 || !isOfThem;
  });
  const count = countOf(found[1] ?? '');
  const at = billedBefore(prepared, kept, index, count);
  return at < 0 ? null : withLine(kept, at, { quantity: count });
}
