import { lineKind } from '#domain/document/lineKind.ts';
import { counts } from '#domain/document/lineOptions.ts';
import type { LineItem } from '#domain/document/types.ts';
import { fromCents, lineCents, toFourDecimals } from '../../exact.ts';
import { summary } from '../french.ts';
import type { Instruction } from '../instruction.ts';
import { chosen, isDiscount, name, priced } from '../lines.ts';
import type { Operation, Outcome, Sheet } from '../operation.ts';

const MERGING = /^(?:fusionn|regroup|rassembl|reuni)/;
const INTO =
  /\s+(?:en|dans|sous|sur)\s+(?:une? seule?(?: et m[êe]me)?(?: ligne)?|une (?:m[êe]me )?ligne|un (?:seul )?forfait|un lot)(?![\p{L}]).*$/iu;
/** « … en une seule ligne « Fleurs des mariés » » */
const NEW_NAME = /\s(?:ligne|forfait|lot)\s[«"“]\s*(.+?)\s*[»"”]/iu;
const AS_A_WHOLE = /\b(?:forfait|lot)\b/;

/** « fusionne les deux lignes de reportage », « regroupe les tailles en un forfait à 520 € »: one line of several. */
export const merge: Operation = {
  name: 'merge',
  reads: ({ verb }) => MERGING.test(verb),
  apply: (sheet, instruction) => {
    const words = instruction.rest
      .replace(INTO, '')
      .replace(/^les (?:deux |trois )?lignes (?:de |des |du |d['’])/iu, 'les ');
    const found = chosen(sheet, words);
    if ('reason' in found) return found;
    const lines = found.at.flatMap((at) => sheet.lines[at]?.line ?? []);
    if (lines.length < 2) return { reason: 'Dites quelles lignes réunir.' };
    if (lines.some(isDiscount)) return { reason: 'Une remise reste sur sa ligne.' };
    if (new Set(lines.map((line) => `${lineKind(line)} ${counts(line)}`)).size > 1)
      return { reason: 'Une option ou une déduction reste sur sa ligne.' };
    const rates = new Set(lines.map((line) => `${line.vatRate ?? ''} ${line.vatCase ?? ''}`));
    if (rates.size > 1)
      return { reason: 'Ces lignes n’ont pas la même TVA\u00a0: elles ne se réunissent pas.' };
    return merged(sheet, found.at, lines, instruction);
  },
};

function merged(
  sheet: Sheet,
  at: readonly number[],
  lines: readonly LineItem[],
  { figures, folded, text }: Instruction,
): Outcome {
  const [first] = lines;
  if (first === undefined) return { reason: 'Dites quelles lignes réunir.' };
  const sum = lines.reduce((cents, line) => cents + lineCents(line.quantity, line.unitPrice), 0);
  const quantity = toFourDecimals(lines.reduce((count, line) => count + line.quantity, 0));
  if (figures.some(({ tax }) => tax === 'ttc')) return { reason: 'Dites ce montant hors taxes.' };
  const isPrice = AS_A_WHOLE.test(folded);
  const money = figures.find(({ kind }) => kind === 'money' || (isPrice && kind === 'bare'));
  const count = figures.find(({ kind }) => kind === 'count' || (!isPrice && kind === 'bare'));
  if (figures.length > Number(money !== undefined) + Number(count !== undefined))
    return { reason: 'Je lis plusieurs nombres\u00a0: dites le prix, ou la quantité.' };
  const alike =
    lines.every((line) => line.unitPrice === first.unitPrice && line.unit === first.unit) &&
    !isPrice;
  if (count !== undefined && (!alike || count.value !== quantity))
    return { reason: `Ces lignes comptent ${quantity}\u00a0: dites leur prix au forfait.` };
  const description =
    NEW_NAME.exec(text)?.[1] ?? lines.map((line) => line.description).reduce(joined);
  const price = money?.value ?? fromCents(sum);
  const one =
    alike && money === undefined
      ? priced({ ...first, description }, quantity, first.unitPrice)
      : priced({ ...first, description, unit: 'lot' }, 1, price);
  const [place = 0] = at;
  const kept = sheet.lines.filter((_, each) => !at.includes(each));
  const before = at.filter((each) => each < place).length;
  return {
    lines: kept.toSpliced(place - before, 0, { line: { ...one, source: null }, from: null }),
    changes: [`${lines.map(name).join(' et ')} deviennent ${name(one)} (${summary(one)})`],
  };
}

/** « Taille de haie » and « Taille des arbustes »: « Taille de haie et des arbustes »; else one behind the other. */
function joined(said: string, next: string): string {
  const [a, b] = [said.split(' '), next.split(' ')];
  let same = 0;
  while (same < b.length - 1 && a[same] === b[same]) same += 1;
  const rest = b.slice(same).join(' ');
  return `${said} et ${same > 0 ? rest : rest.charAt(0).toLowerCase() + rest.slice(1)}`;
}
