import { withPercentDiscounts } from '#domain/document/percentDiscounts.ts';
import type { LineItem } from '#domain/document/types.ts';
import { withCountsInNames } from './editing/countInName.ts';
import { describeChange } from './editing/french.ts';
import { unaccounted } from './editing/accounted.ts';
import { namedAndLeft } from './editing/allTargets.ts';
import { withoutAsides } from './editing/asides.ts';
import { isSameLine } from './editing/differences.ts';
import { withoutGluedReasons } from './editing/gluedReasons.ts';
import { inEverydayWords } from './editing/inEverydayWords.ts';
import { inParts } from './editing/inParts.ts';
import { readInstruction } from './editing/instruction.ts';
import { withNameBefore } from './editing/nameBefore.ts';
import { namesOf } from './editing/namedFigures.ts';
import type { ChargedVat, Outcome, Placed, Sheet } from './editing/operation.ts';
import { asSaid } from './editing/quoted.ts';
import { isKept, withoutKept } from './editing/kept.ts';
import { movedTo, onlyChanged } from './editing/lineBefore.ts';
import { withItsLine, withToldBefore } from './editing/pronoun.ts';
import { selectLines } from './editing/select.ts';
import { elsewhere } from './editing/operations/elsewhere.ts';
import { precision } from './editing/operations/precision.ts';
import { none } from './editing/operations/lines.ts';
import { NO_ANSWER, ON_CONDITION, unclear, UNTIL } from './editing/operations/unclear.ts';
import { saysHalfOf } from './editing/operations/halfOf.ts';
import { OPERATIONS } from './editing/table.ts';
import { isPortrait } from './editing/portrait.ts';
import { askedBehind, isTold } from './editing/toldBefore.ts';
import { withoutAct } from './editing/withoutAct.ts';
import { isTalk, withoutTalk } from './editing/withoutTalk.ts';
import { PRECISING, VERBS } from './editing/verbs.ts';
import { speaksToMachine } from './injection.ts';
import { fold } from './fold.ts';

/**
 * The lines as they would be, where each was (null for a new one), and what changes, in French; or
 * why the instruction is not followed.
 */
export type Edit =
  | { lines: LineItem[]; places: (number | null)[]; changes: string[] }
  | { lines: null; reason: string };

const STEP = new RegExp(
  `\\s*(?:[;\\n]+|\\.(?!\\d)|,(?!\\d)|(?:,\\s*)?(?<![\\p{L}])(?:et|puis|pis|ensuite|plus|mais)(?![\\p{L}])(?:\\s*,?\\s*(?:à la place|en échange|par contre|en contrepartie),?)?)\\s*(?:de\\s|d['’])?(?=(?!la (?:remise|ristourne)\\s*$|(?:garde|laisse|conserve)[srz]?(?! que| uniquement| seulement| juste)(?![\\p{L}]))(?:une |la |un |on |(?:tu |vous )(?:me |m['’]|nous |lui )?)?(?:${VERBS}|(?:${PRECISING})(?![- ]l[ae]s?$))(?![\\p{L}])|\\d[\\d.,]*\\s?(?:%|€|euros?) de (?:remise|rabais|ristourne))`,
  'iu',
);
/** An instruction is a sentence, not a letter. */
const LONGEST_INSTRUCTION = 1000;
const MOST_STEPS = 50;
const UNKNOWN =
  'Je n’ai pas compris. Essayez par exemple «\u00a0ajoute 2 h de réunion à 60\u00a0€\u00a0», «\u00a0passe le dev à 4 jours\u00a0» ou «\u00a0remise de 10\u00a0%\u00a0».';

/** « j’ai roulé 150 km donc passe l’album à 200 »: two figures of two things. */
const CONCLUDED = /\d[^;]*[\s,]donc\s[^;]*\d/iu;
const CONCLUSION =
  'Je lis plusieurs nombres\u00a0: dites seulement ce qu’il faut changer, sans ce qui l’explique.';
const PORTRAIT =
  'Je lis là comment est une personne ou une chose\u00a0: dites ce qu’il faut changer sur la ligne.';

/**
 * Follows a French instruction on a document's lines (« ajoute 2 h de réunion à 60 € »): a table of
 * operations over the lines its words select. It does the whole instruction or, with a reason,
 * nothing. Nothing is applied: the caller shows the changes and the user accepts them.
 */
