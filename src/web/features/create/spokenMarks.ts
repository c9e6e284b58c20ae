/** Space before it, as French wants before a two-part mark. */
const NO_BREAK = '\u00A0';

const START = '(?<!\\p{L})';
const END = '(?!\\p{L})';
const NUMBER =
  '(?:zéro|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent)';

const MARKS: readonly [RegExp, string][] = [
  [words(`\\s*${START}(?:point )?(?:(?:retour )?à la ligne|nouvelle ligne)${END}\\s*`), '\n'],
  [words(`\\s*${START}point[- ]virgule${END}`), `${NO_BREAK};`],
  [words(`\\s*${START}point d[’']interrogation${END}`), `${NO_BREAK}?`],
  [words(`\\s*${START}point d[’']exclamation${END}`), `${NO_BREAK}!`],
  [words(`${START}(?:ouvre[zr]?|ouvrir) les guillemets${END}\\s*`), `«${NO_BREAK}`],
  [words(`\\s*${START}ferme[zr]? les guillemets${END}`), `${NO_BREAK}»`],
  // « 2 virgule 5 heures » is a number; « trois virgule cinq » is left to the grammar.
  [words('(?<=\\d)\\s+virgule\\s+(?=\\d)'), ','],
  [
    words(
      `^virgule${END}|(?<!\\s)\\s+(?!(?<=${START}${NUMBER}\\s+)virgule\\s+${NUMBER}${END})virgule${END}`,
    ),
    ',',
  ],
  // « deux points » and « point » count things too: marks only where the sentence stops.
  [words(`\\s*${START}deux points\\s*$`), `${NO_BREAK}:`],
  [words(`\\s*${START}point(?: final)?\\s*$`), '.'],
];

function words(shape: string): RegExp {
  return new RegExp(shape, 'giu');
}

/** A spoken « virgule » or « à la ligne » as its mark: recognisers write the words. */
export function withSpokenMarks(heard: string): string {
  return MARKS.reduce((text, [words, mark]) => text.replace(words, mark), heard);
}

/** What is heard, after what is there already. */
export function joined(before: string, heard: string): string {
  const text = withSpokenMarks(heard).replace(/[^\S\n]+$/u, '');
  if (text === '') return before;
  const start = before.trim() === '' ? '' : before.replace(/[^\S\n]+$/u, '');
  const glued = start === '' || start.endsWith('\n') || /^[\n,.]/.test(text);
  return `${start}${glued ? '' : ' '}${glued ? text.replace(/^ /, '') : text.trimStart()}`;
}
