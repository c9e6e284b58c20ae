import { normalise } from '../normalise.ts';
import { readFigures, type Figure } from './figures.ts';
import { frenchNumber } from './french.ts';
import { VERBS } from './verbs.ts';

const FIGURE = String.raw`\d+(?:[.,]\d+)?\s?(?:h\s?\d{0,2}|heures?|jours?|j|€|euros?|m2|m²|km|kg|mois)?(?![\p{L}\d%])`;

/** One way people say what a plainer sentence says, and that sentence. */
const REWORDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}])pr(?![\p{L}])/giu, 'pour'],
  [
    /^(?:je|on|nous) (?:voudrai[st]|voudrions|souhaite(?:rai[st])?|souhaitons|veux|veut|voulons|aimerai[st])(?: bien)? que /iu,
    'que ',
  ],
  // « pour la protection des sols compte 150 »
  [
    /^(?:pour|sur) ([^,;:\d]+?),? (?:compte|mets?|mettez|passe|facture)[srz]? (?=(?:à )?\d)/iu,
    'mets $1 à ',
  ],
  // « préparation des murs, retire 10 m² »
  [
    /^([^,;:\d]+?)\s*[,:]\s*(?:tu |on )?((?:retire|enl[eè]ve|ajoute|rajoute|[oô]te)[srz]?)(?:[- ](?:en|y))? (\d[^,;]*)$/iu,
    '$2 $3 sur $1',
  ],
  [
    /^((?:[ée]change|inverse|intervertis|permute)\p{L}* .+?) (?:de place|entre (?:eux|elles))$/iu,
    '$1',
  ],
  // « rajoute un 3e album »: one more of it.
  [
    /^(?:r?ajoute[srz]?|mets?|compte[srz]?) (une?) \d{1,2}(?:[èe]?me|e) (\p{L}[^\d]*)$/iu,
    '$1 $2 de plus',
  ],
  // « 2 € 50 »
  [/(\d)[\u00a0 ]€ (\d\d)(?!\d| ?(?:€|%|h|j))/gu, '$1,$2\u00a0€'],
  // « 12 → 15 »
  [/(\d[\d.,]*) ?(?:→|-+>|=+>) ?(?=\d)/gu, 'de $1 à '],
  // « j’avais mis 8 arbustes mais en fait y’en a 11 »
  [
    new RegExp(
      String.raw`(?:j['’]avais|on avait|tu avais|vous aviez) (?:mis|compt[ée]|not[ée]|dit|marqu[ée])\s(${FIGURE})\s?(\p{L}[^\d,;]*?)?,?\s(?:mais\s)?(?:en fait\s|finalement\s|au final\s)?(?:(?:il )?y ?['’]?en a|c['’]est|ce sera|il en faut|j['’]en ai mis)\s(?:plut[oô]t\s)?(${FIGURE})`,
      'giu',
    ),
    '$2 $3 au lieu de $1',
  ],
  // « la haie c’est pas 45 c’est 54 »
  [
    new RegExp(
      String.raw`(?:ce n['’]est|c['’]est|c)\s(?:pas|plus)\s(${FIGURE}),?\s(?:mais\s)?(?:c['’]est\s|c\s)?(?:plut[oô]t\s)?(${FIGURE})`,
      'giu',
    ),
    '$2 au lieu de $1',
  ],
  // « le tableau c 950 »
  [/(?<=\p{L}{3,}s?) c['’ ]? ?(?=\d)/giu, ' est à '],
  // « 950 pas 890 »
  [new RegExp(String.raw`(${FIGURE}),?\s(?:et\s)?pas\s(${FIGURE})`, 'giu'), '$1 au lieu de $2'],
  // « Taille de haie : remplacer par Taille de thuyas »
  [/^([^:]+?)\s*:\s*(?:à )?(remplacer|remplace[sz]?)\s+(?=par\s)/iu, 'remplace $1 '],
  // « le niveau 2 passe avant le niveau 1 »
  [
    /^([^,;:]+?)\s(?:passe|vient|va|se met|doit (?:être|passer|aller))\s(?=(?:juste\s)?(?:avant|apr[èe]s|devant|derri[èe]re|en (?:premi|derni|haut|bas|t[êe]te)|tout en|[àa] la fin|au d[ée]but))/iu,
    'mets $1 ',
  ],
  // « à la fin, juste avant la remise »
  [
    /\s(?:[àa] la fin|en bas|en haut|au d[ée]but|en premier|en dernier),?\s(?=juste (?:avant|apr[èe]s|devant|derri[èe]re))/iu,
    ' ',
  ],
  // « nous serons 14 », « il y en aura 14 »
  [/[,\s]+(?:nous|on|ils|elles) (?:serons|sera|seront)(?: finalement)? (?=\d)/giu, ' '],
  // « …, le prix de la bouteille, pas la quantité »
  [
    /,\s*(?:c['’]est )?le prix(?: d[eu] [^,]+| unitaire)?,?\s*(?:et )?pas la quantit[ée]$/iu,
    ', prix unitaire',
  ],
  [/,\s*(?:c['’]est )?la quantit[ée],?\s*(?:et )?pas le prix$/iu, ', quantité'],
  // « sauf la tonte, elle reste à 35 centimes »
  [
    /(?<=(?:sauf|hormis|except[ée]|à part)\s[^,]+),\s*(?:qui|elles?|ils?|ça)\s(?:ne bouge(?:nt)? pas|rest(?:e|ent)\b.*|gard(?:e|ent)\b.*)$/iu,
    '',
  ],
  // « …, le reste ne bouge pas », « …, mais laisse la ligne visible »
  [
    /(?:,\s*|\s(?:et|mais)\s)(?:(?:tout )?le reste|les autres(?: lignes)?|rien d['’]autre) (?:ne (?:bouge|change)(?:nt)?(?: pas)?|bouge(?:nt)? pas|change(?:nt)? pas|reste(?:nt)?\b.*|est bon|c['’]est bon|est inchang[ée]e?)$/iu,
    '',
  ],
  [
    /(?:,\s*|\s)(?:mais|et) (?:laisse|garde|conserve)[rsz]? (?:bien )?la ligne(?: visible| affich[ée]e| dans (?:la facture|le devis))?$/iu,
    '',
  ],
  [/\s(?:avec|par|en faisant|via) une (?:remise|ristourne|r[ée]duction)$/iu, ''],
  [/(?:[àa] )?(?:un )?demi[- ]tarif(?![\p{L}])/iu, 'à moitié prix'],
  // « le client négocie 5 % sur le conseil »
  [
    /^(?:(?:le|la|mon|ma) client(?:e)?|ils?|elles?|on)\s(?:lui |leur )?(?:n[ée]gocie(?:nt)?|obtien(?:t|nent)|a (?:n[ée]goci[ée]|obtenu|droit à))\s(?=\d[\d.,]*\s?%)/iu,
    'remise de ',
  ],
];

/** « la ligne 5 tu la vires », « le désherbage je l’offre »: the verb comes first. */
const DISLOCATED = new RegExp(
  String.raw`^([^:;]+?),?\s(?:tu|on|je|vous|il faut)\s(?:l[ae]s?\s|l['’])(${VERBS})(?![\p{L}])(.*)$`,
  'iu',
);

/** An instruction as it would be said plainly: written figures, the verb first, nothing of what does not change. */
export function reworded(step: string): string {
  let said = /(?<![\p{L}])(?:pas|non)(?![\p{L}])/iu.test(step) ? inDigits(step) : step;
  for (const [shape, plain] of REWORDINGS) said = said.replace(shape, plain);
  return said.replace(DISLOCATED, '$2 $1$3').trim();
}

/** « deux euros cinquante non deux euros soixante »: what is said again is compared in digits. */
function inDigits(step: string): string {
  const prompt = normalise(step);
  let said = '';
  let at = 0;
  for (const figure of readFigures(prompt)) {
    const own = prompt.text.slice(figure.start, figure.end);
    if (figure.start < at || /\d/.test(own) || figure.value < 2) continue;
    said += prompt.text.slice(at, figure.start) + written(own, figure);
    at = figure.end;
  }
  return said + prompt.text.slice(at);
}

const LED = /^(?:(?:[àa]|de|[:=])\s|d['’])/iu;

function written(own: string, { value, kind, unit }: Figure): string {
  const lead = LED.exec(own)?.[0] ?? '';
  const counted = own
    .slice(lead.length)
    .replace(/^.*?(?=\s?\p{L}+$)/u, '')
    .trim();
  const money = kind === 'money' ? '\u00a0€' : unit === null ? '' : ` ${counted}`;
  return `${lead}${frenchNumber(value)}${money}`;
}
