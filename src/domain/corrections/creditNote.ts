import { exact } from '#domain/money/decimal.ts';
import { formatAmount, formatQuantity } from '#domain/format/numbers.ts';
import { NBSP } from '#domain/format/spaces.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { lineKind } from '#domain/document/lineKind.ts';
import { type VatShare, withTotal } from '#domain/document/totals.ts';
import type { Document, LineItem } from '#domain/document/types.ts';
import { isSameTax, linesOfGroup, taxInWords, taxOfLine, vatGroups } from './groups.ts';
import { type LeftToCredit, leftToCredit } from './leftToCredit.ts';

/** Why a line of an avoir, or the whole, cannot stand; `line` is its place in the avoir. */
export interface CreditProblem {
  line: number | null;
  field: 'quantity' | 'unitPrice' | 'vatRate' | null;
  message: string;
}

/** A line of an invoice chosen for an avoir, wholly or in part. */
export interface ChosenLine {
  /** The place of the line in the invoice, from 0. */
  creditedLine: number;
  /** All that is left of it when not said. */
  quantity?: number | null;
  /** HT; the invoice's own price when not said, less for a reduction. */
  unitPrice?: number | null;
}

/**
 * All that is left of an invoice. Where no avoir went before, its own lines; where what avoirs left
 * of a group of VAT cannot be told by lines any more (a reduction, a cent of rounding), one line.
 */
