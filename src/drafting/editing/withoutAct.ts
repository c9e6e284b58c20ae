import { fold } from '../fold.ts';
import type { Placed } from './operation.ts';
import { selectLines } from './select.ts';

/** « 3 souches à rogner », « un seul bouleau à abattre ». */
const TO_BE_DONE =
  /^((?:\d+|une? seule?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (\p{L}[^\d,;]*?)) à (\p{L}{2,}(?:er|ir|re))$/iu;
/** How much of « rogner » and « Rognage » is the same. */
const STEM = 4;

/** The same without what is to be done, where the line of these things is called after it; null otherwise. */
export function withoutAct(step: string, lines: readonly Placed[]): string | null {
  const [, counted = '', thing = '', act = ''] =
    TO_BE_DONE.exec(step.replace(/ a (?=\p{L}+$)/u, ' à ')) ?? [];
  if (act.length < STEM) return null;
  const found = selectLines(
    lines.map(({ line }) => line),
    thing,
  );
  const [at = -1] = 'at' in found && found.at.length === 1 ? found.at : [];
  const words = fold(lines[at]?.line.description ?? '').split(/[^a-z]+/);
  const stem = fold(act).slice(0, STEM);
  return words.some((word) => word.startsWith(stem)) ? counted : null;
}
