import { namedByUnit } from './nameless.ts';

/** Where or when hours were worked, said in the place of the work. */
const NO_WORK =
  /^(?:(?:cette )?semaine(?: \d+)?|voil[àa]|tout|pass[ée]e?s?|compt[ée]e?s?(?: en trop)?|j['’]y suis all[ée]e?|gars(?: \(chacun\))?|(?:mes |les )?heures?|(?:mes |les )?heures? (?=chez ))?(?<place>chez (?:(?:m\.|mr|mme|mlle|madame|monsieur) )?[\p{L}’' -]{2,30})?$/iu;

/** « 5 h chez madame Sorel » is « Main d’œuvre (chez madame Sorel) »; other units keep their words. */
export function hoursWithoutWork(description: string, unit: string | null): string {
  if (unit !== 'hour') return description;
  const said = NO_WORK.exec(description);
  if (said === null || description === '') return description;
  const place = said.groups?.['place'];
  const name = namedByUnit(unit);
  return place === undefined ? name : `${name} (${place.charAt(0).toLowerCase()}${place.slice(1)})`;
}
