import { normalise } from '../../normalise.ts';
import { finish } from '../../writing/description.ts';
import { readFigures } from '../figures.ts';
import type { Instruction } from '../instruction.ts';
import { chosen } from '../lines.ts';
import type { Sheet } from '../operation.ts';
import { PRECISING, SAY_IT } from '../verbs.ts';
import { DATES, isSecondDate, oneLine, withMore } from './precision.ts';
import { renamesOne } from './renamesOne.ts';

const MAY = String.raw`(?:(?:peux|pouvez|peut|pourrais|pourriez)[- ](?:tu|vous|on)\s|(?:tu |vous |on |il faut |faut )?(?:peux |pouvez |peut )?)?`;
const ON = String.raw`\s(?:sur|dans|à|au|aux)\s(?<line>[^,;]+)$`;
const IN_ITS_NAME = String.raw`(?:\s(?:sur|dans|à)\s(?:l[ae]\s|sa\s|cette\s|son\s|l['’])?(?:nom|ligne|libell[ée]|titre|d[ée]signation|intitul[ée]|description))?$`;
const WHAT = String.raw`(?<words>[^,;]{2,60}?)`;

/** « c’est pour le mois de mars, note-le sur le nettoyage »: what was told, and its line behind it. */
const TOLD_THEN_LINE = [
  String.raw`^(?:c['’]est|ce sera|c['’]était)\s(?:pr[ée]vue?s?\s)?(?:pour\s(?:l[ae]s?\s|l['’])?)?${WHAT},?\s${SAY_IT}${ON}`,
  // « intervention du 3 mars, ajoute la date sur le parage »
  String.raw`^\p{L}+(?:\s\p{L}+)?\s(?<words>(?:le |du |les )${DATES}),?\s${SAY_IT}${ON}`,
].map((shape) => new RegExp(shape, 'iu'));
/** « précise que le mariage c’est le 14 septembre ». */
const THAT_IT_IS = new RegExp(
  String.raw`^${MAY}(?:${PRECISING})\squ(?:e\s|['’])(?<line>[^,;\d]+?)\s(?:c['’](?:est|[ée]tait)|ce sera|est|[ée]tait|sera|aura lieu|a (?:eu )?lieu|se fera|se fait|s['’]est faite?|tombe|date)\s(?<words>(?:le |du |les )${DATES}|(?:en|côté) \p{L}[^,;\d]{1,30})$`,
  'iu',
);
/** « dans le bilan précise que c’était le 3 septembre ». */
const LINE_THEN_DAY = new RegExp(
  String.raw`^(?:(?:dans|ds|sur|pour)\s)?(?<line>[^,;:\d]+?)\s*[,:]?\s(?:${PRECISING})\squ(?:e\s|['’])(?:c['’ ]?(?:est|[ée]tait)|ce sera|ça date)\s(?<words>(?:le |du |les )${DATES})$`,
  'iu',
);
/** The words of a line and what its name says more, one behind the other. */
const LINE_THEN_WORDS = [
  // « vidange huile 5W30 marque le », « enceintes : JBL 15 pouces, mets-le dans le libellé »
  String.raw`^(?<both>[^;]{4,100}?),?\s${SAY_IT}${IN_ITS_NAME}`,
  // « peux-tu préciser nettoyage bureaux 2e étage »
  String.raw`^${MAY}(?:${PRECISING})\s(?<both>(?!l[ae]s?\s(?:dates?|couleurs?)|qu)[^,;]{4,100})$`,
].map((shape) => new RegExp(shape, 'iu'));
/** « c’est pas là », « c’est moi qui fais »: a sentence, and no words of a name. */
const NO_WORDS =
  /^(?:(?:et|ou|pas|plus|sauf|mais|c['’]est|qu\p{L}*|moi|toi)(?![\p{L}])|\d[\d.,]*$)|(?<![\p{L}])(?:je|tu|il|elle|on|nous|vous|ils|elles|qui|que|j['’]\p{L}+|client\p{L}*|pay[ée]\p{L}*|r[ée]gl[ée]\p{L}*|acompte)(?![\p{L}])/iu;
/** « garde de Minou du » 2 au 4 août: the little word is of what follows. */
const ENDS_OPEN = /(?:^|\s)(?:et|ou|d[ue]|des|l[ae]s?|en|aux?|à|pour|avec|sans|une?)$|^[^\p{L}]/iu;
/** Behind the name of a line: « vidange sur deux jours » is not said apart. */
const LEADS_ON = /^(?:sur|dans|à|a|aux?)(?![\p{L}])/iu;
const MONEY = /\d\s?(?:€|euros?|%)/iu;

/** What a line’s name is to say more, told before it is asked: « c’est au 2e étage, note-le sur le ménage ». */
export const sayWhatWasTold = renamesOne('sayWhatWasTold', (sheet, instruction) => {
  const found = asked(sheet, instruction);
  return found && { at: found.at, rename: (own) => finish(withMore(own, found.words)) };
});

function asked(sheet: Sheet, { text }: Instruction): { at: number; words: string } | null {
  if (text.length > 160 || MONEY.test(text)) return null;
  for (const shape of [...TOLD_THEN_LINE, THAT_IT_IS, LINE_THEN_DAY]) {
    const { words = '', line = '' } = shape.exec(text)?.groups ?? {};
    if (words === '' || NO_WORDS.test(words)) continue;
    const at = oneLine(sheet, line.replace(/^(?:la |sa )?ligne (?=\p{L})/iu, ''));
    if (at !== null && !isItsCount(sheet, at, words) && !isSecondDate(sheet, at, words))
      return { at, words: words.replace(/^(?:du|de la|des) (?!\d)/iu, '') };
  }
  for (const shape of LINE_THEN_WORDS) {
    const both = shape.exec(text)?.groups?.['both'];
    const found = both === undefined ? null : apart(sheet, both);
    if (found !== null) return found;
  }
  return null;
}

/** « vidange huile 5W30 »: the most words that name one line, and those behind them. */
function apart(sheet: Sheet, both: string): { at: number; words: string } | null {
  const said = both.split(/\s+/);
  for (let length = said.length - 1; length > 0; length -= 1) {
    const head = said
      .slice(0, length)
      .join(' ')
      .replace(/[\s:,]+$/, '');
    const at = ENDS_OPEN.test(head) ? null : oneLine(sheet, head);
    if (at === null) continue;
    const words = said
      .slice(length)
      .join(' ')
      .replace(/^[:,\s]+/, '');
    return isPrecision(sheet, at, words) ? { at, words } : null;
  }
  return null;
}

/** No sentence, and no other line. */
function isPrecision(sheet: Sheet, at: number, words: string): boolean {
  if (!/\p{L}{2}/u.test(words) || NO_WORDS.test(words) || LEADS_ON.test(words)) return false;
  return !isItsCount(sheet, at, words) && 'reason' in chosen(sheet, words);
}

/** « c’est 700 m² », of a line that counts them: its quantity is meant, or its name. */
function isItsCount({ lines }: Sheet, at: number, words: string): boolean {
  const own = lines[at]?.line.unit ?? null;
  return readFigures(normalise(words)).some(({ unit }) => unit !== null && unit === own);
}
