import { namesOf } from './namedFigures.ts';
import { readInstruction } from './instruction.ts';
import type { Placed } from './operation.ts';
import { namesALine, selectLines } from './select.ts';

const KEEPS = String.raw`(?:on |tu |vous )?(?:laisse|garde|conserve)[srz]? (?:bien )?(?<line>(?:l[ae]s? |l['’])\p{L}[^,;\d]*?)(?: (?:comme (?:ça|c['’]est|il est|elle est)|telles? quelles?|tels? quels?|en l['’]état|au même prix))?$`;
/** « … et laisse le bilan ». */
const AT_THE_END = new RegExp(String.raw`(?:\s*,\s*|\s)(?:(?:et|mais) )?${KEEPS}`, 'iu');
/** « on garde la livraison comme ça ». */
const ALONE = new RegExp(`^${KEEPS}`, 'iu');

const UNTOUCHED = String.raw`(?:surtout )?(?:on |tu |vous )?(?:ne |n['’])?(?:touche|change|modifie|bouge)(?:[srz]|ons)? (?:surtout )?pas (?:à |au |aux )?(?<line>(?:l[ae]s? |l['’])?\p{L}[^,;\d]*?)`;
/** « ne touche pas à la pose, juste le sable à 220 ». */
const UNTOUCHED_FIRST = new RegExp(
  String.raw`^${UNTOUCHED}\s*[,;]\s*(?:(?:mais|par contre|en revanche|juste|seulement)\s+)*`,
  'iu',
);
/** « le sable à 220 et touche pas à la pose ». */
const UNTOUCHED_LAST = new RegExp(
  String.raw`(?:\s*[,;]\s*(?:(?:et|mais) )?|\s(?:et|mais) )${UNTOUCHED}$`,
  'iu',
);
const UNTOUCHED_ALONE = new RegExp(`^${UNTOUCHED}$`, 'iu');

/** A step without what it says of another line, that it stays: it asks for nothing. */
export function withoutKept(step: string, lines: readonly Placed[]): string {
  const first = UNTOUCHED_FIRST.exec(step);
  const behind = first === null ? '' : step.slice(first[0].length);
  if (asksOfOthers(first?.groups?.['line'], behind, lines)) return behind;
  const found = UNTOUCHED_LAST.exec(step) ?? AT_THE_END.exec(step);
  if (found === null || found.index === 0) return step;
  const head = step.slice(0, found.index);
  return asksOfOthers(found.groups?.['line'], head, lines) ? head : step;
}

/** Whether a step says that a line stays, beside others that ask something of other lines. */
export const isKept = (step: string, others: string, lines: readonly Placed[]): boolean =>
  asksOfOthers((UNTOUCHED_ALONE.exec(step) ?? ALONE.exec(step))?.groups?.['line'], others, lines);

function asksOfOthers(line: string | undefined, asked: string, lines: readonly Placed[]): boolean {
  if (line === undefined || readInstruction(asked, namesOf(lines)).figures.length === 0)
    return false;
  const items = lines.map((each) => each.line);
  const kept = selectLines(items, line);
  if ('reason' in kept) return false;
  const those = items.filter((_, at) => kept.at.includes(at));
  return !namesALine(those, asked);
}
