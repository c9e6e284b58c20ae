import { readInstruction } from './instruction.ts';
import { namesOf } from './namedFigures.ts';
import type { Placed, Sheet } from './operation.ts';
import { selectLines } from './select.ts';

const REMOVING = /^(?:supprim|enlev|retir|effac|vir|jet|sor|degag|barr|ot|annul)/;
/** Behind these words a line is spoken of that is to stay. */
const KEEPS =
  /(?<![\p{L}])(?:(?:(?:gard|laiss|conserv|except)\p{L}*|restent?|reste|sauf|hors|hormis|sans|par|avant|après|pour)[\s'’]|(?:pas|non) (?:l[ae]s? |l['’]|d[ue]s? |d['’])).*$/iu;
const NEXT = /\s*,\s*|\s+(?:et|puis|ainsi que)\s+/iu;

/**
 * The words of the first line that a removal names and leaves: « enlève le buffet on l’a pas et les serveurs »
 * asks for two. Null where every line that is named went.
 */
export function namedAndLeft(sheet: Sheet, step: string, after: readonly Placed[]): string | null {
  const { verb } = readInstruction(step, namesOf(sheet.lines));
  if (!REMOVING.test(verb) || after.some((each) => !sheet.lines.includes(each))) return null;
  const kept = sheet.lines.map(({ line }) => line);
  const [, ...others] = step.replace(KEEPS, '').split(NEXT);
  const left = others.find((words) => {
    const found = selectLines(kept, words);
    const [at] = 'at' in found && found.at.length === 1 ? found.at : [];
    const line = at === undefined ? undefined : sheet.lines[at];
    return line !== undefined && after.includes(line);
  });
  return left ?? null;
}