export function editByInstruction(
  lines: readonly LineItem[],
  instruction: string,
  charged: ChargedVat | null = null,
): Edit {
  const placed: readonly Placed[] = lines.map((line, from) => ({ line, from }));
  const said = instruction
    .slice(0, LONGEST_INSTRUCTION)
    .split(STEP)
    .map((step) => step.trim())
    .filter((step) => step !== '');
  const steps = withToldBefore(withNameBefore(said, placed), placed);
  // A sentence that asks for more than fifty changes is no sentence.
  if (steps.length === 0 || steps.length > MOST_STEPS) return { lines: null, reason: UNKNOWN };
  if (steps.length > 1 && UNTIL.test(fold(instruction)))
    return { lines: null, reason: ON_CONDITION };
  let current = placed;
  const changes: string[] = [];
  let last: number | null = null;
  const asked = steps.filter((step) => {
    const others = steps.filter((each) => each !== step).join(', ');
    return (
      !isTalk(step, namesOf(current), current) &&
      !isTold({ lines: current, charged }, step, others) &&
      !isKept(step, others, current)
    );
  });
  for (const step of asked.length > 0 ? asked : steps) {
    for (const part of assignments(withItsLine(withoutKept(step, current), last), current)) {
      const outcome = followed({ lines: current, charged }, part);
      if ('reason' in outcome) return { lines: null, reason: reasonFor(part, outcome.reason) };
      const named = withCountsInNames(current, outcome.lines);
      last = onlyChanged(current, named.lines) ?? movedTo(current, part, named.lines);
      current = named.lines;
      changes.push(...outcome.changes, ...named.changes);
    }
  }
  if (current.length === lines.length && current.every((each, at) => isUntouched(each, at, lines)))
    return { lines: null, reason: 'Rien ne changerait\u00a0: c’est déjà ainsi.' };
  return withDiscounts(lines, current, changes);
}

/** « Remise 5 % » stays that share of what is sold, and its change is told. */
function withDiscounts(
  before: readonly LineItem[],
  current: readonly Placed[],
  told: readonly string[],
): Edit {
  const edited = current.map(({ line }) => line);
  const lines = withPercentDiscounts(before, edited);
  const changes = lines.flatMap((line, at) => {
    const was = edited[at];
    return was === undefined || was.unitPrice === line.unitPrice ? [] : [describeChange(was, line)];
  });
  return { lines, places: current.map(({ from }) => from), changes: [...told, ...changes] };
}

function isUntouched({ line, from }: Placed, at: number, lines: readonly LineItem[]): boolean {
  const was = lines[at];
  return from === at && was !== undefined && isSameLine(was, line) && sameFlags(was, line);
}

const sameFlags = (was: LineItem, line: LineItem): boolean =>
  (was.flags ?? []).length === (line.flags ?? []).length;

/** As it is said; where that is not followed, without what is said around it, then a part at a time. */
function followed(sheet: Sheet, step: string): Outcome {
  const outcome = plainly(sheet, step);
  if (!('reason' in outcome) || isBlocked(sheet, step) || CONCLUDED.test(step)) return outcome;
  return (
    inParts(sheet, step, plainly) ??
    inEverydayWords(sheet, step, plainly) ??
    inParts(sheet, step, anyhow) ??
    outcome
  );
}

/** A part of a sentence, in plain words or in everyday ones. */
function anyhow(sheet: Sheet, part: string): Outcome {
  const outcome = plainly(sheet, part);
  if (!('reason' in outcome) || isBlocked(sheet, part)) return outcome;
  return inEverydayWords(sheet, part, plainly) ?? outcome;
}

function plainly(sheet: Sheet, step: string): Outcome {
  const outcome = follow(sheet, step);
  if (!('reason' in outcome)) return outcome;
  const named = namesOf(sheet.lines);
  const plain = withoutTalk(step, named, sheet.lines);
  const again = plain === step ? outcome : follow(sheet, plain);
  if (!('reason' in again)) return again;
  const isNone = none.reads(readInstruction(plain, named), sheet);
  if (isBlocked(sheet, plain) && !isNone) return outcome;
  const others = isNone
    ? withoutGluedReasons(plain, named, sheet.lines)
    : otherwiseSaid(sheet, plain);
  for (const said of others) {
    const told = !isNone && isBlocked(sheet, said) ? again : follow(sheet, said);
    if (!('reason' in told)) return told;
    if (isPlainer(told.reason, outcome.reason)) return told;
  }
  return outcome;
}

