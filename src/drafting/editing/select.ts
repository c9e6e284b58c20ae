import type { LineItem, LineUnit } from '#domain/document/types.ts';
import { lineUnit, unitOf } from '../lexicon/units.ts';
import { fold } from '../fold.ts';
import { trimmed } from './instruction.ts';
import { calledSo, isMistyped, near, saysAPlainName, score, terms } from './wordsOfNames.ts';

/** The places of the lines that words name, or why none, in French. */
export type Selection = { at: number[] } | { reason: string };

const ALL =
  /^(?:tout(?:es)?(?: les| mes)?(?: lignes| prestations)?|tous(?: les| mes)?(?: prix| lignes| postes)?|chaque ligne|l['’]ensemble(?: des (?:lignes|travaux|prestations|postes)| du devis| de la facture)?|partout|les lignes|(?:le|la|les|du|sur le|toutes? l[ae]) (?:devis|facture|document))$/;
/** « l’échafaudage et la benne, pas les tuiles » leaves out what follows, like « sauf ». */
const EXCEPT =
  /^(.*?)\s*(?:,\s*)?(?:(?:sauf|hormis|excepte|a part|a l['’]exception d[eu]s?|hors)\s+|(?<=\S)(?:,\s*|\s)(?:mais |et )?(?:surtout )?(?:non )?pas (?=l[ae]s? |l['’]))(.+)$/;
const ORDINALS =
  'premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme'.split(
    ' ',
  );
const COUNTS: Record<string, number> = { deux: 2, trois: 3, quatre: 4, cinq: 5 };

/**
 * Which lines a few words name: « tout sauf X », « X et Y », « la ligne 4 », « les lignes 2 à 4 »,
 * « la dernière », or the words of a description. Every telling word must be found: a word that no
 * line has means a line that is not there.
 */
export function selectLines(lines: readonly LineItem[], words: string): Selection {
  const said = trimmed(words)
    .replace(/\s+(?:uniquement|seulement)$/i, '')
    .replace(/^tout ce qui (?:concerne|touche(?: à| aux?)?)\s+/i, '');
  const folded = fold(said).trim();
  if (folded === '') {
    return lines.length === 1
      ? { at: [0] }
      : { reason: 'Précisez la ligne à modifier, ou dites «\u00a0tout\u00a0».' };
  }
  const except = EXCEPT.exec(folded);
  const from = trimmed(except?.[1] ?? '');
  if (except !== null) {
    const isAll = from === '' || ALL.test(from);
    const of = isAll
      ? { at: lines.map((_, at) => at) }
      : selectLines(lines, said.slice(0, from.length));
    const kept = selectLines(lines, said.slice(said.length - (except[2] ?? '').length));
    if ('reason' in of) return of;
    return 'reason' in kept ? kept : { at: of.at.filter((at) => !kept.at.includes(at)) };
  }
  if (ALL.test(folded)) return { at: lines.map((_, at) => at) };
  const unit = unitNamed(OF_A_UNIT.exec(said)?.[1] ?? '');
  const counted = countedIn(lines, unit);
  if (counted.length > 0) return { at: counted };
  const several = SEVERAL.exec(said);
  if (several !== null) return severalOf(lines, several);
  const placed = byPlace(lines, folded) ?? placedAndNamed(lines, folded);
  if (placed !== null) return placed;
  const called = calledSo(lines, said);
  if (called !== null) return { at: [called] };
  const whole = byWords(lines, said);
  const parts = said.split(/\s*,\s*|\s+(?:et|ou)\s+/i).filter((part) => part.trim() !== '');
  const isOfPlain = parts.some((part) => calledSo(lines, part) !== null);
  if ((!('reason' in whole) && !isOfPlain) || parts.length < 2) return whole;
  const found: number[] = [];
  for (const part of parts) {
    const selection = selectLines(lines, part);
    if ('reason' in selection) return selection;
    found.push(...selection.at);
  }
  return { at: [...new Set(found)].toSorted((a, b) => a - b) };
}

/** « tout ce qui est au m² », « les lignes en jours ». */
const OF_A_UNIT =
  /^(?:tout(?:es)?(?: ce qui est)?|tou(?:te)?s les lignes|les lignes|celles|chaque ligne)(?: (?:factur|compt)ée?s?)? (?:en |au |à l['’]|par )(?:l['’])?(\p{L}[\p{L}²2]*)$/iu;

/** « les deux développements » */
const SEVERAL = /^les (deux|trois|quatre|cinq|[2-9]) (?!premi|derni|lignes)(\p{L}.+)$/iu;

function severalOf(
  lines: readonly LineItem[],
  [, said = '', words = '']: RegExpExecArray,
): Selection {
  const count = COUNTS[said.toLowerCase()] ?? Number(said);
  const found = selectLines(lines, `les ${words}`);
  if ('reason' in found || found.at.length === count) return found;
  const [at = -1] = found.at;
  return found.at.length === 1 && lines[at]?.quantity === count
    ? found
    : {
        reason: `Je trouve ${found.at.length} ligne${found.at.length > 1 ? 's' : ''} pour «\u00a0${words}\u00a0», pas ${said}.`,
      };
}

/** « la 3e ligne rosiers »: its place and its name, which must be of one line. */
function placedAndNamed(lines: readonly LineItem[], folded: string): Selection | null {
  const [, place = '', name = ''] =
    /^((?:la |le )?(?:lignes? \d+|(?:\d+(?:e|eme|ere|re)|[a-z]+(?:ieme|iere|der|ere)) ligne)),? (?!(?:et|a|ou|sauf)(?![a-z]))(.+)$/.exec(
      folded,
    ) ?? [];
  const found = place === '' ? null : byPlace(lines, place);
  if (found === null || 'reason' in found) return found;
  const those = found.at.flatMap((at) => lines[at] ?? []);
  return namesALine(those, name) ? found : null;
}

function byPlace(lines: readonly LineItem[], folded: string): Selection | null {
  const several =
    /^(?:les )?(deux|trois|quatre|cinq|[2-9]) (premieres?|dernieres?)(?: lignes)?$/.exec(folded);
  if (several !== null) {
    const count = COUNTS[several[1] ?? ''] ?? Number(several[1]);
    const first = several[2]?.startsWith('prem') ? 0 : lines.length - count;
    return places(
      lines,
      Array.from({ length: count }, (_, at) => first + at + 1),
    );
  }
  const named =
    /^(?:la |le )?(avant-derniere?|derniere?|premiere?|seconde?|[a-z]+ieme|(\d+)(?:e|eme|ere|re))(?: ligne| poste)?$/.exec(
      folded,
    );
  const numbered = /^la (\d{1,2})$/.exec(folded)?.[1];
  if (numbered !== undefined) return places(lines, [Number(numbered)]);
  if (named !== null) return places(lines, [ordinal(named[1] ?? '', named[2], lines.length)]);
  const numbers =
    /^(?:(?:la |les )?(?:lignes?|postes?)) (?:n[°o] ?)?(\d+(?:(?: ?, ?| et | a | ?- ?)(?:la |les )?(?:lignes? )?\d+)*)$/.exec(
      folded,
    );
  if (numbers === null) {
    const spelled = /^(?:la )?ligne (un|une|deux|trois|quatre|cinq|six)$/.exec(folded)?.[1];
    if (spelled === undefined) return null;
    return places(lines, [COUNTS[spelled] ?? (spelled === 'six' ? 6 : 1)]);
  }
  const list = numbers[1] ?? '';
  const range = /^(\d+)(?: a | ?- ?)(\d+)$/.exec(list);
  if (range !== null) {
    const [from, to] = [Number(range[1]), Math.min(Number(range[2]), Number(range[1]) + 500)];
    return places(
      lines,
      Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at),
    );
  }
  return places(lines, (list.match(/\d+/g) ?? []).map(Number));
}

function ordinal(word: string, digits: string | undefined, count: number): number {
  if (digits !== undefined) return Number(digits);
  if (word.startsWith('avant')) return count - 1;
  if (word.startsWith('dern')) return count;
  if (word.startsWith('second')) return 2;
  return ORDINALS.findIndex((each) => word.startsWith(each)) + 1;
}

function places(lines: readonly LineItem[], numbers: readonly number[]): Selection {
  const missing = numbers.find((number) => lines[number - 1] === undefined);
  if (missing !== undefined || numbers.length === 0)
    return { reason: `Il n’y a pas de ligne ${missing ?? ''}.`.replace(' .', '.') };
  return { at: [...new Set(numbers)].map((number) => number - 1) };
}

/** « mets-en deux de plus », where nothing says of what. */
const PRONOUN_ALONE = /^-?(?:en|y|les?|la|ça|ca|ceux|celles?|lui)$/i;

function byWords(lines: readonly LineItem[], said: string): Selection {
  const quoted = said.replace(/^(?:(?:les?|la|du|de la|des?)\s+|[ld]['’]\s*)/i, '');
  const named = terms(fold(said));
  const none = {
    reason: PRONOUN_ALONE.test(quoted)
      ? 'De quelle ligne s’agit-il\u00a0? Dites son nom, ou «\u00a0la ligne 2\u00a0».'
      : `Aucune ligne ne correspond à «\u00a0${quoted}\u00a0».`,
  };
  if (named.length === 0) return byUnit(lines, said, quoted) ?? none;
  const words = lines.map((line) => terms(fold(line.description)));
  const exact = words.map((each) => score(named, each, near));
  const scores = exact.some((each) => each > 0)
    ? exact
    : words.map((each) => score(named, each, isMistyped));
  const best = Math.max(0, ...scores);
  if (best === 0) return byUnit(lines, said, quoted) ?? none;
  const at = scores.flatMap((each, place) => (each === best ? [place] : []));
  if (
    at.length === 1 ||
    /^(?:chacune? (?:des |de ces )|(?:tou(?:te)?s )?(?:les|des|ces) )/i.test(said)
  )
    return { at };
  // « le chauffe-eau », beside « dépose de l’ancien chauffe-eau »: the one whose name begins so.
  const heads = at.filter((place) => words[place]?.[0] === named[0]);
  if (heads.length === 1) return { at: heads };
  return {
    reason: `Plusieurs lignes correspondent à «\u00a0${quoted}\u00a0»\u00a0: précisez laquelle.`,
  };
}

const ALL_OF_THEM = /^(?:les |tou(?:t|s|tes) |chaque |mes |nos )/i;

/** « les heures », « les nuits »: the lines that are counted so; « heures » alone is of one line at most. */
function byUnit(lines: readonly LineItem[], said: string, quoted: string): Selection | null {
  const unit = unitNamed(quoted);
  const at = countedIn(lines, unit);
  // « 75 personnes », of as many everywhere.
  const areAlike =
    unit === 'person' && new Set(at.map((place) => lines[place]?.quantity)).size === 1;
  if (at.length === 0 || (at.length > 1 && !areAlike && !ALL_OF_THEM.test(said))) return null;
  return { at };
}

/** The unit a few words are the name of. */
export function unitNamed(words: string): LineUnit | null {
  const named = fold(words).replace(/^(?:(?:les?|la|des?) |[ld]')/, '');
  return lineUnit(unitOf(named.trim()));
}

/** The places of the lines counted in a unit. */
export function countedIn(lines: readonly LineItem[], unit: LineUnit | null): number[] {
  return lines.flatMap((line, place) => (unit !== null && line.unit === unit ? [place] : []));
}

/** Whether a few words say one of the words of a line's name. */
export function namesALine(lines: readonly LineItem[], words: string): boolean {
  const said = terms(fold(words));
  return lines.some(({ description }) => {
    const own = terms(fold(description));
    return said.some((word) => score([word], own, near) > 0) || saysAPlainName(description, words);
  });
}

/** The line whose whole name is said, and nothing more; null for none or several. */
export function wholeNamed(lines: readonly LineItem[], words: string): number | null {
  const said = terms(fold(words)).toSorted().join(' ');
  if (said === '') return calledSo(lines, words);
  const at = lines.flatMap(({ description }, place) =>
    terms(fold(description)).toSorted().join(' ') === said ? [place] : [],
  );
  return at.length === 1 ? (at[0] ?? null) : null;
}
