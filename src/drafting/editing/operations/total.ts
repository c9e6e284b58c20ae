import { counts } from '#domain/document/lineOptions.ts';
import type { LineItem } from '#domain/document/types.ts';
import { DEFAULT_VAT_RATE } from '#domain/vat/rates.ts';
import { divide, fromCents, lineCents, percentOfCents, toCents } from '../../exact.ts';
import { describeChange, frenchMoney, frenchNumber } from '../french.ts';
import { changeLines, chosen, priced, sumOf } from '../lines.ts';
import type { Operation, Sheet } from '../operation.ts';
import { withDiscount } from './discount.ts';

const WISHED =
  /(?<!\p{L})(?:doit|doive|être|etre|soit|est|devienne|fasse|faire|arrive|tombe|reste|que|global|pile|tout rond|rond|exactement|ht|le tout)(?!\p{L})/giu;

/** « que le total fasse 4 000 », « arrondis le total à 4 000 € », « total TTC 4 800 ». */
export const documentTotal: Operation = {
  name: 'documentTotal',
  reads: ({ verb, part, object, folded, preposition }) =>
    (verb.startsWith('arrondi') && /^(?:(?:la |le )?(?:facture|devis|document))?$/i.test(object)) ||
    (part === 'total' &&
      preposition !== 'by' &&
      /\btotal\b|\ben tout\b|\ble tout\b|\bl[ea] (?:ttc|ht)\b/.test(folded) &&
      /^(?:le |la |les |au |du |que |qu['’]|doit |doive |soit |devienne |fasse |faire |arrive |tombe |reste )*(?:devis|facture|document|le|la)?$/i.test(
        `${object.replaceAll(WISHED, ' ').replaceAll(/\s+/g, ' ').trim()}`,
      )),
  apply: (sheet, { figures, folded }) => {
    const [figure] = figures;
    if (
      figure === undefined ||
      figures.length > 1 ||
      figure.kind === 'percent' ||
      figure.kind === 'count'
    )
      return { reason: 'Indiquez le total voulu.' };
    const gross = figure.tax === 'ttc' || /\bttc\b/.test(folded);
    const wanted = gross ? netCents(sheet, toCents(figure.value)) : toCents(figure.value);
    if (typeof wanted !== 'number') return wanted;
    const cents = sumOf(sheet.lines) - wanted;
    if (cents === 0) return { reason: 'Le total est déjà celui-là.' };
    if (cents < 0)
      return { reason: 'Ce total dépasse celui des lignes\u00a0: modifiez plutôt un prix.' };
    if (wanted < 0) return { reason: 'Indiquez le total voulu.' };
    const said = `${frenchMoney(figure.value)}${gross ? ' TTC' : ''}`;
    return withDiscount(
      sheet,
      sheet.lines,
      cents,
      'Remise',
      `Total ramené à ${said} par une remise de ${frenchMoney(fromCents(cents))} HT`,
    );
  },
};

/** « baisse le total de 100 € ». */
export const lowerTotal: Operation = {
  name: 'lowerTotal',
  reads: ({ verb, part, object, figures, preposition }) =>
    /^(?:baiss|redui|diminu)/.test(verb) &&
    part === 'total' &&
    preposition === 'by' &&
    figures.length === 1 &&
    figures.every(({ kind }) => kind === 'money' || kind === 'bare') &&
    /^(?:(?:le |la |du |de la )?(?:devis|facture|document))?$/i.test(object),
  apply: (sheet, { figures }) => {
    const [figure] = figures;
    if (figure === undefined) return { reason: 'Indiquez le montant.' };
    if (figure.tax === 'ttc') return { reason: 'Dites ce montant hors taxes.' };
    const cents = toCents(figure.value);
    if (cents > sumOf(sheet.lines)) return { reason: 'La remise dépasse le total.' };
    return withDiscount(sheet, sheet.lines, cents, 'Remise', null);
  },
};

/** The net total whose VAT makes exactly this gross total; refused where there is none. */
function netCents({ lines, charged }: Sheet, gross: number): number | { reason: string } {
  if (charged === null || !charged.vat)
    return {
      reason: 'Ce document ne compte pas de TVA\u00a0: dites le total sans «\u00a0TTC\u00a0».',
    };
  const sold = lines.filter(({ line }) => counts(line));
  const rates = new Set(sold.map(({ line }) => line.vatRate ?? charged.vatRate));
  if (rates.size > 1)
    return { reason: 'Les lignes ont plusieurs taux de TVA\u00a0: dites le total hors taxes.' };
  const rate = [...rates][0] ?? DEFAULT_VAT_RATE;
  const near = toCents(divide(fromCents(gross) * 100, 100 + rate));
  const net = [near, near - 1, near + 1].find(
    (each) => each + percentOfCents(each, rate) === gross,
  );
  return net ?? { reason: 'Aucun total hors taxes ne donne exactement ce montant TTC.' };
}

/** « mets l’évacuation au forfait à 150 ». */
const AS_A_WHOLE = /\b(?:au|en) forfait\b/;

/** « carnets : 25 en tout », of ten at 4,20 €: so many of them, or what they come to. */
const mayBeHowMany = (value: number, { quantity }: LineItem): boolean =>
  Number.isInteger(value) && quantity > 1 && value !== quantity && value <= quantity * 3;

/** « le logo est à 650 € en tout », « total du logo 650 »: the whole line's price. */
export const lineTotal: Operation = {
  name: 'lineTotal',
  reads: ({ part, figures, preposition }) =>
    part === 'total' &&
    preposition !== 'by' &&
    figures.length === 1 &&
    figures.every(({ kind }) => kind === 'money' || kind === 'bare'),
  apply: (sheet, { object, figures, folded }) => {
    const found = chosen(sheet, object);
    if ('reason' in found) return found;
    const [figure] = figures;
    if (figure === undefined || found.at.length !== 1)
      return { reason: 'Dites le total d’une ligne à la fois.' };
    if (figure.tax === 'ttc') return { reason: 'Dites ce montant hors taxes.' };
    const line = sheet.lines[found.at[0] ?? -1]?.line;
    if (line !== undefined && figure.kind === 'bare' && mayBeHowMany(figure.value, line))
      return {
        reason: `${frenchNumber(figure.value)}\u00a0: un prix ou une quantité\u00a0? Dites «\u00a0€\u00a0» ou l’unité.`,
      };
    return changeLines(
      sheet,
      found.at,
      (line) => {
        const each = divide(figure.value, line.quantity);
        const exact =
          !AS_A_WHOLE.test(folded) &&
          Number.isInteger(Math.round(each * 1e6) / 1e4) &&
          lineCents(line.quantity, each) === toCents(figure.value);
        return exact
          ? priced(line, line.quantity, each)
          : { ...priced(line, 1, figure.value), unit: AS_A_WHOLE.test(folded) ? 'lot' : null };
      },
      (before, after) =>
        `${describeChange(before, after)}${after.quantity === before.quantity ? '' : ' (au forfait)'}`,
    );
  },
};
