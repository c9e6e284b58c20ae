import { readInstruction, type Instruction } from '../instruction.ts';
import { chosen } from '../lines.ts';
import { namesOf } from '../namedFigures.ts';
import type { Operation, Sheet } from '../operation.ts';
import { unitNamed } from '../select.ts';
import { ADDING } from '../verbs.ts';
import { add } from './add.ts';
import { offer } from './lines.ts';

const GIVEN = String.raw`(?:est |sont |en )?(?:offerte?s?|gratuite?s?|gracieux|cadeau)`;
const ANOTHER = String.raw`(?:(?:et|avec|puis|\+) )?`;
/** « un parallélisme 70 €, diagnostic offert »: behind its price another thing is given. */
const PRICED_THEN_GIVEN = new RegExp(
  String.raw`^(?<priced>.*\d\s?(?:€|euros?)?(?: ht)?)[\s,;]+${ANOTHER}(?<gift>(?:l[ae]s? |l['’]|une? |des )?\p{L}[^\d,;:]*?) ${GIVEN}$`,
  'iu',
);
/** « diagnostic offert et un parallélisme 70 € ». */
const GIVEN_THEN_PRICED = new RegExp(
  String.raw`^(?<gift>\p{L}[^\d,;:]*?) ${GIVEN}(?:\s*[,;]\s*|\s(?=et |puis |plus |avec ))(?:(?:et|puis|plus|avec) )?(?<priced>(?:l[ae]s? |l['’]|une? |des |\d|(?!valeur|soit|normalement|habituellement|d['’]|de |à |a |au |sur |pour )\p{L}{3,})[^;]*\d[^;]*)$`,
  'iu',
);
/** « 45 € l’heure, offertes », « 12 € pièce offerts », « 12 €, dont une offerte »: said of what is priced. */
const OF_IT =
  /^(?:(?:l[ae]s? |l['’]|par )?(?:ht|ttc|pi[èe]ce|unit[ée]|chacune?|tout|toutes?|tous|en tout|total)|(?:dont|mais|qui|que|elles?|ils?|c['’]est|le premier|la premi[èe]re|le dernier|la derni[èe]re)(?:\s.*)?)$/iu;

/** « ajoute un parallélisme 70 €, diagnostic offert »: what is priced is added at its price, and what is given is given. */
export const addWithGift: Operation = {
  name: 'addWithGift',
  reads: (instruction) => bothOf(instruction) !== null,
  apply: (sheet, instruction) => {
    const { priced = '', gift = '' } = bothOf(instruction) ?? {};
    const first = add.apply(sheet, readInstruction(`${instruction.verb} ${priced}`, []));
    if ('reason' in first) return first;
    const second = given({ ...sheet, lines: first.lines }, sheet, gift);
    return 'reason' in second
      ? second
      : { lines: second.lines, changes: [...first.changes, ...second.changes] };
  },
};

function bothOf({ verb, rest }: Instruction): { priced: string; gift: string } | null {
  if (!ADDING.test(verb) || rest.length > 200) return null;
  const { priced = '', gift = '' } =
    (PRICED_THEN_GIVEN.exec(rest) ?? GIVEN_THEN_PRICED.exec(rest))?.groups ?? {};
  const words = gift.trim();
  if (words === '' || OF_IT.test(words) || unitNamed(words) !== null) return null;
  return { priced, gift: words };
}

/** A line there is gets no price; else it is a new one without. */
function given(sheet: Sheet, before: Sheet, gift: string) {
  const named = namesOf(before.lines);
  return 'at' in chosen(before, gift)
    ? offer.apply(sheet, readInstruction(`offre ${gift}`, named))
    : add.apply(sheet, readInstruction(`ajoute ${gift} offert`, named));
}
