import { fold } from '../fold.ts';
import type { Placed } from './operation.ts';
import { selectLines } from './select.ts';

const COMPLETED =
  /^compl[èée]t(?:e[srz]?|er) (?:l['’]intitul[ée]|le nom|le libell[ée]|la d[ée]signation|le titre|la description|la ligne)(?: (?:de |d['’]|du |des )?(?<line>[^«"“:,]+?))?\s*(?:[:,]|par|en|avec)?\s*[«"“]\s*(?<name>[^»"”]+?)\s*[»"”]$/iu;
const COPIED =
  /^(?:copi|dupliqu)(?:e[srz]?|ons) (?:la ligne )?(?<line>[^«"“:,]+?),? (?:en|sous le nom(?: de)?|et (?:appelle|nomme|renomme)[srz]?[- ]l[ae](?: en)?)\s*[«"“]\s*(?<name>[^»"”]+?)\s*[»"”](?:,? (?:à|au prix de|pour) (?<price>\d+(?:[.,]\d+)?) ?(?:€|euros?)?(?: ht)?)?$/iu;

/** « insère sous le tableau une ligne parafoudre, une pièce, 115 € » */
const INSERTED =
  /^(?:ins[èe]re|intercale|glisse|ajoute|rajoute)[srz]? (?<side>(?:juste )?(?:sous|avant|apr[èe]s|devant|derri[èe]re)) (?<line>(?:l[ae]s? |l['’])[^,;:\d]+?) (?:une (?:nouvelle )?ligne |une? )(?<thing>\p{L}[^;]*\d ?(?:€|euros?)(?: ht)?)$/iu;

/** What is to be added beside a line that is said first; null where no line is called so. */
export function addedBeside(said: string, lines: readonly Placed[]): string[] | null {
  const { side = '', line = '', thing = '' } = INSERTED.exec(said)?.groups ?? {};
  if (line === '' || placeOf(line, lines) === null) return null;
  const plain = thing.replace(/, (?:une?|1) (?:pi[èe]ce|unit[ée]|exemplaire)(?=, \d)/iu, '');
  return [`ajoute ${plain}, ${side} ${line}`];
}

/**
 * What is asked where a line is given another name in guillemets: « complète l’intitulé : « Audit de mai » »,
 * « copie la ligne A en « B », à 300 »; null for another sentence.
 */
export function namedAnew(said: string, lines: readonly Placed[]): string[] | null {
  const completed = COMPLETED.exec(said)?.groups;
  if (completed !== undefined) {
    const { line, name = '' } = completed;
    const at = line === undefined ? beginningOf(name, lines) : placeOf(line, lines);
    return at === null ? null : [`renomme la ligne ${at + 1} en « ${name} »`];
  }
  const { line = '', name = '', price } = COPIED.exec(said)?.groups ?? {};
  const at = line === '' ? null : placeOf(line, lines);
  if (at === null) return null;
  const copy = `la ligne ${at + 2}`;
  const priced = price === undefined ? [] : [`prix de ${copy} à ${price} €`];
  return [`copie la ligne ${at + 1}`, `renomme ${copy} en « ${name} »`, ...priced];
}

function placeOf(words: string, lines: readonly Placed[]): number | null {
  const found = selectLines(
    lines.map((each) => each.line),
    words,
  );
  return 'at' in found && found.at.length === 1 ? (found.at[0] ?? null) : null;
}

/** The one line of which the new name begins with the whole name. */
function beginningOf(name: string, lines: readonly Placed[]): number | null {
  const at = lines.flatMap(({ line }, place) =>
    fold(name).startsWith(fold(line.description)) ? [place] : [],
  );
  return at.length === 1 ? (at[0] ?? null) : null;
}
