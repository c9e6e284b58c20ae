import type { Instruction } from '../instruction.ts';
import type { Operation, Outcome, Placed, Sheet } from '../operation.ts';
import { chosen, name } from '../lines.ts';

const INVERT = /^(?:invers|echang|interverti|permut)/;
const STEP_UP = /^(?:monte|remonte)[rz]?$/;
const STEP_DOWN = /^descend/;
const BY_LINES =
  /\s*(?:d['’]une?|de (?:une|\d+)|de deux|de trois)\s+(?:ligne|place|cran|position|rang)s?\s*$/i;
const TO_PLACE =
  /^(.+?)\s+(?:((?:tout )?en (?:premi[eè]re?|t[eê]te|haut)|au d[eé]but|en premier lieu)|((?:tout )?(?:en derni[eè]re?|en bas|[aà] la fin)|en fin de (?:devis|facture|document))|en (deuxi[eè]me|second|seconde|troisi[eè]me|quatri[eè]me|cinqui[eè]me))(?:\s+(?:position|ligne|place))?$/i;
const BESIDE =
  /^(.+?)\s+(?:juste\s+)?(avant|apr[eè]s|devant|derri[eè]re|au-dessus d[eu]s?|en dessous d[eu]s?|sous)\s+(.+)$/i;
const RANKS = ['prem', 'deux', 'troi', 'quat', 'cinq'];

/** « inverse l’audit et le logo ». */
export const invert: Operation = {
  name: 'invert',
  reads: ({ verb }) => INVERT.test(verb),
  apply: (sheet, { rest }) => {
    const both = /^(?:les )?(?:deux )?lignes$/i.test(rest.trim()) && sheet.lines.length === 2;
    const found = both ? { at: [0, 1] } : chosen(sheet, rest);
    if ('reason' in found) return found;
    const [a, b] = found.at;
    if (a === undefined || b === undefined || found.at.length !== 2)
      return { reason: 'Dites les deux lignes à inverser.' };
    const lines = [...sheet.lines];
    [lines[a], lines[b]] = [sheet.lines[b] as Placed, sheet.lines[a] as Placed];
    const [first, second] = [sheet.lines[a] as Placed, sheet.lines[b] as Placed];
    return { lines, changes: [`${name(first.line)} et ${name(second.line)} changent de place`] };
  },
};

/** « monte le logo d’une ligne », « descends l’audit ». */
export const step: Operation = {
  name: 'step',
  reads: ({ verb, figures, rest }) =>
    (STEP_UP.test(verb) || STEP_DOWN.test(verb)) &&
    (BY_LINES.test(rest) || (figures.length === 0 && !TO_PLACE.test(rest) && !BESIDE.test(rest))),
  apply: (sheet, { verb, rest }) => {
    const found = chosen(sheet, rest.replace(BY_LINES, ''));
    if ('reason' in found) return found;
    const [from] = found.at;
    if (from === undefined || found.at.length !== 1)
      return { reason: 'Déplacez une ligne à la fois.' };
    const said = BY_LINES.exec(rest)?.[0] ?? '';
    const count = /deux|2/.test(said) ? 2 : /trois|3/.test(said) ? 3 : 1;
    return moved(sheet, from, from + (STEP_DOWN.test(verb) ? count : -count));
  },
};

/** « mets l’audit en premier », « déplace le logo à la fin », « passe l’audit après le dev ». */
export const move: Operation = {
  name: 'move',
  reads: ({ verb, rest, figures }) =>
    figures.length === 0 &&
    (verb === ''
      ? TO_PLACE.test(rest)
      : /^(?:met|remet|deplac|pass|mont|remont|descend)/.test(verb) &&
        (TO_PLACE.test(rest) || BESIDE.test(rest))),
  apply: (sheet, { rest }) => {
    const place = TO_PLACE.exec(rest);
    const beside = place === null ? BESIDE.exec(rest) : null;
    const found = chosen(sheet, (place ?? beside)?.[1] ?? '');
    if ('reason' in found) return found;
    const [from] = found.at;
    if (from === undefined) return { reason: 'Déplacez une ligne à la fois.' };
    if (found.at.length > 1) return severalMoved(sheet, found.at, place, beside);
    if (place !== null) {
      const rank = RANKS.findIndex((each) => (place[4] ?? '').toLowerCase().startsWith(each));
      const to =
        place[2] !== undefined
          ? 0
          : place[3] !== undefined
            ? sheet.lines.length - 1
            : rank < 0
              ? 1
              : rank;
      return moved(sheet, from, to);
    }
    const other = chosen(sheet, beside?.[3] ?? '');
    if ('reason' in other) return other;
    const [at] = other.at;
    if (at === undefined || other.at.length !== 1 || at === from)
      return { reason: 'Dites à côté de quelle autre ligne.' };
    const before = /avant|devant|dessus/i.test(beside?.[2] ?? '');
    const rest2 = at > from ? at - 1 : at;
    return moved(sheet, from, before ? rest2 : rest2 + 1);
  },
};

/** The one line that an instruction moves; null where it moves none, or several. */
export function lineToMove(sheet: Sheet, instruction: Instruction): Placed | null {
  const shape = TO_PLACE.exec(instruction.rest) ?? BESIDE.exec(instruction.rest);
  if (shape === null || !move.reads(instruction, sheet)) return null;
  const found = chosen(sheet, shape[1] ?? '');
  const [at] = 'at' in found && found.at.length === 1 ? found.at : [];
  return (at === undefined ? null : sheet.lines[at]) ?? null;
}

/** « mets les albums à la fin », « … avant la remise »: together, in their order. */
function severalMoved(
  sheet: Sheet,
  from: readonly number[],
  place: RegExpExecArray | null,
  beside: RegExpExecArray | null,
): Outcome {
  const those = from.flatMap((at) => sheet.lines[at] ?? []);
  const others = sheet.lines.filter((each) => !those.includes(each));
  const other = beside === null ? null : chosen({ ...sheet, lines: others }, beside[3] ?? '');
  if (other !== null && 'reason' in other) return other;
  const [next] = other?.at ?? [];
  if (place !== null && place[2] === undefined && place[3] === undefined)
    return { reason: 'Déplacez une ligne à la fois.' };
  if (place === null && (next === undefined || other?.at.length !== 1))
    return { reason: 'Dites à côté de quelle autre ligne.' };
  const isBefore = /avant|devant|dessus/i.test(beside?.[2] ?? '');
  const to =
    next === undefined ? (place?.[2] === undefined ? others.length : 0) : next + (isBefore ? 0 : 1);
  return {
    lines: others.toSpliced(to, 0, ...those),
    changes: those.map(({ line }, at) => `${name(line)} passe en ligne ${to + at + 1}`),
  };
}

function moved({ lines }: Sheet, from: number, to: number) {
  const line = lines[from];
  if (line === undefined || to < 0 || to >= lines.length || to === from)
    return { reason: 'Cette ligne ne peut pas aller plus loin.' };
  return {
    lines: lines.toSpliced(from, 1).toSpliced(to, 0, line),
    changes: [`${name(line.line)} passe en ligne ${to + 1}`],
  };
}
