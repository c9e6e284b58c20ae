import type { Instruction } from '../instruction.ts';
import { changeLines, name } from '../lines.ts';
import type { Operation, Sheet } from '../operation.ts';

/** The line that is to be called otherwise, and its new name out of the one it has. */
export interface NewName {
  at: number;
  rename: (own: string) => string;
}

/** An operation that changes the name of one line and nothing else, where `asked` finds which and how. */
export function renamesOne(
  called: string,
  asked: (sheet: Sheet, instruction: Instruction) => NewName | null,
): Operation {
  return {
    name: called,
    reads: (instruction, sheet) => asked(sheet, instruction) !== null,
    apply: (sheet, instruction) => {
      const found = asked(sheet, instruction);
      if (found === null) return { reason: 'Changez une ligne à la fois.' };
      return changeLines(
        sheet,
        [found.at],
        (line) => ({ ...line, description: found.rename(line.description) }),
        (before, after) => `${name(before)} devient ${name(after)}`,
      );
    },
  };
}
