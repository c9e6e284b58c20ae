import type { LineItem } from '#domain/document/types.ts';
import { finish } from '../../writing/description.ts';
import { summary } from '../french.ts';
import { changeLines, chosen, isDiscount, name, priced } from '../lines.ts';
import type { Operation, Outcome, Placed, Sheet } from '../operation.ts';
import { drafted } from './newLines.ts';
import { withOtherWords } from './replaceWords.ts';

/** « renomme l’audit en audit de sécurité », « remplace l’audit par 2 h de conseil à 90 € ». */
export const rename: Operation = {
  name: 'rename',
  reads: ({ verb, rest, figures }) =>
    verb.startsWith('renomm') ||
    (verb.startsWith('remplac') && / par /i.test(rest)) ||
    (verb.startsWith('chang') &&
      (figures.length === 0 ? / (?:en|par) /i.test(rest) : CHANGED_FOR.test(rest))) ||
    (verb === '' && figures.length === 0 && / (?:devient|s['’]appelle) /i.test(rest)),
  apply: (sheet, instruction) => {
    const { verb, rest, figures, preposition } = instruction;
    const inName = withOtherWords(sheet, instruction);
    if (inName !== null) return inName;
    const shape =
      lastNamed(sheet, rest) ??
      /^[«"“]\s*(.+?)\s*[»"”]\s*(?:en|par)?\s*[«"“]\s*(.+?)\s*[»"”]$/.exec(rest) ??
      /^([^«"“]+?)\s*(?:\s(?:en|par))?\s*([«"“].+[»"”])$/.exec(rest) ??
      /^(.*?)\s+(?:en|par|devient|s['’]appelle)\s+(.+)$/i.exec(rest);
    if (shape === null)
      return {
        reason:
          'Dites quel nouveau nom donner, par exemple «\u00a0renomme l’audit en audit de sécurité\u00a0».',
      };
    const found = chosen(sheet, shape[1] ?? '');
    if ('reason' in found) return found;
    const [at] = found.at;
    if (at === undefined || found.at.length !== 1)
      return { reason: 'Changez une ligne à la fois.' };
    const words = (shape[2] ?? '')
      .replace(/^[«"“]\s*([^«»"“”]+?)\s*[»"”](?=[\s,])/, '$1')
      .replace(/^[«"“']\s*|\s*[»"”']$/g, '');
    if (/^(?:remplac|chang)/.test(verb) && figures.length > 0) {
      const added = drafted(words);
      if ('reason' in added) return added;
      const was = sheet.lines[at];
      if (was === undefined) return { reason: 'Changez une ligne à la fois.' };
      if (isDiscount(was.line))
        return { reason: 'Dites le nouveau montant de la remise, ou supprimez-la d’abord.' };
      // « par du vin blanc à 12 »: a figure behind « à » is its price.
      const isPriceAlone = figures.every(
        ({ kind }) => kind === 'money' || (kind === 'bare' && preposition === 'to'),
      );
      const lines = added.lines.map((each) => inPlaceOf(was.line, each, isPriceAlone));
      return {
        lines: sheet.lines.toSpliced(at, 1, ...lines),
        changes: [
          `${name(was.line)} remplacé par ${lines.map(({ line }) => `${name(line)} (${summary(line)})`).join(', ')}`,
        ],
      };
    }
    const code = withOtherCode(sheet, at, shape[1] ?? '', words);
    if (code !== null) return code;
    const renamed = finish(/^(?:remplac|chang)/.test(verb) ? words.replace(ARTICLE, '') : words);
    return changeLines(
      sheet,
      [at],
      (line) => ({ ...line, description: renamed }),
      (line) => `${name(line)} devient «\u00a0${renamed}\u00a0»`,
    );
  },
};

/** « change le filtre à huile par un filtre à gasoil 22 € », and no « change le prix par 22 € ». */
const CHANGED_FOR =
  /^(?!(?:l[ae]s? |l['’])?(?:prix|tarif|quantit|nombre|montant|total|taux|tva)).* par (?!\d)\p{L}.*\d\s?(?:€|euros?)/iu;

/** « le pare-feu 60F par un 80F »: the code inside a name, and the rest of it stays; null for other words. */
function withOtherCode(sheet: Sheet, at: number, old: string, words: string): Outcome | null {
  const next = CODE.exec(words.replace(ARTICLE, ''))?.[0];
  if (next === undefined) return null;
  const was = /\S+$/.exec(old.trim())?.[0] ?? '';
  if (!CODE.test(was))
    return { reason: `Dites le nouveau nom en entier, pas «\u00a0${next}\u00a0» seul.` };
  return changeLines(
    sheet,
    [at],
    (line) =>
      line.description.includes(was)
        ? { ...line, description: line.description.replace(was, next) }
        : { reason: `${name(line)} ne dit pas «\u00a0${was}\u00a0».` },
    (before, after) => `${name(before)} devient ${name(after)}`,
  );
}

/** « 80F », « A3 »: a word that is a reference and no name. */
const CODE = /^(?=\S*\d)[\p{L}\d][\p{L}\d./-]*$/u;

/** « renomme mise en page InDesign en PAO »: the last « en » or « par » before which a line is named. */
function lastNamed(sheet: Sheet, rest: string): string[] | null {
  if (/[«"“]/.test(rest)) return null;
  const joints = [...rest.matchAll(/\s(?:en|par|devient|s['’]appelle)\s/giu)];
  for (const joint of joints.toReversed()) {
    const words = rest.slice(0, joint.index);
    const found = chosen(sheet, words);
    if ('at' in found && found.at.length === 1 && joints.length > 1)
      return [rest, words, rest.slice(joint.index + joint[0].length)];
  }
  return null;
}

const ARTICLE = /^(?:une?|les?|la|des|du|de la|de l['’]|l['’])\s*/i;

/** What takes the place of a line bears its VAT; where a price alone is said, there are as many. */
function inPlaceOf(was: LineItem, { line, from }: Placed, isPriceAlone: boolean): Placed {
  const taxed = {
    ...line,
    vatRate: line.vatRate ?? was.vatRate ?? null,
    vatCase: was.vatCase ?? null,
  };
  if (!isPriceAlone || line.quantity !== 1) return { line: taxed, from };
  return { line: priced({ ...taxed, unit: was.unit ?? null }, was.quantity, line.unitPrice), from };
}