export function totalCreditLines(original: Document, credited: readonly Document[]): LineItem[] {
  const left = leftToCredit(original, credited);
  const lines = left.groups
    .filter(({ base, vat }) => credited.length === 0 || base !== 0 || vat !== 0)
    .flatMap((group) => {
      const ofGroup = linesLeft(original, left, group);
      const net = ofGroup.reduce((sum, line) => sum.plus(line.total), exact(0));
      return net.eq(group.base) ? ofGroup : [restOfGroup(original, group)];
    });
  // In the order of the invoice; what no line tells comes last.
  return lines.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The chosen lines as an avoir carries them: the words and the VAT of the invoice. */
export function chosenCreditLines(
  original: Document,
  credited: readonly Document[],
  chosen: readonly ChosenLine[],
): LineItem[] {
  const { lines } = leftToCredit(original, credited);
  return chosen.flatMap(({ creditedLine, quantity, unitPrice }) => {
    const line = original.lineItems[creditedLine];
    const left = lines.find(({ place }) => place === creditedLine);
    if (!line || !left) return [];
    return [
      creditLine(original, creditedLine, {
        quantity: quantity ?? left.quantity,
        unitPrice: unitPrice ?? line.unitPrice,
      }),
    ];
  });
}

/**
 * What keeps these lines from being an avoir on that invoice (CGI art. 272, 1): no line, a line that
 * is not of the invoice, more than what is left of a line or of a group of VAT.
 */
export function creditProblems(
  credit: Pick<Document, 'lineItems' | 'vat' | 'vatRate'>,
  original: Document,
  credited: readonly Document[],
): CreditProblem[] {
  if (credit.lineItems.length === 0) return [whole('Choisissez au moins une ligne à créditer.')];
  const left = leftToCredit(original, credited);
  const ofLines = credit.lineItems.flatMap((line, place) =>
    lineProblems(line, place, credit.lineItems, original, left),
  );
  return ofLines.length > 0 ? ofLines : groupProblems(credit, original.currency, left);
}

/**
 * The VAT of an avoir by rate. What takes the last of a group takes its last tax as well; before
 * that the tax follows the base, and never goes above what is left. A total avoir so copies the
 * invoice, and avoirs in parts come to the same sum in the end.
 */
export function creditedVat(
  credit: Pick<Document, 'lineItems' | 'vat' | 'vatRate'>,
  left: LeftToCredit,
): VatShare[] | null {
  if (!credit.vat) return null;
  return vatGroups({ ...credit, copiedVat: null }).map((group) => {
    const rest = left.groups.find((share) => isSameTax(share, group));
    if (!rest) return group;
    const vat = group.base === rest.base ? rest.vat : Math.min(group.vat, rest.vat);
    return { ...group, vat };
  });
}

/** Whether an avoir may be made on a document, and if not, why; null when it may. */
export function creditRefusal(original: Document, left: LeftToCredit): string | null {
  const { owes, creditCode } = kindFacts(original.kind);
  if (owes < 0) return 'Un avoir ne peut pas porter sur un autre avoir.';
  if (creditCode === null) return 'Un avoir se fait sur une facture.';
  if (left.gross <= 0) return 'Cette facture est déjà entièrement créditée.';
  return null;
}

function placeOf({ creditedLine }: LineItem): number {
  return creditedLine ?? Number.MAX_SAFE_INTEGER;
}

function linesLeft(original: Document, left: LeftToCredit, group: VatShare): LineItem[] {
  return linesOfGroup(original, group).flatMap(({ line, place }) => {
    const rest = left.lines.find((each) => each.place === place);
    // Discounts and deposits taken back follow the lines they lower.
    if (!rest) return [creditLine(original, place, line)];
    return rest.quantity > 0 ? [creditLine(original, place, { ...line, ...rest })] : [];
  });
}

function creditLine(
  original: Document,
  place: number,
  { quantity, unitPrice }: Pick<LineItem, 'quantity' | 'unitPrice'>,
): LineItem {
  // What a sentence was read from says nothing of an avoir.
  const { flags: _, source: __, ...line } = original.lineItems[place]!;
  const kind = lineKind(line);
  return withTotal({ ...line, kind, quantity, unitPrice, creditedLine: place });
}

function restOfGroup(original: Document, group: VatShare): LineItem {
  const rate = original.vat ? ` (${taxInWords(group)})` : '';
  return withTotal({
    description: `Reste de ${kindFacts(original.kind).definite} ${original.number}${rate}`,
    quantity: 1,
    unitPrice: group.base,
    unit: null,
    kind: 'sale' as const,
    ...taxOfLine(group),
  });
}

function lineProblems(
  line: LineItem,
  place: number,
  all: readonly LineItem[],
  original: Document,
  { lines }: LeftToCredit,
): CreditProblem[] {
  const credited = line.creditedLine ?? null;
  // A line that names none is bounded by its group of VAT alone; so is a discount.
  if (credited === null || lineKind(line) !== 'sale') return [];
  const source = original.lineItems[credited];
  const left = lines.find((each) => each.place === credited);
  if (!source || !left) return [{ line: place, field: null, message: NOT_OF_THE_INVOICE }];
  const same = all.filter((each) => each.creditedLine === credited);
  const full = same.filter(({ unitPrice }) => unitPrice === source.unitPrice);
  const quantity = full.reduce((sum, each) => sum.plus(each.quantity), exact(0));
  if (quantity.gt(left.quantity)) {
    const message = `Il reste ${formatQuantity(left.quantity)} à créditer sur cette ligne.`;
    return [{ line: place, field: 'quantity', message }];
  }
  const net = same.reduce((sum, each) => sum.plus(each.total), exact(0));
  if (net.lte(left.net)) return [];
  const rest = formatAmount(left.net, original.currency);
  return [
    { line: place, field: 'unitPrice', message: `Il reste ${rest} HT à créditer sur cette ligne.` },
  ];
}

function groupProblems(
  credit: Pick<Document, 'lineItems' | 'vat' | 'vatRate'>,
  currency: string,
  left: LeftToCredit,
): CreditProblem[] {
  const groups = vatGroups({ ...credit, copiedVat: null });
  const problems = groups.flatMap((group) => {
    const rest = left.groups.find((share) => isSameTax(share, group));
    const at = credit.vat ? ` ${taxInWords(group)}` : '';
    if (!rest) return [whole(`La facture d’origine ne porte rien${at}.`, 'vatRate')];
    if (group.base < 0) return [whole(`Le total crédité${at} ne peut pas être négatif.`)];
    if (group.base <= rest.base) return [];
    const amount = formatAmount(Math.max(rest.base, 0), currency);
    return [whole(`Il reste ${amount} HT à créditer${at}.`)];
  });
  if (problems.length > 0) return problems;
  const net = groups.reduce((sum, { base }) => sum.plus(base), exact(0));
  return net.gt(0) ? [] : [whole(`Un avoir crédite plus que 0${NBSP}€.`)];
}

function whole(message: string, field: CreditProblem['field'] = null): CreditProblem {
  return { line: null, field, message };
}

const NOT_OF_THE_INVOICE = 'Cette ligne n’est pas de la facture d’origine.';
