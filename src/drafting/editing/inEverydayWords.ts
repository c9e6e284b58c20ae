import { unaccounted } from './accounted.ts';
import { courtesyWith } from './courtesy.ts';
import { inPlainSentences, withPlainMarks } from './everyday.ts';
import { goneAsTold } from './goneAsTold.ts';
import { undoes } from './inParts.ts';
import { addedBeside, namedAnew } from './namedAnew.ts';
import type { Outcome, Placed, Sheet } from './operation.ts';
import { rateAlone } from './rateAlone.ts';
import { inDigits } from './reworded.ts';

/** « pourriez-vous rebaptiser… ? » is a request, and no question. */
const ASKS_POLITELY =
  /^[\s,]*(?:(?:est-ce que )?(?:tu|vous) (?:peux|pouvez|pourrais|pourriez)|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|serait-il possible de|est-il possible de)[\s,]+/iu;
/** Greetings, thanks and fillers; « aussi » and « tous les deux » bear on what is asked, and stay. */
const COURTESY = courtesyWith('alors|bon|euh|bah|ok|oui|donc', 'en r[ée]alit[ée]');
/** « le logement a moins de 2 ans », « le cours du 3 a sauté »: an age or a day, and no count. */
const AGES_AND_DAYS =
  /(?<![\p{L}])a (?:moins|plus) de (?:\d+|deux|cinq|dix) ans(?![\p{L}])|(?<![\p{L}])du \d{1,2}(?= (?:a|ont|est|sont) (?:saut|(?:été )?(?:annul|report|d[ée]cal)|tomb))/giu;

/** Bounds what a text made to be slow can ask. */
const LONGEST = 240;

/**
 * What an everyday sentence does that no other way of reading follows: said plainly, in one sentence or two, of
 * which every figure shows in what changes; null where it is not followed so either.
 */
export function inEverydayWords(
  sheet: Sheet,
  step: string,
  follow: (sheet: Sheet, step: string) => Outcome,
): Outcome | null {
  if (step.length > LONGEST) return null;
  const polite = withoutCourtesy(step);
  if (/\?\s*$/.test(step) && !ASKS_POLITELY.test(polite)) return null;
  const asked = inDigits(withPlainMarks(polite.replace(ASKS_POLITELY, ''))).replaceAll(
    '\u00a0',
    ' ',
  );
  const named = namedAnew(asked, sheet.lines);
  const parts = named ?? partsOf(asked, sheet);
  // Figures in words are no other way of saying it.
  if (parts.length === 1 && parts[0] === asked) return null;
  let current = sheet;
  const changes: string[] = [];
  for (const part of parts) {
    const outcome = follow(current, part);
    if ('reason' in outcome) return null;
    const isSecond = current !== sheet;
    if (named === null && parts.length > 1 && outcome.lines.length !== sheet.lines.length)
      return null;
    if (isSecond && isCountedAnew(current, outcome.lines)) return null;
    if (isSecond && undoes(sheet, current, outcome)) return null;
    current = { ...sheet, lines: outcome.lines };
    changes.push(...outcome.changes);
  }
  const isWhole =
    unaccounted(sheet, withPlainMarks(step).replaceAll(AGES_AND_DAYS, ' '), current.lines) === null;
  return isWhole ? { lines: [...current.lines], changes } : null;
}

/** « ponçage 10 h, vernis pareil »: a line that counts pots takes no hours. */
const isCountedAnew = ({ lines }: Sheet, after: readonly Placed[]): boolean =>
  after.some(({ line, from }) => {
    const was = lines.find((each) => from !== null && each.from === from);
    return was !== undefined && (was.line.unit ?? null) !== (line.unit ?? null);
  });

function partsOf(asked: string, { lines }: Sheet): string[] {
  const one = goneAsTold(asked, lines) ?? rateAlone(asked, lines);
  return one === null ? (addedBeside(asked, lines) ?? inPlainSentences(asked)) : [one];
}

const withoutCourtesy = (step: string): string =>
  step
    .replaceAll(COURTESY, ' ')
    .replaceAll(/\s+,/g, ',')
    .replaceAll(/\s{2,}/g, ' ')
    .replace(/[.!?\s]+$/, '')
    .replace(/^[,\s]+/, '');
