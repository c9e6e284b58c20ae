import { chosen, isDiscount } from '../lines.ts';
import type { Placed, Sheet } from '../operation.ts';

const FIRST = String.raw`(?:en (?:premi[eè]re?|t[eê]te|haut)(?: lieu| position| ligne| place)?|tout en haut|au d[eé]but)`;
const FIRST_BEFORE = new RegExp(String.raw`^${FIRST}\s+`, 'i');
const FIRST_AFTER = new RegExp(String.raw`,?\s+${FIRST}$`, 'i');
const LAST_AFTER =
  /,?\s+(?:en (?:derni[eè]re?|bas)(?: lieu| position| ligne| place)?|[àa] la fin)$/i;
const BESIDE =
  /,?\s+(?:juste\s+)?(avant|apr[eè]s|devant|derri[eè]re|au[- ]dessus d[eu]s?|en dessous d[eu]s?|sous)\s+((?:les?|la)\s[^,]+|l['’][^,]+)(,\s*\d.*)?$/i;

/** « avant le bilan une ligne restitution, 300 € » */
const BESIDE_BEFORE =
  /^(?:juste )?(avant|apr[eè]s|devant|derri[eè]re|au[- ]dessus d[eu]s?|en dessous d[eu]s?|sous) ((?:les? |la |l['’])[^,;:\d]+?),? (?:une (?:nouvelle )?ligne |une? )(\p{L}[^;]*)$/iu;

/** « une ligne entre la haie et les arbustes : traitement de la haie… » */
const BETWEEN = /^(?:une (?:nouvelle )?ligne )?entre (.+?) et (.+?)\s*[:,]\s*(.+)$/i;

const isSold = ({ line }: Placed): boolean => !isDiscount(line);

const isAbove = (side: string): boolean => /^(?:avant|devant|au[- ]dessus)/i.test(side);

/** Where a new line is to stand, and the words without that; at the end where nothing says it. */
export function wishedPlace(sheet: Sheet, rest: string): { words: string; at: number } {
  // What is sold stands above what is taken off.
  const end = sheet.lines.findLastIndex(isSold) + 1 || sheet.lines.length;
  if (FIRST_BEFORE.test(rest)) return { words: rest.replace(FIRST_BEFORE, ''), at: 0 };
  if (FIRST_AFTER.test(rest)) return { words: rest.replace(FIRST_AFTER, ''), at: 0 };
  if (LAST_AFTER.test(rest)) return { words: rest.replace(LAST_AFTER, ''), at: sheet.lines.length };
  const between = BETWEEN.exec(rest);
  const first = between === null ? null : chosen(sheet, between[1] ?? '');
  const second = between === null ? null : chosen(sheet, between[2] ?? '');
  if (between !== null && first !== null && 'at' in first && second !== null && 'at' in second) {
    const next = Math.max(first.at[0] ?? 0, second.at[0] ?? 0);
    return { words: between[3] ?? '', at: next };
  }
  const [, side = '', line = '', thing = ''] = BESIDE_BEFORE.exec(rest) ?? [];
  const there = line === '' ? null : chosen(sheet, line);
  if (there !== null && 'at' in there && there.at.length === 1)
    return { words: thing, at: (there.at[0] ?? end) + (isAbove(side) ? 0 : 1) };
  const beside = BESIDE.exec(rest);
  const found = beside === null ? null : chosen(sheet, beside[2] ?? '');
  // « formation après la livraison » may be what the new line is called.
  if (beside === null || found === null || 'reason' in found || found.at.length !== 1)
    return { words: rest, at: end };
  const [place = end] = found.at;
  return {
    words: `${rest.slice(0, beside.index)}${beside[3] ?? ''}`,
    at: isAbove(beside[1] ?? '') ? place : place + 1,
  };
}