/** The same step without what is told around it: each way of leaving it out, least first. */
function* otherwiseSaid(sheet: Sheet, step: string): Generator<string> {
  const named = namesOf(sheet.lines);
  if (!isPortrait(step)) {
    yield* withoutAsides(step, named, sheet.lines);
    yield* withoutGluedReasons(step, named, sheet.lines);
  }
  const undone = step.length > 80 ? null : withoutAct(plainOf(sheet, step), sheet.lines);
  if (undone !== null) yield undone;
  const behind = askedBehind(sheet, step);
  if (behind !== null) yield behind;
}

const QUESTION =
  /^(?:on avait dit|on s['’][ée]tait dit|c['’]est pas (?:un peu )?trop)(?![\p{L}])/iu;

/** A question that names nothing is told to be one. */
function reasonFor(step: string, reason: string): string {
  const asks = QUESTION.test(step.trim()) || /\?\s*$/.test(step);
  const isOrder = readInstruction(step, []).verb !== '';
  const isUnread = isLost(reason) || reason.startsWith('Je lis');
  return asks && !isOrder && isUnread ? NO_ANSWER : asSaid(step, reason);
}

const plainOf = ({ lines }: Sheet, step: string): string =>
  readInstruction(step, namesOf(lines)).text;

/** Of two reasons, the one that speaks of the lines found. */
function isPlainer(reason: string, first: string): boolean {
  return isLost(first) && !isLost(reason);
}

const isLost = (reason: string): boolean =>
  reason === UNKNOWN || /^(?:Aucune ligne|De quelle ligne)/.test(reason);

/** Whether what is said is no order, or none that a line can take: it stays refused, however it is said. */
function isBlocked(sheet: Sheet, step: string): boolean {
  const instruction = readInstruction(step, namesOf(sheet.lines));
  return [none, unclear, elsewhere].some(({ reads }) => reads(instruction, sheet));
}

function follow(sheet: Sheet, step: string): Outcome {
  const instruction = readInstruction(step, namesOf(sheet.lines));
  if (isPortrait(step) && !precision.reads(instruction, sheet)) return { reason: PORTRAIT };
  if (CONCLUDED.test(instruction.text)) return { reason: CONCLUSION };
  // « mets le total à 0 » is told apart from a price: it only ever lowers by a discount one sees.
  if (instruction.part !== 'total' && speaksToMachine(fold(step))) return { reason: UNKNOWN };
  const operation = OPERATIONS.find((each) => each.reads(instruction, sheet));
  const outcome = operation?.apply(sheet, instruction) ?? { reason: UNKNOWN };
  const left =
    'reason' in outcome
      ? null
      : (unaccounted(sheet, step, outcome.lines) ?? namedAndLeft(sheet, step, outcome.lines));
  return left === null
    ? outcome
    : { reason: `Je n’ai pas su quoi faire de «\u00a0${left}\u00a0»\u00a0: dites-le à part.` };
}

const SHARING =
  /^(?:compt|factur|pass|met|remet|chang|modifi|corrig|augment|baiss|redui|diminu|major|mont)/;

/** « …, », « … et … », « deuxième ligne quatre jours troisième ligne deux jours ». */
const PART =
  /\s*,(?!\d)\s*(?:et\s+)?|\s+et\s+|\s+(?=(?:la )?(?:(?:premi|deuxi|troisi|quatri|cinqui|sixi|derni)[èe]\p{L}+ )?ligne(?: \d)?\s)(?<=\d\S*\s|jours?\s|heures?\s|euros?\s)/iu;

/** « mets le dev à 500 € et l’audit à 650 € »: one step for each line named with its own figure. */
function assignments(step: string, lines: readonly Placed[]): string[] {
  const named = namesOf(lines);
  const { verb, rest } = readInstruction(step, named);
  const parts = rest.split(PART);
  const adds = /^r?ajout/.test(verb);
  if (parts.length < 2 || !(verb === '' || adds || SHARING.test(verb))) return [step];
  const own = parts.every((part) => {
    const { figures, object } = readInstruction(`${verb} ${part}`, named);
    const items = lines.map(({ line }) => line);
    if (verb === '' && (saysHalfOf(part) || /moiti[ée] prix/i.test(part))) return true;
    // « ajoute 2 h au plombier et 1 h à l'apprenti » adds to lines, and no line.
    if (adds && !figures.every(({ kind, unit }) => kind === 'count' && unit !== null)) return false;
    return figures.length > 0 && object !== '' && !('reason' in selectLines(items, object));
  });
  return own ? parts.map((part) => `${verb} ${part}`.trim()) : [step];
}
