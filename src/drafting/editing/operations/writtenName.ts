import { fold } from '../../fold.ts';
import { finish } from '../../writing/description.ts';
import type { Instruction } from '../instruction.ts';
import { isDiscount } from '../lines.ts';
import type { Sheet } from '../operation.ts';
import { terms } from '../wordsOfNames.ts';
import { renamesOne } from './renamesOne.ts';

/** « écris bibliothèque en chêne massif »: the words of a name, and nothing of where they stand. */
const WRITTEN =
  /^(?:(?:tu |vous |il faut |faut |on )?(?:peux |pouvez |peut )?)?[ée]cri(?:s|re|vez|ras)\s(?<words>[^,;:«"“]{8,80})$/iu;
/** As many telling words as no two lines share by chance. */
const AT_LEAST = 2;

/** A name that is written out anew where it begins as the name of a line does and goes on otherwise. */
export const writtenName = renamesOne('writtenName', (sheet, instruction) => {
  const found = asked(sheet, instruction);
  return found && { at: found.at, rename: (own) => finish(rewritten(own, found)) };
});

interface Written {
  at: number;
  /** How many words of the name stay. */
  kept: number;
  more: string;
}

function asked({ lines }: Sheet, { text }: Instruction): Written | null {
  const said = (WRITTEN.exec(text)?.groups?.['words'] ?? '')
    .replace(/^(?:l[ae]s? |une? |des )/iu, '')
    .split(/\s+/);
  const found = lines.flatMap(({ line }, at) => {
    const own = line.description.split(/\s+/);
    const kept = sharedStart(said, own);
    const more = said.slice(kept).join(' ');
    const isLike = terms(fold(said.slice(0, kept).join(' '))).length >= AT_LEAST;
    const goesOnOtherwise = kept < own.length && /\p{L}{3}/u.test(more) && !/\d/.test(more);
    return isLike && goesOnOtherwise && !isDiscount(line) ? [{ at, kept, more }] : [];
  });
  const [only] = found;
  return found.length === 1 && only !== undefined ? only : null;
}

/** How many words two names begin with alike, accents aside. */
function sharedStart(said: readonly string[], own: readonly string[]): number {
  const other = said.findIndex((word, at) => fold(word) !== fold(own[at] ?? ''));
  return other < 0 ? said.length : other;
}

/** Of what stays, the accents of the name. */
const rewritten = (own: string, { kept, more }: Written): string =>
  [...own.split(/\s+/).slice(0, kept), more].join(' ');
