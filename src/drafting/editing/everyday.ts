import { N, NAME, PLACE, THEY, UNIT } from './everydayWords.ts';
import { NAMES_AND_PLACES } from './everydayNames.ts';

const MANY = String.raw`(?:mets?|mettez|mettre|r?ajoute[srz]?|compte[srz]?|prends|prenez|fais|faites|pr[ée]vois|pr[ée]voyez|facture[srz]?)`;
const FEWER = String.raw`(?:enl[eè]ve[srz]?|retire[srz]?|[oô]te[srz]?|supprime[srz]?)`;
const DONE = String.raw`(?:pos|livr|utilis|consomm|fourni|factur|plant|pass|r[ée]alis|tir|imprim|install|tond|taill|coul|nettoy|r[ée]par|chang|command|vend|vers|mont|peint)(?:[ée]|u|i|it|is)?e?s?`;

/** What is written in short, before its figures are read. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  // « 3e50 -> 4e »: euros, where both sides of the arrow are sums.
  [/(?<![\p{L}\d])(\d+)e(\d\d)(?!\d)/giu, '$1,$2 €'],
  [/(?<![\p{L}\d])(\d+)e(?=\s*(?:-+>|=+>|→)\s*\d+(?:,\d+)?(?:e|€|\s€))/giu, '$1 €'],
  [/(?<=€\s*(?:->|=>|→)\s*)(\d+)e(?=$|[\s,])/giu, '$1 €'],
];

/**
 * How an everyday sentence says what a plainer one says. It is read so only where it is not understood
 * otherwise, and every figure of it must still show in what changes.
 */
