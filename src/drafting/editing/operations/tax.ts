import { isVatRate } from '#domain/vat/rates.ts';
import { frenchNumber } from '../french.ts';
import { changeLines, chosen, name } from '../lines.ts';
import { trimmed } from '../instruction.ts';
import type { Operation, Sheet } from '../operation.ts';

const VAT = /\btva\b/;
const RATE =
  /(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|pour cent)|tva\s+(?:(?:d[eu]s?|de l[ae]|sur|pour) [^\d]{1,40}?\s)?(?:à |a )?(\d{1,2}(?:[.,]\d{1,2})?)(?!\d)(?:\s?(?:%|pour cent))?|(?:^|\s)(?:à|a)\s+(\d{1,2}(?:[.,]\d{1,2})?)\s+de\s+tva/i;
const FIGURE_SAID = /(?:(?<!\p{L})(?:à|a)\s+)?\d{1,2}(?:[.,]\d{1,2})?(?:\s?(?:%|pour cent))?/iu;
const NO_VAT = /\b(?:sans|pas de|hors|enleve[rz]?|retire[rz]?|supprime[rz]?|exoner)/;
/** « ajoute 20 % de TVA »: nothing else is asked for. */
const ONLY_VAT =
  /^\S+\s+(?:une? |la )?(?:\d[\d.,]*\s?% de tva(?:$|\s(?:sur|pour|à|aux?)\s)|tva(?![\p{L}]))/iu;
const WORDS =
  /(?:(?:le |un )?taux de )?(?:la )?tva(?: [aà])?|\s[aà]\s*$|(?:au|le) taux (?:de|réduit|normal)/giu;

/** « tout à (10 %) de (TVA) sauf le dev ». */
const LEFT_OVER = /(?:\s+(?:à|a|de|en|au))+(?=\s+(?:sauf|hormis|except[ée]|hors|à part))/giu;

/** « TVA 10 % sur l’audit », « passe le logo à 5,5 % de TVA », « TVA à 10 % sur tout sauf le dev ». */
export const setVat: Operation = {
  name: 'vat',
  reads: ({ folded, text, verb }) =>
    (VAT.test(folded) || /\btva\b/i.test(text)) &&
    (!/^(?:ajout|rajout|factur)/.test(verb) || ONLY_VAT.test(text)),
  apply: (sheet, { text, rest, folded, verb }) => {
    const said = verb === '' ? text : rest;
    const shape = RATE.exec(said);
    const figure = shape?.[1] ?? shape?.[2] ?? shape?.[3];
    if (figure === undefined) {
      return {
        reason: NO_VAT.test(`${verb} ${folded}`)
          ? 'Pour ne pas compter de TVA, décochez «\u00a0Appliquer la TVA\u00a0» sous les lignes.'
          : 'Indiquez le taux de TVA.',
      };
    }
    const vatRate = Number(figure.replace(',', '.'));
    if (vatRate === 0)
      return {
        reason:
          'Pour ne pas compter de TVA, décochez «\u00a0Appliquer la TVA\u00a0» sous les lignes.',
      };
    if (!isVatRate(vatRate))
      return {
        reason: `${frenchNumber(vatRate)}\u00a0% n’est pas un taux de TVA en vigueur\u00a0: 20, 10, 8,5, 5,5 ou 2,1\u00a0%.`,
      };
    if (sheet.charged?.vat === false)
      return {
        reason:
          'Ce document ne compte pas de TVA\u00a0: cochez d’abord «\u00a0Appliquer la TVA\u00a0».',
      };
    const words = trimmed(
      said
        .replace(shape?.[0] ?? '', (part) => part.replace(FIGURE_SAID, ' '))
        .replaceAll(WORDS, ' ')
        .replaceAll(LEFT_OVER, ' '),
    );
    const found = words === '' ? { at: sheet.lines.map((_, at) => at) } : chosen(sheet, words);
    if ('reason' in found) return found;
    const rate = `${frenchNumber(vatRate)}\u00a0%`;
    const all = found.at.length === sheet.lines.length;
    const others = found.at.filter((at) => rateOf(sheet, at) !== vatRate);
    const outcome = changeLines(
      sheet,
      all ? found.at : others,
      (line) => ({ ...line, vatRate }),
      (line) => `${name(line)}\u00a0: TVA à ${rate}`,
    );
    if ('reason' in outcome || !all) return outcome;
    return { ...outcome, changes: [`TVA à ${rate} sur toutes les lignes`] };
  },
};

/** The rate a line bears, its own or the document's; null where the document's is not known. */
function rateOf({ lines, charged }: Sheet, at: number): number | null {
  return lines[at]?.line.vatRate ?? charged?.vatRate ?? null;
}
