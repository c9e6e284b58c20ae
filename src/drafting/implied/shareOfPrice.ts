import type { Prepared } from '../readings/prepare.ts';
import { cents, newLine, type Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import {
  billedBefore,
  clauseBefore,
  COUNT,
  countIn,
  countOf,
  counted,
  countedBy,
  elementsOf,
  figuresWithin,
  tokenFrom,
  withLine,
} from './places.ts';

const HALF = String.raw`(?:a |la |au )?(?:moitie(?: prix| tarif)?|demi[- ]tarif|mi[- ]tarif|(?:paye|facture|compte)[a-z]* (?:a )?50 ?%|a -? ?50 ?%)`;
const TIMES = String.raw`(?:(?:c'est |paye[a-z]* |facture[a-z]* |compte[a-z]* |a |au |en )?(?:le (?:double|triple|tiers|quart)|tarif (?:double|triple)|(?:deux|trois) fois (?:plus|moins)(?: chere?s?)?)|(?:paye[a-z]*|facture[a-z]*|compte[a-z]*|au) (?:double|triple))(?: (?:d[eu] (?:ca|cela|prix|ce prix|tarif)))?`;
const SHARE = new RegExp(
  String.raw`(?<![a-z])(?:${HALF}|${TIMES})(?![a-z])(?! (?:a la |en |au |aujourd|payable|due |comptant|a reception|avant|apres|a commande|de (?!ca)|d'|du |des |parce ))`,
  'g',
);
const FACTORS: readonly (readonly [said: RegExp, factor: number])[] = [
  [/double|deux fois plus/, 2],
  [/triple|trois fois plus/, 3],
  [/tiers|trois fois moins/, 1 / 3],
  [/quart/, 1 / 4],
];
const SOME = new RegExp(String.raw`(?:dont|sauf|mais|et)[ ,]+(?:les? |la |l')?(${COUNT})`);
const ONE_OF =
  /(?:l[ea] |l')(?:second|dernier|premier|deuxieme|troisieme|\d{1,2}(?:e|eme|er)(?![a-z]))|cell?e?(?:ui)?-la|une des|un des/;
const PAID =
  /acompte|arrhes|avance|solde|signature|commande|versement|remise|rabais|honoraires|(?:deja|m'a|ont) (?:deja )?(?:paye|regle|verse)|maintenant/;

/** « 5 jours à 520, dont 2 à mi-tarif », « esquisse 1 800 €, avant-projet le double ». */
export const shareOfPrice: Implication = {
  name: 'shareOfPrice',
  kind: 'part',
  when: /moitie|demi[- ]tarif|mi[- ]tarif|50 ?%|double|triple|tiers|quart|fois (?:plus|moins)/,
  workOut,
  examples: [
    ['5 jours de développement à 520 €, dont 2 à mi-tarif', '3×520; 2×260'],
    ['album photo 380 €, second album à moitié prix', '1×380; 1×190'],
    ['3 séances de sophro à 60 € et la 4e à moitié prix', '3×60; 1×30'],
    ['2 barnums à 80 €, le second à moitié prix', '1×80; 1×40'],
    [
      'esquisse 1 800 €, l’avant-projet le double, suivi de chantier 5 jours à 480 €',
      '1×1800; 1×3600; 5×480',
    ],
    ['4 nuits de gardiennage à 120 €, dont 1 payée double', '3×120; 1×240'],
    ['récital 700 €, la répétition le quart de cela', '1×700; 1×175'],
    ['- 6 articles de blog à 85 €\n- 2 fiches produit, moitié prix', '6×85; 2×42.5'],
  ],
  not: [
    '5 jours à 520 €, la moitié à la commande',
    '5 jours à 520 €, acompte de 50 %',
    'album photo 380 €, remise de 50 %',
    'plafond 943 €, la cliente m’a déjà payé la moitié',
    'phase 1 à 1 200 €, phase 2 à 2 400 €, on facture la moitié de la phase 2',
    'chambre double 90 €, petit déjeuner 12 €',
    'rideau 180 €, double rideau 260 €',
    'honoraires 900 €, le tiers à la signature',
  ],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  const { folded } = prepared;
  for (const { 0: words, index } of folded.matchAll(SHARE)) {
    const from = clauseOf(prepared, index);
    const to = index + words.length;
    const opening = /(?:dont|sauf|mais)(?![a-z])[^,;.\n]*$/.exec(folded.slice(0, index));
    const clause = folded.slice(Math.min(from, opening?.index ?? from), to);
    if (PAID.test(clause) || PAID.test(folded.slice(index, to + 20))) continue;
    if (hasPrice(prepared, lines, from, index)) continue;
    const some = SOME.exec(clause);
    const kept = lines
      .filter((line) => !isOfClause(prepared, line, from, to))
      .map((line) => released(prepared, line, from, to));
    const at = billedBefore(prepared, kept, from, 0);
    const model = kept[at];
    if (model === undefined || model.price === null) continue;
    const own = some === null ? countedBy(countIn(prepared, from, index)) : null;
    const count = own?.quantity ?? Math.max(1, countOf(some?.[1] ?? 'un'));
    const share = newLine({
      ...own,
      quantity: count,
      price: cents(model.price * factorOf(words)),
      units: own?.counts === 1 ? own.units : model.units,
      history: 'ui',
      cut: tokenFrom(prepared, from),
      end: tokenFrom(prepared, to),
    });
    const nth = Number(/(?<!\d)(\d{1,2})(?:e|eme)(?![a-z])/.exec(clause)?.[1] ?? 0);
    const isOne = ONE_OF.test(clause) && nth <= model.quantity;
    const isPart = some !== null || (isOne && model.quantity >= 2);
    if (isPart && model.quantity <= count) continue;
    const parted = isPart
      ? withLine(kept, at, { quantity: counted(model.quantity - count) })
      : [...kept];
    return [...parted.slice(0, at + 1), share, ...parted.slice(at + 1)];
  }
  return null;
}

const factorOf = (words: string): number =>
  FACTORS.find(([said]) => said.test(words))?.[1] ?? 1 / 2;

/** The words before a share; behind a pause right before it, the clause before: « 2 fiches, moitié prix ». */
function clauseOf(prepared: Prepared, index: number): number {
  const from = clauseBefore(prepared, index);
  if (/\p{L}/u.test(prepared.folded.slice(from, index))) return from;
  const before = prepared.folded.slice(0, from).replace(/[\s,;:.(]+$/, '').length;
  return clauseBefore(prepared, before);
}

/** Without the count of those words, where its price stands elsewhere. */
function released(prepared: Prepared, line: Line, from: number, to: number): Line {
  const isIn = (index: number): boolean => {
    const start = prepared.elements[index]?.start ?? -1;
    return from <= start && start < to;
  };
  if (line.quantityFrom.length === 0 || !line.quantityFrom.every(isIn)) return line;
  return { ...line, ...countedBy(undefined), cut: tokenFrom(prepared, to) };
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
