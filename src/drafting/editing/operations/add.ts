import { toFourDecimals } from '../../exact.ts';
import { describeChange, frenchMoney, frenchNumber, summary } from '../french.ts';
import type { Instruction } from '../instruction.ts';
import { changeLines, chosen, isDiscount, name, priced } from '../lines.ts';
import type { Operation, Outcome, Placed, Sheet } from '../operation.ts';
import { wholeNamed } from '../select.ts';
import { ADDING } from '../verbs.ts';
import { absolute } from './absolute.ts';
import { drafted } from './newLines.ts';
import { OFFERED, OFFERED_TEXT } from './offered.ts';
import { wishedPlace } from './wishedPlace.ts';

/** « ajoute 2 h de réunion à 60 € », « ajoute 2 h de retouches à 45 €, offertes ». */
export const add: Operation = {
  name: 'add',
  reads: ({ verb, figures }) =>
    ADDING.test(verb) && !(figures.length === 1 && figures[0]?.kind === 'percent'),
  apply: (sheet, instruction) => {
    const { rest, folded } = instruction;
    const already = more(sheet, instruction) ?? there(sheet, instruction);
    if (already !== null) return already;
    const offered = OFFERED.test(folded);
    const { words, at } = wishedPlace(sheet, rest);
    const said = words.replace(/^(?:une )?(?:nouvelle )?ligne (?:pour |de |d['’])?/i, '');
    const added = drafted(offered ? said.replaceAll(OFFERED_TEXT, ' ').trim() : said);
    if ('reason' in added) return added;
    const lines = added.lines.map((each) =>
      offered
        ? { ...each, line: { ...priced(each.line, each.line.quantity, 0), flags: [] } }
        : each,
    );
    const names = lines.map((each) => `${name(each.line)} (${told(each, offered)})`);
    return {
      lines: sheet.lines.toSpliced(at, 0, ...lines),
      changes: [`Ajout de ${names.join(', ')}`],
    };
  },
};

function told({ line }: Placed, offered: boolean): string {
  if (line.flags?.includes('price_to_complete'))
    return `${frenchNumber(line.quantity)}, prix à compléter`;
  return `${summary(line)}${offered ? ', offert' : ''}`;
}

/** « ajoute un déplacement », « rajoute 10 retouches », and a line is called so: as many more of it. */
function more(sheet: Sheet, { rest, figures, object }: Instruction): Outcome | null {
  const [figure] = figures;
  const one = /^une? (?:autre )?([^\d]+)$/i.exec(rest.trim())?.[1];
  const isCount = figure?.unit == null && (figure?.kind === 'count' || figure?.kind === 'bare');
  if (figures.length > 1 || (figure !== undefined && !isCount)) return null;
  const words = figure === undefined ? one : object;
  const at = wholeNamed(
    sheet.lines.map(({ line }) => line),
    words ?? '',
  );
  if (at === null) return null;
  return changeLines(
    sheet,
    [at],
    (line) => priced(line, toFourDecimals(line.quantity + (figure?.value ?? 1)), line.unitPrice),
    describeChange,
  );
}

const TO_A_LINE = /(?:€|euros?|ht)\s+(?:au|aux|[àa] la|[àa] l['’]|sur)(?:\s|(?<=['’]))/i;
/** « cinquante euros de quincaillerie », of a line called so: that much more of it. */
const OF_A_LINE = /(?:€|euros?)\s+(?:de |d['’]|du |des )/i;

/** « facture la mise en page au forfait, 100 euros » */
const BILLED_BY =
  /[\s,]+(?:au |à la |à l['’])(?:forfait|kilom[èe]tre|km|jour|mois|m[èe]tre|m²|m2|mot|temps pass[ée]|journ[ée]e|heure|pi[èe]ce|page|t[âa]che|semaine|s[ée]ance|unit[ée])(?![\p{L}])[\s,:]*/iu;

/** What is asked for is a line already: it would be billed twice. */
function there(sheet: Sheet, instruction: Instruction): Outcome | null {
  const { verb, rest, figures, object } = instruction;
  const [figure] = figures;
  const billsIt =
    /^(?:factur|compt)/.test(verb) && /^(?:les?|la|l['’])(?:\s|(?<=['’]))/i.test(rest);
  const items = sheet.lines.map(({ line }) => line);
  const isOfLine = OF_A_LINE.test(rest) && wholeNamed(items, object) !== null;
  const addsTo =
    figures.length === 1 && figure?.kind === 'money' && (TO_A_LINE.test(rest) || isOfLine);
  const isUnpriced = !figures.some(({ kind }) => kind === 'money');
  if (!billsIt && !addsTo && !isUnpriced) return null;
  const found = chosen(sheet, object.replace(/^une? /i, '').replace(BILLED_BY, ''));
  if ('reason' in found) return isMore(rest) ? found : null;
  const line = found.at.length === 1 ? sheet.lines[found.at[0] ?? 0]?.line : undefined;
  if (line === undefined || isDiscount(line)) return null;
  // « compte 2 accompagnements »: so many of them, and no more of them.
  const isOfUnit = figure?.unit == null || figure.unit === line.unit;
  if (isUnpriced && isOfUnit && verb.startsWith('compt') && figures.length === 1)
    return absolute.apply(sheet, instruction);
  if (!addsTo && !billsIt)
    return {
      reason: `${name(line)} en compte ${frenchNumber(line.quantity)}\u00a0: dites sa nouvelle quantité, ou le prix de la nouvelle ligne.`,
    };
  // « compte la mise en page à 5,50 € la page »: the price of a line there is.
  if (
    billsIt &&
    instruction.preposition === 'to' &&
    figures.length === 1 &&
    figure?.kind === 'money'
  )
    return absolute.apply(sheet, instruction);
  // « facture la pose à la journée : 3 jours à 340 »
  if (billsIt && figures.length === 2 && figure?.unit != null && BILLED_BY.test(object))
    return absolute.apply(sheet, {
      ...instruction,
      part: 'price',
      object: object.replace(BILLED_BY, ''),
    });
  if (billsIt)
    return {
      reason: `${name(line)} est déjà dans les lignes\u00a0: dites son nouveau prix ou sa nouvelle quantité.`,
    };
  if (line.quantity !== 1)
    return {
      reason: `${frenchMoney(figure?.value ?? 0)} sur le prix unitaire de ${name(line)} (${frenchMoney(line.unitPrice)}) ou sur son total\u00a0? Dites «\u00a0augmente le prix de…\u00a0», ou le nouveau total.`,
    };
  return changeLines(
    sheet,
    found.at,
    (was) => priced(was, 1, toFourDecimals(was.unitPrice + (figure?.value ?? 0))),
    describeChange,
  );
}

const isMore = (rest: string): boolean => /\b(?:de|en) plus\b|suppl[ée]mentaires?$/i.test(rest);
