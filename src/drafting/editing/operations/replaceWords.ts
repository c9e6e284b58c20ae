import { finish } from '../../writing/description.ts';
import { fold } from '../../fold.ts';
import type { Instruction } from '../instruction.ts';
import { changeLines, chosen, name } from '../lines.ts';
import type { Outcome, Sheet } from '../operation.ts';

const SHAPE =
  /^(?:(?:le mot|les mots|le nom)\s+)?[«"“]?\s*(.+?)\s*[»"”]?\s+(?:par|en)\s+[«"“]?\s*(.+?)\s*[»"”]?(?:,?\s+(partout|(?:dans|sur|pour)\s+.+))?$/iu;
const ARTICLE = /^(?:les?|la|l['’]|une?|des|du|de la)(?:\s|(?<=['’]))/iu;
const EVERYWHERE =
  /^partout$|^dans (?:tou(?:te)?s les |les )?(?:lignes|libell[ée]s|descriptions)$/iu;

/**
 * « remplace Excel par Power BI partout », « remplace va-et-vient par simples »: words of a name, and the
 * rest of it stays; null where the sentence speaks of a whole line.
 */
export function withOtherWords(sheet: Sheet, instruction: Instruction): Outcome | null {
  const { verb, figures } = instruction;
  if (!/^(?:remplac|chang|renomm)/.test(verb) || !speaksOfWords(sheet, instruction)) return null;
  // « remplace parpaings par briques, 64 euros le m² »: one thing at a time.
  if (figures.length > 0) return { reason: 'Dites d’abord le nouveau nom, puis le prix.' };
  const { old, by, where } = asked(instruction);
  const found =
    where === '' || EVERYWHERE.test(where)
      ? { at: sheet.lines.map((_, at) => at) }
      : chosen(sheet, where.replace(/^\p{L}+\s+/u, ''));
  if ('reason' in found) return found;
  const at = found.at.filter((place) => startOf(sheet, place, old) >= 0);
  if (at.length === 0) return { reason: `Aucune ligne ne dit «\u00a0${old}\u00a0».` };
  // « d’un | une vigne »: the article is there already.
  if (ARTICLE.test(by) && at.some((place) => ENDS_ON_ARTICLE.test(before(sheet, place, old))))
    return { reason: 'Dites le nouveau nom de la ligne en entier.' };
  if (at.length > 1 && where === '')
    return {
      reason: `Plusieurs lignes disent «\u00a0${old}\u00a0»\u00a0: dites laquelle, ou «\u00a0partout\u00a0».`,
    };
  return changeLines(
    sheet,
    at,
    (line) => {
      const start = fold(line.description).indexOf(fold(old));
      const said = `${line.description.slice(0, start)}${by}${line.description.slice(start + old.length)}`;
      return { ...line, description: finish(said) };
    },
    (before, after) => `${name(before)} devient ${name(after)}`,
  );
}

/** What is replaced, by what, and in which lines; all empty where the sentence renames a whole line. */
function asked({ rest }: Instruction): { old: string; by: string; where: string } {
  const [, old = '', by = '', where = ''] = SHAPE.exec(rest) ?? [];
  return { old, by, where };
}

const ENDS_ON_ARTICLE = /(?:^|[\s'’])(?:une?|l[ae]s?|des|du|de la)\s$|['’]$/iu;

function before(sheet: Sheet, place: number, old: string): string {
  const own = sheet.lines[place]?.line.description ?? '';
  return own.slice(0, startOf(sheet, place, old));
}

/** Where in a line's name these words stand, -1 for nowhere; names and their folded form are as long. */
function startOf({ lines }: Sheet, place: number, old: string): number {
  const folded = fold(lines[place]?.line.description ?? '');
  const said = fold(old);
  const start = folded.indexOf(said);
  const isWord = !/[a-z0-9]/.test(
    (folded.charAt(start - 1) || ' ') + (folded.charAt(start + said.length) || ' '),
  );
  return start >= 0 && isWord ? start : -1;
}

/** Whether an instruction speaks of words inside names, and of no whole line: « le champagne » is a line. */
function speaksOfWords(sheet: Sheet, instruction: Instruction): boolean {
  const { old, where } = asked(instruction);
  if (old === '') return false;
  if (where !== '') return true;
  const starts = sheet.lines.map((_, place) => startOf(sheet, place, old));
  return !ARTICLE.test(old) && starts.some((start) => start > 0) && !starts.includes(0);
}
