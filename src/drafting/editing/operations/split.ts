import { divide, multiply, toFourDecimals } from '../../exact.ts';
import { frenchNumber, summary } from '../french.ts';
import { chosen, isDiscount, name, priced } from '../lines.ts';
import type { Operation, Outcome, Placed, Sheet } from '../operation.ts';
import { drafted } from './newLines.ts';

const PARTS: Record<string, number> = { deux: 2, trois: 3, quatre: 4 };
const SHAPE =
  /^(.+?)\s+en\s+(deux|trois|quatre|[2-4])(?:\s+(lignes?|parts?|parties?))?(?:\s+(?:de|à)\s+([^:]+?))?(?:\s*:\s*(.+))?$/iu;
const SPLITTING = /^(?:separ|scind|partag|decoup|divis)/;

/** « sépare la main d’œuvre en deux lignes de 8 heures », « divise le conseil en deux : 3 jours sur site à 800 et… ». */
export const split: Operation = {
  name: 'split',
  reads: ({ verb, rest }) => {
    const [, , , lines, , list] = SHAPE.exec(rest) ?? [];
    // « divise le conseil en deux » may halve its count.
    return SPLITTING.test(verb) && (lines !== undefined || list !== undefined);
  },
  apply: (sheet, { rest, figures }) => {
    const [, words = '', said = '', , , list] = SHAPE.exec(rest) ?? [];
    const parts = PARTS[said.toLowerCase()] ?? Number(said);
    const found = chosen(sheet, words);
    if ('reason' in found) return found;
    const [at] = found.at;
    const was = at === undefined ? undefined : sheet.lines[at];
    if (at === undefined || was === undefined || found.at.length > 1)
      return { reason: 'Dites quelle ligne partager.' };
    if (isDiscount(was.line)) return { reason: 'Une remise ne se partage pas.' };
    if (list !== undefined) return listed(sheet, at, was, list);
    const each = divide(was.line.quantity, parts);
    const count = figures.find(({ kind, value }) => kind === 'count' && value !== parts);
    if (count !== undefined && multiply(count.value, parts) !== was.line.quantity)
      return {
        reason: `${name(was.line)} compte ${frenchNumber(was.line.quantity)}\u00a0: dites ce que compte chaque ligne.`,
      };
    if (!Number.isInteger(multiply(each, 4)))
      return { reason: 'Dites ce que compte chaque ligne, et son prix.' };
    const one: Placed = { line: priced(was.line, each, was.line.unitPrice), from: null };
    return replacedBy(sheet, at, was, [
      { ...one, from: was.from },
      ...Array.from({ length: parts - 1 }, () => ({ ...one, line: { ...one.line } })),
    ]);
  },
};

/** Each part as it is told, under the name of the line. */
function listed(sheet: Sheet, at: number, was: Placed, list: string): Outcome {
  const parts = drafted(list);
  if ('reason' in parts) return parts;
  const lines = parts.lines.map(({ line }): Placed => {
    const own = line.description.charAt(0).toLowerCase() + line.description.slice(1);
    // « à distance »: the little word that leads is part of how it is done.
    const led = list.toLowerCase().includes(` à ${own}`) ? `à ${own}` : own;
    const description = /^(?:prestation)?(?:, )?(?:l['’]autre|autre)?$/.test(own)
      ? was.line.description
      : `${was.line.description} ${led}`;
    const taxed = {
      vatRate: line.vatRate ?? was.line.vatRate ?? null,
      vatCase: was.line.vatCase ?? null,
    };
    return {
      from: null,
      line: { ...line, ...taxed, description, unit: line.unit ?? was.line.unit ?? null },
    };
  });
  if (lines.length < 2) return { reason: 'Dites chaque part, et son prix.' };
  const whole = lines.reduce((count, { line }) => toFourDecimals(count + line.quantity), 0);
  // « 14 h pour les fenêtres et 8 h pour le parquet », of 22 h: each costs what it cost.
  if (lines.every(({ line }) => line.unitPrice === 0)) {
    if (whole !== was.line.quantity) return { reason: 'Dites chaque part, et son prix.' };
    const own = lines.map(({ line }) => priced(line, line.quantity, was.line.unitPrice));
    return replacedBy(
      sheet,
      at,
      was,
      own.map((line) => ({ from: null, line: { ...line, flags: [] } })),
    );
  }
  return replacedBy(sheet, at, was, lines);
}

function replacedBy(sheet: Sheet, at: number, was: Placed, lines: Placed[]): Outcome {
  return {
    lines: sheet.lines.toSpliced(at, 1, ...lines),
    changes: [
      `${name(was.line)} devient ${lines.map(({ line }) => `${name(line)} (${summary(line)})`).join(' et ')}`,
    ],
  };
}