const COUNTS_AND_PRICES: readonly (readonly [RegExp, string])[] = [
  [/\sc (?=(?:pas|plus|du|de la|pour|une?|trop)\s)/iu, ' c’est '],
  [/(?<![\p{L}])une (heure|journ[ée]e|semaine|page) et demie(?![\p{L}])/giu, '1,5 $1'],
  [/(?<![\p{L}])un (jour|mois|m[èe]tre|kilo) et demi(?![\p{L}])/giu, '1,5 $1'],
  [
    new RegExp(String.raw`^(${NAME}) (${N}) ?€ ?(?:-+>|=+>|→) ?(${N}) ?€?$`, 'iu'),
    'prix de $1 de $2 € à $3 €',
  ],
  // « 5 h de pose suffisaient »
  [/\s(?:suffisai(?:en)?t|suffirai(?:en)?t|(?:ont|a) suffi)$/iu, ''],
  // « il a fallu 4 sacs de ciment », « ya eu que 12 m de clôture »
  [
    /^(?:il )?(?:n['’])?(?:y ?['’]?(?:en )?(?:a|avait) eu |(?:m['’]|nous |lui |leur |t['’])?(?:en )?(?:a fallu|faut|fallait|faudra|manquait|manque) )(?:que |qu['’]|seulement |juste )?(?=\d|une? )/iu,
    '',
  ],
  // « 35 m² de gazon posé »
  [new RegExp(String.raw`^(${N} ?${UNIT} (?:de |d['’]|du |des )[^,;:\d]+?) ${DONE}$`, 'iu'), '$1'],
  // « 2 m de cuivre de plus que marqué »
  [
    /(?<=\s(?:de|en) (?:plus|moins)) (?:que |qu['’])(?:marqu|pr[ée]v|not|indiqu|annonc|compt|factur|dit|écrit)[^\d,;]*$/iu,
    '',
  ],
  // « un exemplaire de plus, pour son frère »
  [/(?<=\s(?:de|en) plus), pour (?:son |sa |ses |mon |ma |mes |leur |leurs )[^\d,;]+$/iu, ''],
  // « un second album pour les parents, même modèle même prix »
  [
    /^(?:une? )(?:seconde?|deuxi[èe]me|autre) ([^,;:\d]+?)(?: pour [^,;:\d]+)?,(?: (?:au |le )?m[êe]mes? (?:mod[èe]le|prix|tarif|format|chose))+$/iu,
    'un $1 de plus',
  ],
  // « 8 chaises, le voisin vient aussi avec sa fille »: who comes too.
  [
    /(?<=\d[^,;]*), (?:l[ae]s? |l['’]|son |sa |ses |mon |ma |mes )\p{L}[^,;\d]*? (?:vient|viennent|arrive|arrivent|sera là|seront là|est là|sont là) (?:aussi|[ée]galement)(?: avec [^,;\d]+)?$/iu,
    '',
  ],
  // « 1,5 h de cours en moins, le cours du 3 a sauté »
  [
    /(?<=\s(?:de|en) moins), (?:l[ae]s? |l['’])[^,;\d]+(?: du \d{1,2})?[^,;\d]* (?:a|ont|est|sont) (?:saut[ée]|(?:été )?(?:annul|report|d[ée]cal)|tomb)\p{L}*(?: à l['’]eau)?$/iu,
    '',
  ],
  // « 1 h de plus pour la pose on a galéré avec le seuil »
  [
    new RegExp(
      String.raw`^(${N} ?${UNIT} (?:de|en) (?:plus|moins) (?:pour|sur|à|au) [^,;:\d]+?),? (?:on a|j['’]ai|nous avons|ils ont|il a) (?!offer|annul|enlev|retir|ajout|factur|compt|dit|oubli)\p{L}+(?:é|i|u)(?: dur)? (?:avec|à cause de|dans|contre) [^,;\d]+$`,
      'iu',
    ),
    '$1',
  ],
  // « moitié moins de cartes »
  [/^(?:la )?moiti[ée] moins (?:de |d['’])(?=\p{L})/iu, 'la moitié des '],
  // « mets-en 2 de plus », in a document of one line
  [new RegExp(String.raw`^${MANY}[- ]en (${N}(?: ${UNIT})?) (?:de|en) plus$`, 'iu'), '$1 de plus'],
  [
    new RegExp(
      String.raw`^(?:r?ajoute[srz]?)[- ]en (${N}(?: ${UNIT})?)(?: (?:de|en) plus)?$`,
      'iu',
    ),
    '$1 de plus',
  ],
  [new RegExp(String.raw`^${FEWER}[- ]en (${N}(?: ${UNIT})?)$`, 'iu'), '$1 de moins'],
  // « chaque vase, 4 € de moins », « les prises et les spots, 2 € de moins sur chaque »
  [
    new RegExp(String.raw`^chaque (${NAME}),? (${N}) ?€(?: ht)? (?:de|en) moins$`, 'iu'),
    'baisse le prix de $1 de $2 €',
  ],
  [
    new RegExp(String.raw`^chaque (${NAME}),? (${N}) ?€(?: ht)? (?:de|en) plus$`, 'iu'),
    'augmente le prix de $1 de $2 €',
  ],
  [
    new RegExp(
      String.raw`^(${NAME}),? (${N}) ?€(?: ht)? (?:de|en) moins(?: sur| pour)? (?:chaque|chacune?|pi[èe]ce)$`,
      'iu',
    ),
    'baisse le prix de $1 de $2 €',
  ],
  [
    new RegExp(
      String.raw`^(${NAME}),? (${N}) ?€(?: ht)? (?:de|en) plus(?: sur| pour)? (?:chaque|chacune?|pi[èe]ce)$`,
      'iu',
    ),
    'augmente le prix de $1 de $2 €',
  ],
  // « pour la pose tu comptes 5 h à 52 € »
  [
    new RegExp(
      String.raw`^pour (${NAME}),? (?:tu |vous |on )(?:compte[srz]?|mets?|mettez|facture[srz]?) (?=\d)`,
      'iu',
    ),
    '$1 : ',
  ],
  // « 60 retouches c’est pas assez, elle en veut 85 »
  [
    new RegExp(
      String.raw`^(${N}) (\p{L}[^,;:\d]*?),? (?:c['’]est|c[ée]tait|c['’]était) (?:pas assez|trop|trop peu|peu),? ${THEY} en (?:veu(?:t|lent|x)|voulai(?:t|ent)|pren(?:d|nent)|faut|a|ont) (?:que |plut[oô]t )?(${N})$`,
      'iu',
    ),
    '$3 $2 au lieu de $1',
  ],
  // « les visuels on en a fait 15 et pas 12 », « les tirages, elle en veut 85 »
  [
    new RegExp(
      String.raw`^(${NAME}),? ${THEY} en (?:a|ont|ai|avons) \p{L}+ (${N})(?:,? (?:et )?(?:pas|non|au lieu de) (${N}))$`,
      'iu',
    ),
    'quantité de $1 à $2 au lieu de $3',
  ],
  [
    new RegExp(
      String.raw`^(${NAME}),? ${THEY} en (?:veu(?:t|lent|x)|voulai(?:t|ent)|pren(?:d|nent)) (?:plut[oô]t |seulement )?(${N})$`,
      'iu',
    ),
    'quantité de $1 à $2',
  ],
  // « la séance elle passe à 65 € à partir de ce mois-ci »
  [
    /(?<=\d ?(?:€|euros?)?),? (?:à partir (?:de |d['’]|du )|d[èe]s )(?:ce mois(?:[- ]ci)?|maintenant|aujourd['’]hui|cette semaine|cette fois(?:[- ]ci)?)$/iu,
    '',
  ],
  [
    new RegExp(
      String.raw`^((?:l[ae]s? |l['’])\p{L}[^,;:\d]*?),? (?:elles?|ils?|ça) (?=(?:passe|passent|monte|montent|descend|descendent|coûte|coûtent|est|sont|sera|fait) (?:à |de )?\d)`,
      'iu',
    ),
    '$1 ',
  ],
];

/** Two things asked in one breath: each shape, and the two sentences. */
const TWO: readonly (readonly [RegExp, readonly [string, string]])[] = [
  // « insta 4 mois, facebook pareil »
  [
    new RegExp(
      String.raw`^(${NAME})\s*:?\s((?:à |a )?${N}[^,;:\d]*?),? (?:et )?(${NAME}) (?:pareil|idem|la m[êe]me chose)$`,
      'iu',
    ),
    ['$1 $2', '$3 $2'],
  ],
  // « atelier : 2 × 75 plutôt que 1 × 150 »
  [
    new RegExp(
      String.raw`^(${NAME})\s*:?\s(${N}) ?[x×] ?(${N}) ?€? (?:plut[oô]t que|au lieu de|et non|et pas) (${N}) ?[x×] ?(${N}) ?€?$`,
      'iu',
    ),
    ['quantité de $1 de $4 à $2', 'prix de $1 de $5 à $3 €'],
  ],
  // « 16 prises 10 inter »
  [new RegExp(String.raw`^(${N} \p{L}[^,;:\d]*?) (${N} \p{L}[^,;:\d]*)$`, 'iu'), ['$1', '$2']],
  // « la pose descend à 38 de l’heure et passe devant la dépose »
  [
    new RegExp(
      String.raw`^((?:l[ae]s? |l['’])?\p{L}[^,;:\d]*?) ((?:descend|monte|passe)(?:nt)? à ${N}[^,;\d]*?) et (?:va|vient|se met)(?:nt)? (${PLACE})$`,
      'iu',
    ),
    ['$1 $2', 'mets $1 $3'],
  ],
];

export const withPlainMarks = (said: string): string =>
  MARKS.reduce((text, [shape, plain]) => text.replace(shape, plain), said);

/** The sentence as it would be said plainly, in one or two. */
export function inPlainSentences(said: string): string[] {
  for (const [shape, both] of TWO)
    if (shape.test(said)) return both.map((each) => said.replace(shape, each));
  return [
    [...COUNTS_AND_PRICES, ...NAMES_AND_PLACES]
      .reduce((text, [shape, plain]) => text.replace(shape, plain), said)
      .trim(),
  ];
}
