import { fold } from '../../fold.ts';

/** New words and the place of those they replace, end excluded. */
interface Replaced {
  by: string;
  start: number;
  end: number;
}

export const ARTICLE = /^(?:de la |de l['’]|du |des |de |d['’]|une? |l[ae]s? |l['’]|aux? |en )/iu;

/** Folded letter for letter, « m³ » as one types it. */
export const plain = (words: string): string =>
  fold(words).replaceAll('³', '3').replaceAll('²', '2');

const GENDERED = /(?<![\p{L}])(une?|l[ae]|du|de la) $/iu;

/** « un bouleau mort » would be « une aubépine mort ». */
export function disagrees(
  own: string,
  by: string,
  { start, end }: { start: number; end: number },
): boolean {
  const [article = ''] = ARTICLE.exec(by) ?? [];
  const [, had = ''] = GENDERED.exec(own.slice(0, start)) ?? [];
  if (had === '' || article === '') return false;
  return isFeminine(had) !== isFeminine(article) && /^ \p{L}/u.test(own.slice(end));
}

const isFeminine = (article: string): boolean => /^(?:une|la|de la)(?![\p{L}])/iu.test(article);

/** The name with its new words: « un » and « une » go with them, and « d’ » with what follows. */
export function joined(own: string, { by, start, end }: Replaced): string {
  const [article = ''] = ARTICLE.exec(by) ?? [];
  const words = by.slice(article.length);
  const [, had] = GENDERED.exec(own.slice(0, start)) ?? [];
  const isSwapped = had !== undefined && /^(?:une?|l[ae]|du|de la) $/iu.test(article);
  const head = isSwapped
    ? own.slice(0, start - had.length - 1) + alike(had, article)
    : own.slice(0, start);
  const figures = /^(\d+)(\s?\p{L}\S*|)$/u.exec(words);
  const was = /^\d+/.exec(own.slice(start, end))?.[0];
  const isOfUnit =
    figures !== null &&
    was !== undefined &&
    plain(own.slice(start + was.length, end)).trim() === plain(figures[2] ?? '').trim();
  if (isOfUnit) return `${head}${figures[1]}${own.slice(start + was.length)}`;
  return elided(head, words) + own.slice(end);
}

/** The article of the new words, of the kind the name has. */
function alike(had: string, said: string): string {
  if (/^une?$/iu.test(had)) return isFeminine(said) ? 'une ' : 'un ';
  if (/^l[ae]$/iu.test(had)) return isFeminine(said) ? 'la ' : 'le ';
  return isFeminine(said) ? 'de la ' : 'du ';
}

function elided(head: string, words: string): string {
  const isVowel = /^[aeiouyéèêàâîôûh]/iu.test(words);
  if (isVowel) return head.replace(/(?<![\p{L}])de $/iu, 'd’') + words;
  return head.replace(/(?<![\p{L}])d['’]$/iu, 'de ') + words;
}
