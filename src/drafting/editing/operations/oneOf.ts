import { fold } from '../../fold.ts';
import { multiply, toFourDecimals } from '../../exact.ts';
import type { LineItem, LineUnit } from '#domain/document/types.ts';
import { describeChange } from '../french.ts';
import type { Instruction } from '../instruction.ts';
import { changeLines, chosen, isDiscount, name, priced } from '../lines.ts';
import type { Operation, Outcome, Sheet } from '../operation.ts';
import { unitNamed } from '../select.ts';

const ONE_MORE =
  /^une? (?:autre )?([^\d]+?) (?:de|en) (plus|moins)(?: (?:sur|pour|à) (?:l[ae]s? |l['’])?([^\d]+))?$/i;
const ONLY_ONE = /^une? seule? ([^\d]+)$/i;

/** « un atelier de plus », « une nuit de moins », « un seul album ». */
export const oneMore: Operation = {
  name: 'oneMore',
  reads: ({ verb, rest, figures }) =>
    figures.length === 0 &&
    (verb === '' || /^(?:ajout|rajout|met)/.test(verb)) &&
    (ONE_MORE.test(rest.trim()) || ONLY_ONE.test(rest.trim())),
  apply: (sheet, { rest }) => {
    const more = ONE_MORE.exec(rest.trim());
    const said = more?.[1] ?? ONLY_ONE.exec(rest.trim())?.[1] ?? '';
    const on = more?.[3];
    // « un album de plus pour la belle-mère »: whom it is for names no line.
    const isLine = on !== undefined && !('reason' in chosen(sheet, on));
    const { unit, words } = unitFirst(isLine ? on : said, said);
    const step = more === null ? null : /moins/i.test(more[2] ?? '') ? -1 : 1;
    return onOne(sheet, words, ({ quantity, unit: counted }) =>
      isCountedSo(counted ?? null, unit) ? (step === null ? 1 : quantity + step) : null,
    );
  },
};

/** « jour de maquettes »: what is counted, and the words of the line. */
function unitFirst(words: string, counted: string): { unit: LineUnit | null; words: string } {
  const [, first = '', thing = ''] = /^(\p{L}+) (?:de |d['’]|du |des )(.+)$/iu.exec(words) ?? [];
  const unit = unitNamed(first);
  return unit === null ? { unit: unitNamed(counted), words } : { unit, words: thing };
}

/** « un déplacement de moins » says nothing of a line of 240 km; « une demoiselle de moins » is one person. */
const isCountedSo = (counted: LineUnit | null, said: LineUnit | null): boolean =>
  counted === null ||
  counted === 'unit' ||
  counted === said ||
  (counted === 'person' && said === null);

const DOZENS =
  /^(\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze) douzaines? (?:de |d['’])(.+)$/i;
/** « la douzaine à 4 € » is a price. */
const SOME_DOZENS = /(?<![\p{L}])(?!la )(?:\d+|\p{L}+) douzaines?(?![\p{L}])/iu;
const WRITTEN = ['une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** « 8 douzaines d’œufs »: eight, of a line that is sold by the dozen; else eight times twelve. */
export const byTheDozen: Operation = {
  name: 'byTheDozen',
  reads: ({ text }) => SOME_DOZENS.test(text),
  apply: (sheet, { verb, rest }) => {
    const [, said = '', words = ''] = DOZENS.exec(rest.trim()) ?? [];
    const count = /^\d/.test(said) ? Number(said) : WRITTEN.indexOf(said.toLowerCase()) + 1;
    const isSet = verb === '' || /^(?:pass|met|remet|compt)/.test(verb);
    if (!isSet || count <= 0 || /\d/.test(words))
      return { reason: 'Dites ce nombre en chiffres, sans douzaine.' };
    return onOne(sheet, words, ({ description, unit }) => {
      if (fold(description).includes('douzaine')) return count;
      return isCountedSo(unit ?? null, null) ? multiply(count, 12) : null;
    });
  },
};

/** One line, found by its words, at another quantity. */
function onOne(
  sheet: Sheet,
  words: Instruction['rest'],
  quantityOf: (line: LineItem) => number | null,
): Outcome {
  const found = chosen(sheet, words);
  if ('reason' in found) return found;
  const [at] = found.at;
  const line = at === undefined ? undefined : sheet.lines[at]?.line;
  if (line === undefined || found.at.length !== 1) return { reason: 'Dites de quelle ligne.' };
  if (isDiscount(line))
    return { reason: `${name(line)} est une remise\u00a0: dites son montant en euros.` };
  const counted = quantityOf(line);
  if (counted === null)
    return {
      reason: `${name(line)} n’est pas compté à l’unité\u00a0: dites sa nouvelle quantité.`,
    };
  const quantity = toFourDecimals(counted);
  if (quantity <= 0)
    return {
      reason: `Il n’en resterait rien\u00a0: dites «\u00a0supprime ${line.description}\u00a0».`,
    };
  return changeLines(
    sheet,
    found.at,
    (was) => priced(was, quantity, was.unitPrice),
    describeChange,
  );
}
