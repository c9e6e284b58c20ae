import { finish } from '../../writing/description.ts';
import type { Instruction } from '../instruction.ts';
import { chosen, isDiscount } from '../lines.ts';
import type { Sheet } from '../operation.ts';
import { PRECISING } from '../verbs.ts';
import { renamesOne } from './renamesOne.ts';

const MONTH = String.raw`(?:janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre)`;
const DAY = String.raw`(?:\d{1,2}(?:er)?|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)`;
/** « 12 juin », « 12/06 ». */
const DATE_IN_FULL = String.raw`(?:\d{1,2}(?:er)?\s${MONTH}|\d{1,2}\/\d{1,2})`;
export const DATES = String.raw`${DAY}(?:(?:\s(?:et|au|ou)\s|\s?,\s?)${DAY})*(?:\s${MONTH})?(?:\s\d{4})?`;
const ON = String.raw`(?:sur|dans|à|pour|au|aux)\s`;
const WILL_BE = String.raw`(?:(?:sera|seront|est|sont|aura|a|ont)(?: lieu| faite?s?| livr[ée]e?s?| pr[ée]vue?s?)?|se (?:fera|feront|passe|passera|tiendra)|tombe)`;
const SAY_IT = String.raw`(?:(?:et\s)?(?:tu |vous |il faut |faut |on )?(?:peux |pouvez |peut |dois )?(?:bien )?(?:l[ae]s? |l['’])(?:${PRECISING}|r?ajoute[srz]?)|(?:${PRECISING})[- ]l[ae]s?)`;

/** The ways of asking that a line’s name say something more. */
const SHAPES = [
  // « précise « fragile » sur l’emballage »
  String.raw`^(?:tu |vous |il faut |faut |on )?(?:peux |pouvez |peut )?(?:${PRECISING})\s(?<words>.+?)\s${ON}(?<line>[^,;]+)$`,
  // « dans le tournage précise samedi 5 septembre », « emballage : précise fragile »
  String.raw`^(?:(?:dans|sur|pour)\s)?(?<line>[^,;:]+?)(?:\s*[,:]\s*|\s)(?:${PRECISING})\s(?<words>(?!l[ae]s?$)[^,;]+)$`,
  // « ajoute les dates 3 et 4 mars sur la formation », « ajoute la mention urgent au transport »
  String.raw`^r?ajoute[srz]?\s(?<words>(?:(?:la |les )?dates?\s(?:du |des |de )?|l[ae]s? (?=\d))${DATES}|(?:la |une )(?:mention|pr[ée]cision)\s.+?)\s${ON}(?<line>[^,;]+)$`,
  // « ajoute un commentaire sur la couleur : ton sur ton »
  String.raw`^r?ajoute[srz]?\s(?:un |une )(?:commentaire|pr[ée]cision|mention|remarque|d[ée]tail)\s${ON}(?<line>[^,;:]+?)\s*:\s*(?<words>[^,;]+)$`,
  // « la livraison sera faite le 14 juin, tu peux le marquer sur la ligne »
  String.raw`^(?<line>(?:l[ae]s? |l['’])?\p{L}[^,;:\d]*?)\s(?:${WILL_BE}\s)?(?<words>(?:le |du |les )${DATES}),?\s${SAY_IT}(?:\s(?:sur|dans|à|au|aux)\s(?<other>[^,;]+))?$`,
  // « le déménagement se fera le 28 février, tu l’ajoutes au camion », its verb first.
  String.raw`^r?ajoute[srz]?\s(?<line>[^,;\d]+?)\s${WILL_BE}\s(?<words>(?:le |du |les )${DATES})\s(?:sur|dans|à|au|aux)\s(?<other>[^,;]+)$`,
  // « les rideaux font 2 m 60 de haut, faut le préciser sur la ligne »
  String.raw`^(?<line>(?:l[ae]s? |l['’])?\p{L}[^,;:\d]*?)\s(?:font?|mesurent?)\s(?<words>\d[^;]{0,30}?),?\s${SAY_IT}(?:\s(?:sur|dans|à|au|aux)\s(?<other>[^,;]+))?$`,
].map((shape) => new RegExp(shape, 'iu'));
const TITLE =
  /^(?:bien |aussi )?(?:(?:la |les )?dates?\s(?:du |des |de )?|(?:la |une )(?:mention|pr[ée]cision)\s|les (?=\d))?/iu;
const THE_LINE = /^(?:la |sa |cette )?ligne$/iu;
const MONEY = /\d\s?(?:€|euros?|%)/iu;
/** « que c’est payable en deux fois »: a sentence, and no name. */
const TOLD =
  /^(?:(?:l[ae]s?|ça|ca|cela|(?:l[ae]s? )?(?:dates?|couleurs?|tailles?|lieu|p[ée]riode|r[ée]f[ée]rence|marque|mod[èe]le)|l['’](?:adresse|étage|endroit|horaire))(?: bien| aussi)?(?:$|\s(?:sur|dans|à|aux?)\s)|qu(?:e(?: |$)|['’])|c['’]est |il |elle |on |je |j['’]|ils |elles |nous |vous )/iu;
const LONGEST = 60;

/** « précise fragile sur l’emballage »: what a name says more, in brackets. */
export const precision = renamesOne('precision', (sheet, instruction) => {
  const found = asked(sheet, instruction);
  return found && { at: found.at, rename: (own) => finish(withMore(own, found.words)) };
});

function asked(sheet: Sheet, { text }: Instruction): { at: number; words: string } | null {
  if (text.length > 160) return null;
  for (const shape of SHAPES) {
    const { words = '', line = '', other } = shape.exec(text)?.groups ?? {};
    const more = words
      .replace(TITLE, '')
      .replaceAll(/[«»"“”]/g, '')
      .trim();
    if (more === '' || more.length > LONGEST || MONEY.test(more) || TOLD.test(more)) continue;
    const named = other === undefined || THE_LINE.test(other) ? line : other;
    const at = oneLine(sheet, named.replace(/^(?:la |sa )?ligne (?=\p{L})/iu, ''));
    if (at !== null && !isSecondDate(sheet, at, more)) return { at, words: more };
  }
  return null;
}

export function oneLine(sheet: Sheet, words: string): number | null {
  const found = chosen(sheet, words);
  const [at] = 'at' in found ? found.at : [];
  const line = at === undefined ? undefined : sheet.lines[at]?.line;
  if (at === undefined || line === undefined || isDiscount(line)) return null;
  return 'at' in found && found.at.length === 1 ? at : null;
}

/** Behind what stands in brackets already. */
export function withMore(own: string, words: string): string {
  return own.endsWith(')') ? `${own.slice(0, -1)}, ${words})` : `${own} (${words})`;
}

const DATED = new RegExp(String.raw`(?<![\p{L}\d])${DATE_IN_FULL}`, 'iu');

/** « c’est le 19 juin », of a line whose name says the 12: that date is another, and no second one. */
export function isSecondDate({ lines }: Sheet, at: number, words: string): boolean {
  return DATED.test(words) && DATED.test(lines[at]?.line.description ?? '');
}
