import type { Prepared } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { changed, clauseBefore, isBilled } from './places.ts';

/** « ancien appareil repris 80 », « vous m'enlevez 15 € », « je déduis 45 », « à déduire : 60 ». */
const TAKEN =
  /(?<![a-z])(?:(?:ancien(?:ne)?s?|vieux|vieil|vieille)s? (?:[a-z'-]+ ){0,4}repris(?:e|es)?|repris(?:e|es)? (?:[a-z'-]+ ){0,3}en echange|(?:j'|je (?:lui |vous |leur |les |l')?|on (?:lui |vous |leur )?|vous m'|tu m'|vous me |tu me |m')?(?:enlev(?:e[srz]?|ons)|retir(?:e[srz]?|ons)|dedui(?:s|t|sez|sons)|soustrai[st])|a (?:deduire|enlever|retirer|defalquer)|en (?:moins|deduction))(?![a-z])/;

/** « lave-linge 489 €, ancien appareil repris 80 € »: what is taken back or off makes the bill less. */
export const takenBack: Implication = {
  name: 'takenBack',
  kind: 'fewer',
  when: /repris|enlev|retir|dedui|soustrai|en moins|en deduction|defalquer/,
  workOut,
  examples: [
    ['lave-linge 489 €, livraison 35 €, ancien appareil repris 80 €', '1×489; 1×35; 1×-80'],
    ['entretien chaudière 120 €, déplacement 25 € et vous m’enlevez 15 €', '1×120; 1×25; 1×-15'],
  ],
  not: ['reprise des boiseries 450 €', 'je retire la cloison 300 €, évacuation 80 €'],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  return changed(lines, (line, at) => {
    if (at === 0 || !isBilled(line) || line.price === null || line.quantity !== 1) return null;
    return saysSo(prepared, line) ? { kind: 'discount', price: -line.price } : null;
  });
}

/** In the words that lead to the price, or right behind it; « je retire la cloison » is work. */
function saysSo(prepared: Prepared, line: Line): boolean {
  const price = prepared.elements[line.priceFrom.at(-1) ?? -1];
  const end = price?.reads[0]?.endWithUnit;
  if (price === undefined || end === undefined) return false;
  const { folded } = prepared;
  const before = folded.slice(clauseBefore(prepared, price.start), price.start);
  const behind = /^ [^,;.\n\d]{0,30}/.exec(folded.slice(end, end + 34))?.[0] ?? '';
  const said = TAKEN.exec(before);
  if (said !== null) {
    const rest = before.slice(said.index + said[0].length);
    // Between the verb and the sum stands nothing, or « les », « de », « un avoir de ».
    return (
      /repris|en moins|en deduction|a (?:deduire|enlever|retirer)/.test(said[0]) || rest.length < 8
    );
  }
  return /(?<![a-z])(?:a (?:deduire|enlever|retirer|defalquer)|en (?:moins|deduction|echange))(?![a-z])/.test(
    behind,
  );
}
