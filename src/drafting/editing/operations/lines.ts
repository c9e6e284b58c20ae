import { summary } from '../french.ts';
import type { Instruction } from '../instruction.ts';
import { changeLines, chosen, isDiscount, name } from '../lines.ts';
import type { Operation, Placed } from '../operation.ts';
import { OFFERED, OFFERED_TEXT } from './offered.ts';
import { ADDING } from '../verbs.ts';
import { offerPart, removePart } from './partOfLine.ts';

const REMOVING = /^(?:supprim|enlev|retir|effac|vir|jet|sor|degag|barr|ot|annul)/;
const ONLY = /^(?:gard|conserv|laiss)/;
const ONE_AT_LEAST = 'Un document garde au moins une ligne.';

/** « supprime le logo et l’audit », « supprime la ligne 4 », « supprime tout sauf le dev ». */
export const remove: Operation = {
  name: 'remove',
  reads: ({ verb }) => REMOVING.test(verb),
  apply: (sheet, instruction) => {
    const part = removePart(sheet, instruction);
    if (part !== null) return part;
    const found = chosen(sheet, wholeOf(instruction));
    if ('reason' in found) return found;
    return without(sheet.lines, found.at);
  },
};

/** « plus de ménage » may be more of it: « plus » takes away behind a verb only. */
const NOT_DONE =
  /^(?:(?:on|nous) (?:ne )?(?:fait|faisons)|je (?:ne )?fais|(?:ils|elles) (?:ne |n['’]en )?(?:veulent|prennent)|(?:il|elle) (?:ne |n['’]en )?(?:veut|prend)) (?:pas|plus) (?:de |d['’]|des |du )?([^\d]+)$/i;
const NONE = /^(?:pas|aucune?) (?:de |d['’]|des |du )?([^\d]+)$/i;

const notWanted = (rest: string): string | undefined =>
  (NONE.exec(rest.trim()) ?? NOT_DONE.exec(rest.trim()))?.[1];

/** « pas de ménage », « on ne fait plus la livraison ». */
export const none: Operation = {
  name: 'none',
  reads: ({ verb, rest, figures, folded }) =>
    verb === '' && figures.length === 0 && notWanted(rest) !== undefined && !/\btva\b/.test(folded),
  apply: (sheet, { rest }) => {
    const found = chosen(sheet, notWanted(rest) ?? '');
    return 'reason' in found ? found : without(sheet.lines, found.at);
  },
};

const SAYS_ONLY = /^(?:seulement|uniquement|juste|rien que|que|qu['’])|(?:seulement|uniquement)$/i;

/** « ne garde que le dev et l’hébergement ». */
export const keepOnly: Operation = {
  name: 'keepOnly',
  reads: ({ verb }) => ONLY.test(verb),
  apply: (sheet, { rest }) => {
    // « garde la remise » may say that nothing happens to it: the others go only where it is said.
    if (!SAYS_ONLY.test(rest))
      return {
        reason: 'Pour supprimer les autres lignes, dites «\u00a0ne garde que…\u00a0».',
      };
    const found = chosen(
      sheet,
      rest
        .replace(/^(?:seulement|uniquement|juste|que|qu['’])\s*/i, '')
        .replace(/\s+(?:seulement|uniquement)$/i, ''),
    );
    if ('reason' in found) return found;
    return without(
      sheet.lines,
      sheet.lines.map((_, at) => at).filter((at) => !found.at.includes(at)),
    );
  },
};

/** « supprime 2 h de pose », and there are two: the words without their count. */
function wholeOf({ rest, figures, object }: Instruction): string {
  const words = figures.length === 1 && /^\d/.test(rest) ? object : rest;
  return words.replace(/^une? /i, '');
}

function without(lines: readonly Placed[], gone: readonly number[]) {
  if (gone.length >= lines.length) return { reason: ONE_AT_LEAST };
  if (gone.length === 0) return { reason: 'Cela ne changerait rien.' };
  return {
    lines: lines.filter((_, at) => !gone.includes(at)),
    changes: lines
      .filter((_, at) => gone.includes(at))
      .map(({ line }) => `Suppression de ${name(line)}`),
  };
}

/** « offre l’hébergement », « le logo est offert ». */
export const offer: Operation = {
  name: 'offer',
  reads: ({ verb, folded, figures }) =>
    verb.startsWith('offr') || (!ADDING.test(verb) && OFFERED.test(folded) && figures.length === 0),
  apply: (sheet, instruction) => {
    const { verb, rest, text } = instruction;
    const said = verb === '' ? text.replaceAll(OFFERED_TEXT, ' ').trim() : rest;
    const part = ADDING.test(verb)
      ? null
      : offerPart(sheet, { ...instruction, ...countFirst(said, instruction) });
    if (part !== null) return part;
    const words = verb.startsWith('offr')
      ? wholeOf(instruction).replace(TO_WHOM, '')
      : (verb === '' ? text : rest).replaceAll(OFFERED_TEXT, ' ');
    const found = chosen(sheet, words);
    if ('reason' in found) return found;
    return changeLines(
      sheet,
      found.at.filter((at) => sheet.lines[at] !== undefined && !isDiscount(sheet.lines[at].line)),
      (line) => ({ ...line, unitPrice: 0, total: 0, flags: [] }),
      (line) => `${name(line)}\u00a0: à titre gracieux`,
    );
  },
};

const TO_WHOM =
  /\s(?:[àa] (?:m|mr|mme|monsieur|madame)\.? \p{Lu}\S*|au client|[àa] (?:la cliente|l['’]acheteur)|aux clients|aux clientes|en cadeau)$/iu;

const COUNT_LAST = /^(.+?)\s*:\s*une (?:unité|pièce|fois)$|^(.+?)\s*:\s*un exemplaire$/i;

/** « album parents : un exemplaire »: one of it. */
function countFirst(
  said: string,
  { object, verb }: Instruction,
): Pick<Instruction, 'rest' | 'object'> {
  const last = COUNT_LAST.exec(said);
  const thing = last?.[1] ?? last?.[2];
  if (thing !== undefined) return { rest: `un ${thing}`, object: thing };
  return { rest: said, object: verb === '' ? said : object };
}

/** « duplique le dev », « copie la ligne 2 ». */
export const duplicate: Operation = {
  name: 'duplicate',
  reads: ({ verb }) => /^(?:dupliqu|copi)/.test(verb),
  apply: (sheet, { rest }) => {
    const found = chosen(sheet, rest);
    if ('reason' in found) return found;
    return {
      lines: sheet.lines.flatMap((each, at) =>
        found.at.includes(at) ? [each, { line: { ...each.line }, from: null }] : [each],
      ),
      changes: found.at.flatMap((at) => {
        const line = sheet.lines[at]?.line;
        return line === undefined ? [] : [`Copie de ${name(line)} (${summary(line)})`];
      }),
    };
  },
};
