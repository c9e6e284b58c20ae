import { changeLines, chosen, name } from '../lines.ts';
import type { Operation } from '../operation.ts';

const MONTH = String.raw`(?:janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre)`;
const DATE = String.raw`\d{1,2}(?:er)?\s${MONTH}(?:\s\d{4})?|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?`;
/** « la réunion de lancement était le 5 mars, pas le 4 ». */
const WAS_ON = new RegExp(
  String.raw`^(.+?),?\s(?:c['’ ]?(?:est|[ée]tait)|est|[ée]tait|a eu lieu|ont eu lieu|s['’]est tenue?|tombe|(?:est |sera |a été )?(?:finalement )?(?:décalée?s?|reportée?s?|repoussée?s?|avancée?s?|déplacée?s?))\s(?:bien\s|plutôt\s)?(?:le|du|au|pour le)\s(${DATE})(?:,?\s(?:et\s)?(?:pas|non)(?:\spas)?\s(?:le\s)?\d{1,2}(?:er)?(?:\s${MONTH}|\/\d{1,2})?)?$`,
  'iu',
);

/** « la réunion du 12/05 c’était le 13/05 »: the date that a line’s name holds, written as it was. */
export const dateOfName: Operation = {
  name: 'dateOfName',
  reads: ({ verb, rest }) => verb === '' && WAS_ON.test(rest),
  apply: (sheet, { rest }) => {
    const [, words = '', date = ''] = WAS_ON.exec(rest) ?? [];
    const found = chosen(sheet, words.replace(new RegExp(`\\s(?:du|le)\\s(?:${DATE})$`, 'iu'), ''));
    const named = 'reason' in found ? chosen(sheet, words) : found;
    if ('reason' in named) return named;
    if (named.at.length !== 1) return { reason: 'Changez une ligne à la fois.' };
    return changeLines(
      sheet,
      named.at,
      (line) => {
        const dates = line.description.match(new RegExp(DATE, 'giu')) ?? [];
        const [was] = dates;
        return was === undefined || dates.length > 1
          ? { reason: `${name(line)} ne dit pas de date\u00a0: renommez la ligne.` }
          : { ...line, description: line.description.replace(was, date) };
      },
      (before, after) => `${name(before)} devient ${name(after)}`,
    );
  },
};
