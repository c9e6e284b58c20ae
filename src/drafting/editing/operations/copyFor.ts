import { fold } from '../../fold.ts';
import { finish } from '../../writing/description.ts';
import { summary } from '../french.ts';
import type { Instruction } from '../instruction.ts';
import { chosen, isDiscount, name } from '../lines.ts';
import type { Operation, Placed, Sheet } from '../operation.ts';
import { terms } from '../wordsOfNames.ts';

const FOR =
  /^(?:la ligne (?:de |du |d['’])?)?(?<what>[^,;]+?)\s(?:pour|en(?!\s*[«"“]))\s(?<whom>[^,;\d]{2,60})$/iu;
const ARTICLE = /^(?:une? (?:autre )?|l[ae]s? |l['’]|des |du |de la )/iu;
const PROPER = /^\p{Lu}[\p{Ll}'’-]+$/u;

/** « duplique la séance couple pour la séance grossesse », « copie le parage de Tornado pour Caramel »: a copy of its own name. */
export const copyFor: Operation = {
  name: 'copyFor',
  reads: (instruction, sheet) => asked(sheet, instruction) !== null,
  apply: (sheet, instruction) => {
    const said = asked(sheet, instruction);
    const was = said === null ? undefined : sheet.lines[said.at];
    if (said === null || was === undefined) return { reason: 'Dites quelle ligne copier.' };
    const line = { ...was.line, description: nameOf(was, said.whom), source: null };
    return {
      lines: sheet.lines.toSpliced(said.at + 1, 0, { line, from: null }),
      changes: [`Copie de ${name(was.line)}\u00a0: ${name(line)} (${summary(line)})`],
    };
  },
};

function asked(sheet: Sheet, { verb, rest }: Instruction): { at: number; whom: string } | null {
  if (!/^(?:dupliqu|copi)/.test(verb) || 'at' in chosen(sheet, rest)) return null;
  const { what = '', whom = '' } = FOR.exec(rest)?.groups ?? {};
  const found = chosen(sheet, what);
  const [at] = 'at' in found && found.at.length === 1 ? found.at : [];
  const line = at === undefined ? undefined : sheet.lines[at]?.line;
  return at === undefined || line === undefined || whom === '' || isDiscount(line)
    ? null
    : { at, whom };
}

/** A name that begins as the other does is whole; a first name takes the place of one; else it stands in brackets. */
function nameOf({ line }: Placed, whom: string): string {
  const words = whom.replace(ARTICLE, '');
  const own = line.description;
  if (terms(fold(words))[0] === terms(fold(own))[0]) return finish(words);
  const last = /\s(\S+)$/u.exec(own)?.[1] ?? '';
  if (PROPER.test(last) && PROPER.test(words)) return own.slice(0, -last.length) + words;
  return `${own} (${words})`;
}
