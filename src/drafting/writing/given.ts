import { isGiven } from '../readings/settled.ts';
import { isPause } from '../readings/naming.ts';
import type { Reading } from '../readings/read.ts';
import { finish, stripEnds } from './description.ts';

/** « coupe 42 €, soin 15 € offert »: the notes say what is given, which no line does. */
export function withGiven(content: string, reading: Reading): string {
  const names = givenNames(reading).filter((name) => !content.includes(name));
  if (names.length === 0) return content;
  const told = names.join('\u00A0; ');
  return OFFERED.test(content)
    ? content.replace(OFFERED, `$1\u00A0; ${told}.`)
    : [`Offert\u00A0: ${told}.`, content].join('\n').trim();
}

const OFFERED = /^(Offert\u00A0: .*)\.$/m;

function givenNames({ prepared, prompt, roles }: Reading): string[] {
  const given = [...roles].filter(
    ([{ reads }, action]) => action === 'offered' && reads.some(isGiven),
  );
  return given
    .map(([{ token, start }]) => {
      let first = prepared.tokens[token - 1]?.text === '(' ? token - 1 : token;
      while (first > 0 && !isJoint(prepared.tokens[first - 1])) first -= 1;
      const words = prompt.text.slice(prepared.tokens[first]?.start ?? start, start);
      return finish(stripEnds(words.replace(PRICE_LEADS, '')));
    })
    .filter((name) => name !== '');
}

/** « (30 €) », « à 30 € », « d’une valeur de 30 € ». */
const PRICE_LEADS = /[\s:(]*(?:à|de|d[’']une valeur de|valeur)?[\s:(]*$/iu;

function isJoint(token: Reading['prepared']['tokens'][number] | undefined): boolean {
  return isPause(token) || token?.text === 'et' || token?.text === 'puis';
}
