/** Words that only led to the figure which was cut behind them. */
const LED_TO_FIGURE =
  /[\s,]*(?<![\p{L}’'])(?:à|a|au (?:prix|tarif|taux) de|pour|soit|x|par|pendant|sur|durant|de|d['’]|plus|moins|dont|ou)$|[\s]*[×*=@+]+$/iu;
/** « de 4 stores » keeps its « de » before a noun; before another joint it has lost its use. */
const NOUN_FOLLOWS =
  /^[\s]*(?!(?:de|d|du|des|à|a|au|aux|en|par|pour|et|ou|dont|le|la|les|l|chez|sur|sans|avec|qui|que|soit|puis|à)(?![\p{L}-]))\p{L}/iu;
/** Nothing but the name of what was counted: no joint, no participle. */
const LONE_NOUN =
  /^\s*(?!(?:chaque|pour|plus|moins|pendant|ttc|net|environ|merci|sur|chez|dont)(?!\p{L}))(?!\p{L}+[éè]e?s?\s*$)\p{Ll}{3,}\s*$/u;
/** What was counted once more behind the price: « 120 € l’article », « 15 € par enfant ». */
const EACH_AGAIN =
  /^[\s]*(?:\/ ?|par |chaque |(?:l['’]|le |la |de la |du |de l['’]))(\p{L}{2,})(?![\p{L}-])/iu;

/** How often, and not what: « dératisation (passages) ». */
const TIMES =
  /^(?:passages|séances|seances|interventions|visites|sessions|fois|jours|nuits|heures)$/i;

/** Words of a designation, and whether a quantity was cut before them. */
export interface Piece {
  words: string;
  counted: boolean;
}

/** The pieces of a designation between its figures, as one wording. */
export function joined(pieces: readonly Piece[]): string {
  let words = '';
  for (const piece of pieces) {
    const next = words === '' ? piece.words : withoutEach(piece.words, words);
    words = words.trim() === '' ? next : join(words.trimEnd(), next, piece.counted);
  }
  return words;
}

function join(before: string, after: string, counted: boolean): string {
  if (after.trim() === '') return before;
  const noun = after.trimEnd().replace(LED_TO_FIGURE, '');
  const led = LED_TO_FIGURE.exec(before);
  // « Location sono + [2] enceintes ».
  if (led?.[0].trim() === '+' && NOUN_FOLLOWS.test(after)) return `${before} ${after.trimStart()}`;
  if (counted && /\p{L}{2}/u.test(before) && LONE_NOUN.test(noun))
    return beside(before, noun.trim());
  const keepsJoint = led !== null && /(?:de|d['’])$/i.test(led[0]) && NOUN_FOLLOWS.test(after);
  const told = led === null || keepsJoint ? before : before.slice(0, led.index);
  // « Logo, [600 €] pour le restaurant ».
  const kept = /^\s*pour /i.test(after) ? told.replace(/,$/, '') : told;
  return `${kept} ${after.trimStart()}`;
}

/** « Gâteau [20] parts » counts parts of a cake; « pose [3] portes » poses them. */
function beside(before: string, noun: string): string {
  if (/[:,;(]$|(?<![\p{L}])(?:de|d['’]|les|des|mes|ses)$/iu.test(before))
    return `${before} ${noun}`;
  const bare = before.replace(LED_TO_FIGURE, '');
  if (
    !TIMES.test(noun) &&
    /\p{L}(?:age|[st]ion|ment|pose|aille|ure|achat|vente|coupe)$/iu.test(bare) &&
    !/ /.test(bare.trim())
  )
    return `${bare} ${/^[aeiouyhéèêâîôû]/i.test(noun) ? 'd’' : 'de '}${noun}`;
  return `${bare} (${noun})`;
}

function withoutEach(piece: string, before: string): string {
  const each = EACH_AGAIN.exec(piece);
  if (each === null) return piece;
  const [whole, noun = ''] = each;
  const rest = piece.slice(whole.length);
  const endsThere = /^[\s]*(?:[,;.:)!?\n]|$)/.test(rest);
  const says = /^[\s]*(?:\/|par |chaque )/i.test(whole);
  return says || endsThere || stems(before).has(stem(noun)) ? rest : piece;
}

function stems(words: string): Set<string> {
  return new Set(words.match(/\p{L}{2,}/gu)?.map(stem) ?? []);
}

function stem(word: string): string {
  return word.toLowerCase().replace(/[sx]$/, '').slice(0, 7);
}
