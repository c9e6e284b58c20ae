import { fold } from '../fold.ts';
import { courtesyWith } from './courtesy.ts';
import { normalise } from '../normalise.ts';
import { CLOSES_LETTER } from './rewordings.ts';
import { reworded } from './reworded.ts';
import { asLastSaid } from './saidAgain.ts';
import { withoutNames } from './withoutNames.ts';
import { withoutReasons } from './withoutReasons.ts';
import { readFigures, type Figure } from './figures.ts';
import { VERBS } from './verbs.ts';

/** One step of an instruction, read: its verb, its figures, and the words that name its lines. */
export interface Instruction {
  /** As said, for a description or a quotation. */
  text: string;
  folded: string;
  /** Folded; empty when the sentence does not open on one. */
  verb: string;
  /** What follows the verb. */
  rest: string;
  figures: Figure[];
  /** The words beside the figures: which lines, and which part of them. */
  object: string;
  /** « prix », « quantité », « total »: the part of the line that is named. */
  part: 'quantity' | 'price' | 'total' | null;
  /** « de » before the figure: a difference; « à »: the figure itself. */
  preposition: 'by' | 'to' | null;
  direction: 'up' | 'down' | null;
}

const OPENING = new RegExp(
  `^\\s*(?:(?:peux-tu|pouvez-vous|tu peux|vous pouvez|il faut|merci de|veuillez|pourriez-vous|pourrais-tu|il faudrait|serait-il possible de|est-il possible de|est-ce que (?:tu|vous) (?:peux|pouvez|pourrais|pourriez)|avoir la gentillesse de|(?:je|on) (?:voudrai[st]|souhaite(?:rai[st])?|veux|veut|aimerai[st])|écoute,?|stp|svp|s['’]il te plaît|s['’]il vous plaît|et|puis|finalement|plutôt|ne|on|tu)\\s+)*(?:me |m['’]|nous |lui )?(${VERBS})(?:[- ](?:moi|lui|leur|nous))?(?![\\p{L}])\\s*`,
  'iu',
);
const COURTESY = courtesyWith(
  'alors|bon|euh|bah|ok|oui',
  String.raw`je (?:vous|te) prie|à partir de maintenant|en fin de compte|pour finir|plut[oô]t(?! que| qu['’])|maintenant|cette fois(?:-ci)?|aussi|tou(?:te)?s les (?:deux|trois|quatre)|l['’]une? comme l['’]autre`,
);
/** « ils ont pris 5 bouteilles », « j’ai mis 11 h de pose »: what is said of the work is what is to be billed. */
const TOLD =
  /^(?:(?:ils|elles|il|elle|on|nous|vous|je|tu|c['’])\s+|j['’]|g\s+)(?:(?:ont|a|ai|avons|avez|as|est)\s+)?(?:pris|mis|fait|utilis[ée]|consomm[ée]|bu|pass[ée]|pos[ée])\s+(?=\d|une? |deux |trois |quatre |cinq |six |sept |huit |neuf |dix )/iu;
/** « j’ai mis aussi 4 litres d’huile à 7 € »: what is told to be more of it is to be added. */
const TOLD_TOO =
  /^(?:j['’ ]?ai|g|on a|nous avons|(?:il|elle|le client|la cliente) a|(?:ils|elles|les clients) ont)\s(?:aussi |en plus |également )?(?:mis|pris|fait|utilis[ée]|pos[ée]|fourni|livr[ée]|vendu|compt[ée])\s(?:aussi |en plus |également )?(?=\d|une? |deux |trois |quatre |cinq |six |sept |huit |neuf |dix )(?<=(?:aussi|en plus|également) (?:\p{L}+\s)?)/iu;
/** « la formation tu la passes à 400 ». */
const SET_AGAIN =
  /\s(?:tu|on|je|vous) l[ae]s? (?:(?:passe[sz]?|mets?|mettez|met|compte[sz]?)(?=\s)|(?!gard|laiss|conserv|enl[eè]v|vir|supprim|retir|augment|baiss|mont)\p{L}+(?=\s(?:à|a)\s\d))/iu;
/** « appelle la ligne arche florale plutôt arche en bois ». */
const CALLED =
  /^(?:appel|intitul|nomm)\p{L}*\s(?:la ligne\s)?([^,;]{2,80}?)\splut[oô]t\s(?!que\s|qu['’])([^,;«"]{2,80})$/iu;
export const HALF_DAY = /\bune demie?[ -]journ[ée]e(?![\p{L}])/giu;
/** « 60 euros le déplacement »: in a document’s own sentence that is the price of each. */
const PRICED_THING =
  /^\d[\d\s,.]*(?:€|euros?|centimes?|cts?)\s+(?:pour |sur )?((?:les?|la)\s.+|l['’].+)$/iu;
const UP = /^(?:augment|major|mont|rajout|ajout)|\bde plus\b|\ben plus\b|\bplus cher|\+\s?\d/;
const DOWN =
  /^(?:baiss|redui|diminu|descend|retir|enlev|ot)|\bde moins\b|\ben moins\b|\bmoins cher/;
const PARTS: readonly [RegExp, 'quantity' | 'price' | 'total'][] = [
  [/\b(?:quantites?|nombre)\b/, 'quantity'],
  [/\b(?:total|en tout|au total|montant|forfait|le tout|l[ea] (?:ttc|ht))\b/, 'total'],
  [
    /\b(?:plus|moins) cher|(?:€|euros?|centimes?|cts?) (?:la |le |l'|par |de l'|du )(?:bouteille|piece|unite|metre|m2|kilo|heure|jour|page|mot|personne|tete|part|nuit|seance|km)\b|\bchacune?\b|\b(?:prix|tarifs?|tjm|taux horaire|cout unitaire|pu)\b|\b(?:par|de l') ?(?:jour|heure|unite|piece|mois|personne)\b/,
    'price',
  ],
];
const PART_WORDS =
  /\b(?:la |les |le |l['’])?(?:quantit[ée]s?|nombre|montants?|prix unitaires?|prix|tarifs? (?:horaires?|journaliers?|au (?:mot|m[èe]tre|km|feuillet|forfait))|tarifs?|taux horaires?|tjm|forfait|surface (?:r[ée]elle)?|superficie|longueur)(?: (?=d)| |$)|\b(?:au total|en tout|le total|total|le tout)(?: |$)|\bhors taxes?\b|\bht\b|\bttc\b|(?<![\p{L}])(?:par |de l['’])(?:jour|heure|unit[ée]|pi[eè]ce|mois|personne)(?![\p{L}])/giu;
const INSTEAD = /\bau lieu (?:des?|d['’])\s*(?:\d[\d\s.,]*(?:€|euros?)?)?/giu;
/** What it was, where it is read as part of what it is. */
const WAS = /\bau lieu d(?:es? |')(\d[\d ]*(?:[.,]\d+)?)/;
const RELATIVE_WORDS = /\b(?:(?:de|en) (?:plus|moins)|(?:plus|moins) ch[eè]re?s?)\b/giu;

/** « déplacement x 3 » */
const TIMES = /^([^\d]+?)\s+[x×]\s?(\d+)$/iu;

/**
 * Reads one step; line numbers (« la ligne 4 ») and the figures of the lines' names (« niveau 2 »,
 * `namedFigures.ts`) name lines and are no figures.
 */
export function readInstruction(step: string, named: readonly string[]): Instruction {
  const plain = withoutReasons(
    step.replace(CALLED, 'renomme $1 en « $2 »').replace(TOLD_TOO, 'ajoute '),
  )
    .replace(CLOSES_LETTER, '')
    .replaceAll(COURTESY, ' ')
    .replaceAll(/\s+,/g, ',')
    .replaceAll(/\s{2,}/g, ' ')
    .trim();
  const text = asLastSaid(withoutReasons(reworded(plain)))
    .replaceAll(COURTESY, ' ')
    .replace(/[.!?\s]+$/, '')
    .replace(/^[,\s]+/, '')
    .replace(TOLD, '')
    .replace(SET_AGAIN, '')
    .replaceAll(HALF_DAY, '0,5 jour');
  const opening = OPENING.exec(text);
  const verb = fold(opening?.[1] ?? '');
  const rest = (opening === null ? text : text.slice(opening[0].length)).replace(
    TIMES,
    'quantité $1 $2',
  );
  const prompt = normalise(rest);
  const figures = joined(readFigures(withoutNames(prompt, named)), prompt.folded);
  const first = figures[0];
  const folded = fold(rest);
  const instead = insteadOf(figures, prompt.folded);
  return {
    text,
    folded,
    verb,
    rest,
    figures: instead ?? figures,
    object:
      objectOf(prompt.text, figures).replace(ONE_UNIT, '') ||
      (PRICED_THING.exec(prompt.text.trim())?.[1] ?? ''),
    part:
      PARTS.find(([shape]) => shape.test(folded))?.[1] ??
      (isPriceOfOne(prompt.text, figures) ? 'price' : null),
    preposition: first === undefined ? null : prepositionOf(prompt.folded, first),
    direction:
      DOWN.test(verb) || DOWN.test(folded)
        ? 'down'
        : UP.test(verb) || UP.test(folded)
          ? 'up'
          : null,
  };
}

/** « le mètre de cuivre », « l’heure de pose »: what one of them costs. */
const ONE_UNIT =
  /^(?:le |la |l['’]|du |au )(?:m[èe]tre|m²|kilo|kilogramme|heure|jour|journ[ée]e|kilom[èe]tre|km|mot|page|nuit|nuit[ée]e|pi[èe]ce|mois|litre|s[ée]ance|unit[ée])\s+(?:de\s+(?:la |l['’])?|d['’]|du\s+|des\s+)(?=\p{L})/iu;

function isPriceOfOne(text: string, figures: readonly Figure[]): boolean {
  return (
    figures.length === 1 && figures[0]?.kind === 'money' && ONE_UNIT.test(objectOf(text, figures))
  );
}

/** « de 5 à 4 jours »: one figure, with what it is said to have been; « 8 à 49 » are two. */
function joined(figures: readonly Figure[], folded: string): Figure[] {
  const [was, now, ...others] = figures;
  if (was?.kind !== 'bare' || now === undefined) return [...figures];
  const isLed =
    /^d(?:e |')/.test(folded.slice(was.start)) || /\bd(?:e |')$/.test(folded.slice(0, was.start));
  if (!isLed) return [...figures];
  const between = folded.slice(was.end, now.start);
  const own = folded.slice(now.start, now.end);
  const tied = /^\s*a\s*$/.test(between) || (between.trim() === '' && own.startsWith('a '));
  return tied ? [{ ...now, start: was.start, from: was.value }, ...others] : [...figures];
}

/** « 3 déplacements au lieu de 2 », « 15 litres au lieu de 12 à 21 € »: the figure it was comes after, then a price. */
function insteadOf(figures: readonly Figure[], folded: string): Figure[] | null {
  const [now, was, ...others] = figures;
  if (now === undefined || others.length > 1) return null;
  const said = WAS.exec(folded);
  const from = Number((said?.[1] ?? '').replaceAll(' ', '').replace(',', '.'));
  const isAlone = was === undefined || (was.kind === 'money' && was.start > (said?.index ?? 0));
  if (isAlone)
    return said === null || now.from !== null || now.start > said.index || others.length > 0
      ? null
      : [{ ...now, from }, ...(was === undefined ? [] : [was])];
  const isInstead = /\bau lieu (?:de|des|d')\s*$/.test(folded.slice(now.end, was.start));
  const arePrices = others.every((each) => isPrice(each, folded)) && now.kind !== 'money';
  return isInstead && (others.length === 0 || arePrices)
    ? [{ ...now, from: was.value }, ...others]
    : null;
}

/** « 8 au lieu de 6 à 70 »: behind « à » it is what each costs. */
const isPrice = ({ kind, start }: Figure, folded: string): boolean =>
  kind === 'money' || (kind === 'bare' && /^a \d/.test(folded.slice(start)));

function objectOf(text: string, figures: readonly Figure[]): string {
  let words = '';
  let at = 0;
  for (const { start, end } of figures) {
    words += `${text.slice(at, Math.max(at, start))} `;
    at = Math.max(at, end);
  }
  words += text.slice(at);
  return trimmed(
    words.replaceAll(RELATIVE_WORDS, ' ').replaceAll(PART_WORDS, ' ').replaceAll(INSTEAD, ' '),
  );
}

const EDGE = String.raw`(?:de|d['’]|du|des|à|a|au|aux|sur|pour|par|en|que|est|sont|passe|passent|dure|durent|(?:a|ont) dur[ée]e?|(?:a|ont) pris|prend|prennent|prendra|(?:est|sont|soit|soient) (?:ramen|port|pass|fix)[ée]e?s?|passer|passera|passeront|montent?|descend(?:ent)?|tombent?|(?:est|sont) rest[ée]e?s?|coûte|coute|fasse|fait|faisait|faisaient|(?:soit|est|sera) factur[ée]e?s?|facturée?s?|:|=|,|-|\+)`;
const LEADING = new RegExp(String.raw`^(?:${EDGE}(?=[\s:=,+-]|$)\s*|d['’])+`, 'iu');
const TRAILING = new RegExp(String.raw`(?:(?:^|\s)${EDGE}|\s*[:=,+-])+$`, 'iu');

/** Without the little words that tied it to its verb and its figures. */
export function trimmed(words: string): string {
  return words
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(LEADING, '')
    .replace(TRAILING, '')
    .replace(LEADING, '')
    .trim();
}

function prepositionOf(folded: string, figure: Figure): 'by' | 'to' | null {
  const before = folded.slice(0, figure.start);
  const own = folded.slice(figure.start, figure.end);
  // « service : 3 heures de plus »
  if (/^ ?(?:\p{L}+ )?(?:de|en) (?:plus|moins)(?![a-z])/u.test(folded.slice(figure.end)))
    return 'by';
  if (/\b(?:etre|est|sont|soit|soient) d(?:e|')\s*$/.test(before)) return 'to';
  if (
    /(?:^|\s)(?:a|:|=|fasse|fait|coute|est|sont|devient|soit)\s*$/.test(before) ||
    /^(?:a |: ?|= ?)/.test(own)
  )
    return 'to';
  if (/(?:^|\s)(?:de|d['’])\s*$/.test(before) || /^(?:de |d['’])/.test(own))
    return figure.from === null ? 'by' : 'to';
  return null;
}
