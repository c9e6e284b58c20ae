import { normalise } from '../normalise.ts';
import { COLLOQUIAL } from './colloquial.ts';
import { readFigures, type Figure } from './figures.ts';
import { frenchNumber } from './french.ts';
import { NAMES_SAID } from './namesSaid.ts';
import { OFFHAND } from './offhand.ts';
import { REWORDINGS } from './rewordings.ts';
import { SUMS_SAID } from './sumsSaid.ts';
import { VERBS } from './verbs.ts';
import { WISHES } from './wishes.ts';

/** « la ligne 5 tu la vires », « le désherbage je l’offre »: the verb comes first. « Le cocktail on le garde » takes nothing out. */
const DISLOCATED = new RegExp(
  String.raw`^(?!(?:${VERBS})(?![\\p{L}]))([^:;]+?)(?<!\s(?:si|que|quand|comment)),?\s(?:tu|on|je|vous|il faut)\s(?:l[ae]s?\s|l['’])(?!gard|conserv|laiss)(${VERBS})(?![\p{L}])(?!.*\spas$)(.*)$`,
  'iu',
);

/** In this order: what one says plainly may be said more plainly still by a later one. */
const TABLES = [WISHES, OFFHAND, REWORDINGS, SUMS_SAID, NAMES_SAID, COLLOQUIAL].flat();

/** No sentence is that long; bounds what a text made to be slow can ask. */
const LONGEST = 600;

/** An instruction as it would be said plainly: written figures, the verb first, nothing of what does not change. */
export function reworded(step: string): string {
  if (step.length > LONGEST) return step;
  const { words, restored } = withNamesHeld(step);
  return restored(inPlainWords(words));
}

/** A new name in guillemets is said as it is to be: it stands aside while the sentence around it is reworded. */
function withNamesHeld(step: string): { words: string; restored: (said: string) => string } {
  const held: string[] = [];
  const words = step.replaceAll(QUOTED_NAME, (_, name: string) => {
    held.push(name);
    return `« nom${String.fromCodePoint(HELD + held.length - 1)} »`;
  });
  const restored = (said: string): string =>
    held.reduce(
      (text, name, at) => text.replaceAll(`nom${String.fromCodePoint(HELD + at)}`, () => name),
      said,
    );
  return { words, restored };
}

const QUOTED_NAME = /«\s*([^«»]+?)\s*»/gu;
/** Of the code points that no text uses. */
const HELD = 0xe000;

function inPlainWords(step: string): string {
  const whole = step.replace(/[.!\s]+$/, '');
  let said = /(?<![\p{L}])(?:pas|non|en a|en avait)(?![\p{L}])/iu.test(whole)
    ? inDigits(whole)
    : whole;
  for (const [shape, plain] of TABLES) said = said.replace(shape, plain);
  return inKilos(said).replace(DISLOCATED, '$2 $1$3').trim();
}

/** « 500 g de comté en plus », « retire 250 g d’olives »: in kilos, where no price follows that may be of the grams. */
const IN_GRAMS =
  /(^|\s)(\d{1,4}) ?(?:g|gr|grammes?) (?=(?:de |d['’])(?!.*(?:€|euros?|\s(?:à|a)\s\d)))/giu;

const inKilos = (said: string): string =>
  said.replace(
    IN_GRAMS,
    (_, before: string, grams: string) => `${before}${frenchNumber(Number(grams) / 1000)} kg `,
  );

/** « deux euros cinquante non deux euros soixante »: what is said again is compared in digits. */
export function inDigits(step: string): string {
  const prompt = normalise(step);
  let said = '';
  let at = 0;
  for (const figure of readFigures(prompt)) {
    const own = prompt.text.slice(figure.start, figure.end);
    if (figure.start < at || /\d/.test(own) || figure.value < 2) continue;
    said += prompt.text.slice(at, figure.start) + written(own, figure);
    at = figure.end;
  }
  return said + prompt.text.slice(at);
}

const LED = /^(?:(?:[àa]|de|[:=])\s|d['’])/iu;

function written(own: string, { value, kind, unit }: Figure): string {
  const lead = LED.exec(own)?.[0] ?? '';
  const last = own
    .slice(lead.length)
    .replace(/^.*?(?=\s?\p{L}+$)/u, '')
    .trim();
  const counted = unit === 'hour' ? 'heures' : unit === 'day' ? 'jours' : last;
  const money = kind === 'money' ? '\u00a0€' : unit === null ? '' : ` ${counted}`;
  return `${lead}${frenchNumber(value)}${money}`;
}
