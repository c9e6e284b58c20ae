import type { Prepared } from '../readings/prepare.ts';
import { cents, newLine, type Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import {
  billedBefore,
  clauseBefore,
  COUNT,
  countOf,
  counted,
  elementsOf,
  figuresWithin,
  tokenFrom,
  withLine,
} from './places.ts';

const HALF = new RegExp(
  String.raw`(?:a |la |au )?(?:moitie(?: prix| tarif)?|demi[- ]tarif|mi[- ]tarif|(?:paye|facture|compte)[a-z]* (?:a )?50 ?%|a -? ?50 ?%)(?![a-z])(?! (?:a la |en |au |aujourd|payable|due |comptant|a reception|avant|apres|a commande|de (?!ca)|d'|du |des |parce ))`,
  'g',
);
const SOME = new RegExp(String.raw`(?:dont|sauf|mais|et)[ ,]+(?:les? |la |l')?(${COUNT})`);
const ONE_OF =
  /(?:l[ea] |l')(?:second|dernier|premier|deuxieme|troisieme|\d{1,2}(?:e|eme|er)(?![a-z]))|cell?e?(?:ui)?-la|une des|un des/;
const PAID =
  /acompte|arrhes|avance|solde|signature|commande|versement|remise|rabais|honoraires|(?:deja|m'a|ont) (?:deja )?(?:paye|regle|verse)|maintenant/;

/** « 5 jours à 520, dont 2 à mi-tarif », « album 380 €, second album à moitié prix ». */
export const halfPrice: Implication = {
  name: 'halfPrice',
  kind: 'part',
  when: /moitie|demi[- ]tarif|mi[- ]tarif|50 ?%/,
  workOut,
  examples: [
    ['5 jours de développement à 520 €, dont 2 à mi-tarif', '3×520; 2×260'],
    ['album photo 380 €, second album à moitié prix', '1×380; 1×190'],
    ['3 séances de sophro à 60 € et la 4e à moitié prix', '3×60; 1×30'],
    ['2 barnums à 80 €, le second à moitié prix', '1×80; 1×40'],
  ],
  not: [
    '5 jours à 520 €, la moitié à la commande',
    '5 jours à 520 €, acompte de 50 %',
    'album photo 380 €, remise de 50 %',
    'plafond 943 €, la cliente m’a déjà payé la moitié',
    'phase 1 à 1 200 €, phase 2 à 2 400 €, on facture la moitié de la phase 2',
  ],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  const { folded } = prepared;
  for (const { 0: words, index } of folded.matchAll(HALF)) {
    const from = clauseBefore(prepared, index);
    const opening = /(?:dont|sauf|mais)(?![a-z])[^,;.\n]*$/.exec(folded.slice(0, index));
    const clause = folded.slice(Math.min(from, opening?.index ?? from), index + words.length);
    if (PAID.test(clause) || PAID.test(folded.slice(index, index + words.length + 20))) continue;
    if (hasPrice(prepared, lines, from, index)) continue;
    const some = SOME.exec(clause);
    const count = Math.max(1, countOf(some?.[1] ?? 'un'));
    const kept = lines.filter((line) => !isOfClause(prepared, line, from, index + words.length));
    const at = billedBefore(prepared, kept, from, 0);
    const model = kept[at];
    if (model === undefined || model.price === null) continue;
    const half = newLine({
      quantity: count,
      price: cents(model.price / 2),
      units: model.units,
      history: 'ui',
      cut: tokenFrom(prepared, from),
      end: tokenFrom(prepared, index + words.length),
    });
    const nth = Number(/(?<!\d)(\d{1,2})(?:e|eme)(?![a-z])/.exec(clause)?.[1] ?? 0);
    const isOne = ONE_OF.test(clause) && nth <= model.quantity;
    const isPart = some !== null || (isOne && model.quantity >= 2);
    if (isPart && model.quantity <= count) continue;
    const parted = isPart
      ? withLine(kept, at, { quantity: counted(model.quantity - count) })
      : [...kept];
    return [...parted.slice(0, at + 1), half, ...parted.slice(at + 1)];
  }
  return null;
}

/** The price of those words is said: the half is of something else. */
function hasPrice(prepared: Prepared, lines: readonly Line[], from: number, to: number): boolean {
  const prices = lines.flatMap(({ priceFrom }) => priceFrom);
  return figuresWithin(prepared, from, to).some(({ index }) => prices.includes(index));
}

/** Read from those words alone. */
function isOfClause(prepared: Prepared, line: Line, from: number, to: number): boolean {
  const places = elementsOf(prepared, line).map(({ start }) => start);
  if (places.length > 0) return places.every((start) => from <= start && start < to);
  const start = prepared.tokens[line.cut]?.start ?? 0;
  return from <= start && start < to;
}
