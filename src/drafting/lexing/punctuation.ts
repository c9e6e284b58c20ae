import type { SignToken, Token } from './token.ts';

const ABBREVIATIONS = new Set(
  'm mme mlle mr mm dr me env interv dim sam lun mar mer jeu ven qte tel no art ref av bd st ste supp suppl forf incl dep deplact nb approx prest hab ess avt arr ar inst instal fourn mat diag rempl ch sdb cuis appt bat chb ext int inf moy prep depl hor ann trim livr elec plomb repar couv conf sec resp'.split(
    ' ',
  ),
);

const SIGNS: Record<string, SignToken['kind']> = {
  ':': 'colon',
  '=': 'equals',
  '@': 'at',
  '(': 'open',
  ')': 'close',
  '[': 'open',
  ']': 'close',
  '×': 'times',
  '*': 'times',
};

/** « blog +600, SEO 1k »: a plus glued to a sum prices what stands before it. */
const ADDED_SUM = /^\+\d[\d ]*(?:[.,]\d{1,2})? ?(?:€|e|euros?)?(?: ht)? ?(?:$|[,;\n])/;

export function readPunctuation(
  folded: string,
  offset: number,
  before: readonly Token[],
): Token | null {
  const character = folded.charAt(offset);
  const sign = SIGNS[character];
  if (sign !== undefined) return { kind: sign, start: offset, end: offset + 1 };
  if (
    character === '+' &&
    before.at(-1)?.kind === 'word' &&
    ADDED_SUM.test(folded.slice(offset, offset + 20))
  ) {
    return { kind: 'at', start: offset, end: offset + 1 };
  }
  const strength = breakStrength(folded, offset, before);
  if (strength !== 0) {
    return { kind: 'break', strength, mark: character, start: offset, end: offset + 1 };
  }
  if (character === '/') return { kind: 'slash', start: offset, end: offset + 1 };
  if (
    character === '-' &&
    /^- ?\d+(?:[.,]\d+)? ?(?:%|€|e\b|euros?)/.test(folded.slice(offset, offset + 16))
  ) {
    return { kind: 'minus', start: offset, end: offset + 1 };
  }
  return null;
}

function breakStrength(folded: string, offset: number, before: readonly Token[]): 0 | 1 | 2 | 3 {
  const character = folded.charAt(offset);
  const next = folded.charAt(offset + 1);
  if (character === '\n' || character === '!' || character === '?') return 3;
  if (character === '\t' || character === '|') return 1;
  if (
    character === ';' ||
    character === '…' ||
    character === '•' ||
    character === '·' ||
    character === '►' ||
    character === '→'
  )
    return 2;
  if (character === '+') return 2;
  if (character === ',') return 1;
  if (character === '.') {
    if (next === '.') return 2;
    if (next !== '' && next !== ' ' && next !== '\n') return 0;
    const last = before.at(-1);
    const abbreviated =
      last?.kind === 'word' && last.end === offset && ABBREVIATIONS.has(last.text) && next === ' ';
    return abbreviated ? 0 : 3;
  }
  if (
    character === '-' &&
    (offset === 0 || /[ \n]/.test(folded.charAt(offset - 1))) &&
    next === ' '
  )
    return 2;
  // A pictogram is a pause: « 🧹 ménage ✨ linge ».
  if (character > '\u2190' && !/[\ufe0e\ufe0f\u200d]/.test(character)) return 1;
  return 0;
}
