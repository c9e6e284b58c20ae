import type { LineItem } from '#domain/document/types.ts';
import { toFourDecimals } from '../../exact.ts';
import { describeChange, frenchMoney, frenchNumber, summary } from '../french.ts';
import type { Instruction } from '../instruction.ts';
import { changeLines, chosen, isDiscount, name, priced } from '../lines.ts';
import type { Operation, Outcome, Placed, Sheet } from '../operation.ts';
import { unitNamed, wholeNamed } from '../select.ts';
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
    if (WITHOUT_VAT.test(folded))
      return {
        reason:
          'Le taux d’une ligne se dit en pourcentage, «\u00a0TVA 10\u00a0%\u00a0»\u00a0; sans TVA, il se choisit sur la ligne.',
      };
    if (countsWhatIsThere(instruction)) return absolute.apply(sheet, instruction);
    const already = more(sheet, instruction) ?? there(sheet, instruction) ?? onto(sheet, rest);
    if (already !== null) return already;
    const offered = OFFERED.test(folded);
    const { words: placed, at } = wishedPlace(sheet, rest);
    const said = placed
      .replace(/^(?:une )?(?:nouvelle )?ligne (?:pour |de |d['’])?/i, '')
      .replace(QUOTED_NAME, '$1');
    const words = offered ? said.replaceAll(OFFERED_TEXT, ' ').trim() : said;
    const added = drafted(words.replace(COUNT_BEFORE_PRICE, '$1 : $2 à $3'));
    if ('reason' in added) return added;
    if (added.lines.some(({ line }) => namesSeveral(sheet, line.description)))
      return { reason: 'Ces lignes sont déjà là\u00a0: dites chacune à part, avec son chiffre.' };
    if (added.lines.some(({ line }) => isNameless(line, words)))
      return { reason: 'Dites le nom de ce qu’il faut ajouter, ou la ligne à changer.' };
    const odd = added.lines.find((each) => isSentence(each.line.description));
    if (odd !== undefined)
      return {
        reason: `${name(odd.line)} n’est pas le nom d’une ligne\u00a0: dites ce qu’il faut ajouter, et son prix.`,
      };
    const lines = asOneLot(added.lines, words).map((each) =>
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

/** « compte 45 personnes », « facture 3 heures »: of the line that is counted so, and the name of none. */
const countsWhatIsThere = ({ verb, figures, object }: Instruction): boolean =>
  /^(?:factur|compt)/.test(verb) &&
  figures.length === 1 &&
  figures[0]?.unit != null &&
  (object === '' || unitNamed(object) !== null);

/** « compte-la 1980 euros »: a price of something, and no name. */
const isNameless = ({ description }: LineItem, words: string): boolean =>
  description === 'Prestation' && !/prestation/i.test(words);

/** « une carte cadeau de 30 euros sans TVA »: why it bears none is to be said. */
const WITHOUT_VAT = /(?:^|[^a-z])(?:sans|hors|pas de) (?:la )?tva(?![a-z])/;

/** « une ligne « Kakémono » à 140 € » */
const QUOTED_NAME = /^[«"“]\s*([^«»"“”]+?)\s*[»"”](?=[\s,:]|$)/u;

/** « la formation 1 jour 800 euros »: one day of it. */
const COUNT_BEFORE_PRICE =
  /^(\p{L}[^,;:\d]*?)[\s,]+((?:une?|1) (?:jour|journ[ée]e|heure|h|j|semaine|mois|nuit))[\s,]+((?:\d[\d\s.,]*|(?:\p{L}+[\s-]){1,4})(?:€|euros?)(?: ht)?)(?=$|,|\s+et\s)/iu;

/** « une charte graphique forfait 400 € », « le ménage au forfait 90 euros » */
const AT_A_LUMP =
  /(?<![\p{L}])(?:(?:au|en) forfait|forfait(?=[ :,]*(?:de |à |a )?\d))(?![\p{L}])/iu;

/** What is priced as a whole counts one lot. */
function asOneLot(lines: Placed[], words: string): Placed[] {
  const [only] = lines;
  const isLump = AT_A_LUMP.test(words) && lines.length === 1 && only?.line.quantity === 1;
  return isLump && (only.line.unit ?? 'unit') === 'unit'
    ? [{ ...only, line: { ...only.line, unit: 'lot' } }]
    : lines;
}

const VERB_OR_PRONOUN =
  /(?<![\p{L}-])(?:m[êe]mes? (?:prix|tarifs?)|lui|leur (?=l)|se|je|tu|ils?|elles?|on|j['’]\p{L}+|c['’]est|qu['’](?:il|elle|on)\S*|sera|seront|serait|sont|était|étaient|fera|feront|faut|faudra|veut|veulent|voudrait|peut|peuvent|doit|doivent|devra|aura|auront|(?!camera|opera)\p{L}{2,}era|(?!front|affront)\p{L}{2,}ront|\p{L}{2,}aient)(?![\p{L}])/iu;

/** « Démenagement se fera… », « Lui le déplacement », « … même prix »: what is told, and no name. */
const isSentence = (description: string): boolean => VERB_OR_PRONOUN.test(description);

/** « une housse sur la robe à 15 € », and the dress is a line: more of that line, and no line of its own. */
const ONTO =
  /\s(?:au|aux|[àa] la|[àa] l['’]|sur (?:l[ae]s? |l['’]))\s*(\p{L}[^\d,;:]{0,60}?)(?:[\s,:]+(?:à|a|pour|de)?\s*\d[^;]{0,40})?$/iu;

function onto(sheet: Sheet, rest: string): Outcome | null {
  const words = ONTO.exec(rest)?.[1];
  const found = words === undefined ? null : chosen(sheet, words);
  const [at] = found !== null && 'at' in found && found.at.length === 1 ? found.at : [];
  const line = at === undefined ? undefined : sheet.lines[at]?.line;
  if (line === undefined) return null;
  return {
    reason: `${name(line)} est déjà une ligne\u00a0: dites son nouveau prix, sa quantité ou son nom, ou le nom entier de la nouvelle ligne.`,
  };
}

/** « compte 5 litres de vernis et la pose à 400 € » is of two lines, and no new one. */
function namesSeveral(sheet: Sheet, description: string): boolean {
  const parts = description.split(/\s+et\s+/i);
  return parts.length > 1 && parts.every((part) => 'at' in chosen(sheet, part));
}

function told({ line }: Placed, offered: boolean): string {
  if (line.flags?.includes('price_to_complete'))
    return `${frenchNumber(line.quantity)}, prix à compléter`;
  return `${summary(line)}${offered ? ', offert' : ''}`;
}

/** « ajoute un déplacement », « rajoute 10 retouches », and a line is called so: as many more of it. */
function more(sheet: Sheet, { verb, rest, figures, object }: Instruction): Outcome | null {
  const [figure] = figures;
  const one = /^une? (?:autre )?([^\d]+)$/i.exec(rest.trim())?.[1];
  const isCount = figure?.unit == null && (figure?.kind === 'count' || figure?.kind === 'bare');
  // « compte le déplacement 80 » says no more of it.
  const isMore = isCount && /^r?ajout/.test(verb);
  if (figures.length > 1 || (figure !== undefined && !isMore)) return null;
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
  if ('reason' in found) return isMore(rest) ? found : billsIt ? byItsWords(sheet, object) : null;
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
  // « compte la mise en page à 5,50 € la page », « facture le nettoyage 150 »: the price of a line there is.
  if (billsIt && figures.length === 1 && figure !== undefined && isItsPrice(instruction, line))
    return absolute.apply(sheet, { ...instruction, part: instruction.part ?? 'price' });
  // « facture la pose à la journée : 3 jours à 340 »
  if (billsIt && figures.length === 2 && figure?.unit != null && BILLED_BY.test(object))
    return absolute.apply(sheet, {
      ...instruction,
      part: 'price',
      object: object.replace(BILLED_BY, ''),
    });
  if (billsIt) return { reason: isThere(line) };
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

/** « facture la clé USB 100 »: a line there is, and a number that is no sum yet. */
function byItsWords(sheet: Sheet, object: string): Outcome | null {
  const found = chosen(sheet, object.replaceAll(/\s\d[\d.,]*/g, ''));
  const [at] = 'at' in found && found.at.length === 1 ? found.at : [];
  const line = at === undefined ? undefined : sheet.lines[at]?.line;
  return line === undefined ? null : { reason: isThere(line) };
}

const isThere = (line: LineItem): string =>
  `${name(line)} est déjà dans les lignes\u00a0: dites son nouveau prix ou sa nouvelle quantité.`;

/** A sum behind « à », or one that is all a line of one comes to. */
function isItsPrice({ figures, preposition, part }: Instruction, line: LineItem): boolean {
  const [figure] = figures;
  if (part === 'total' || part === 'quantity') return false;
  if (figure?.kind === 'money' && preposition === 'to') return true;
  const isSum = figure?.kind === 'money' || (figure?.kind === 'bare' && figure.value >= 10);
  return isSum && line.quantity === 1 && preposition !== 'by';
}

const isMore = (rest: string): boolean => /\b(?:de|en) plus\b|suppl[ée]mentaires?$/i.test(rest);
