import { fold } from '../../fold.ts';
import { finish } from '../../writing/description.ts';
import { summary } from '../french.ts';
import { readInstruction, type Instruction } from '../instruction.ts';
import { chosen, isDiscount, isMeasured, name, priced } from '../lines.ts';
import { namesOf } from '../namedFigures.ts';
import type { Operation, Placed, Sheet } from '../operation.ts';
import { terms } from '../wordsOfNames.ts';
import { wishedPlace } from './wishedPlace.ts';

const SAME =
  /[\s,]+(?:(?:au|le|à|avec le|pour le) )?m[êe]me (?:prix|tarif)(?: (?:que|qu['’])\s?(?:pour |celui d[eu] )?(?<like>[^,;]+))?$/iu;
const ARTICLE = /^(?:une? (?:autre )?|l[ae]s? |l['’]|des |du |de la )/iu;
/** « ajoute un parage pour Caramel au même tarif que Tornado »: a new line at the price and in the unit of another. */
export const addLike: Operation = {
  name: 'addLike',
  reads: ({ verb, rest }) => /^r?ajout/.test(verb) && SAME.test(rest),
  apply: (sheet, instruction) => {
    const like = SAME.exec(instruction.rest)?.groups?.['like'];
    const { words, at } = wishedPlace(sheet, instruction.rest.replace(SAME, ''));
    const { figures } = instruction;
    const [count] = figures;
    if (figures.length > 1 || (count !== undefined && count.kind === 'money'))
      return { reason: 'Dites le prix de la nouvelle ligne, ou celui de quelle autre elle prend.' };
    const was = like === undefined ? beginsAlike(sheet, words) : named(sheet, like);
    if (was === null)
      return {
        reason: 'De quelle ligne prendre le prix\u00a0? Dites «\u00a0au même prix que…\u00a0».',
      };
    const { line } = was;
    const unit = line.unit ?? null;
    const isCounted = count !== undefined && count.kind !== 'percent';
    if (isCounted && count.unit !== null && count.unit !== unit)
      return { reason: `${name(line)} n’est pas compté dans cette unité\u00a0: dites le prix.` };
    if (!isCounted && isMeasured(line))
      return { reason: 'Dites aussi la quantité de la nouvelle ligne.' };
    const description = finish(newName(sheet, words, instruction));
    if (/\d|m[êe]me/iu.test(description) || terms(fold(description)).length === 0)
      return { reason: 'Dites le nom de la nouvelle ligne, et sa quantité.' };
    const added: Placed = {
      from: null,
      line: {
        ...priced({ ...line, description, flags: [] }, isCounted ? count.value : 1, line.unitPrice),
        source: null,
      },
    };
    return {
      lines: sheet.lines.toSpliced(at, 0, added),
      changes: [`Ajout de ${name(added.line)} (${summary(added.line)}), au prix de ${name(line)}`],
    };
  },
};

/** The words without their article; where there is a count, what stands beside it. */
function newName(sheet: Sheet, words: string, { verb, figures }: Instruction): string {
  const said =
    figures.length === 0 ? words : readInstruction(`${verb} ${words}`, namesOf(sheet.lines)).object;
  return said
    .replace(/^(?:une )?(?:nouvelle )?ligne (?:pour |de |d['’])?/iu, '')
    .replace(ARTICLE, '');
}

function named(sheet: Sheet, words: string): Placed | null {
  const found = chosen(sheet, words);
  const [at = -1] = 'at' in found && found.at.length === 1 ? found.at : [];
  return priceable(sheet.lines[at]);
}

/** « un parage pour Caramel », beside « Parage Tornado »: the line whose name begins so. */
function beginsAlike({ lines }: Sheet, words: string): Placed | null {
  const [head] = terms(fold(words));
  const alike = lines.filter(
    ({ line }) => head !== undefined && terms(fold(line.description))[0] === head,
  );
  const [first] = alike;
  const isOne = alike.every(
    ({ line }) => line.unitPrice === first?.line.unitPrice && line.unit === first.line.unit,
  );
  return isOne ? priceable(first) : null;
}

const priceable = (each: Placed | undefined): Placed | null =>
  each === undefined || isDiscount(each.line) || each.line.unitPrice <= 0 ? null : each;
