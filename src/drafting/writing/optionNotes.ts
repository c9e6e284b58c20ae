import { insideSentence } from '#domain/format/words.ts';
import { withoutOption } from './withoutOption.ts';

const OPTIONS = 'En option, hors total\u00a0: ';
const BETWEEN = '\u00a0; ';

/** What the notes say of the options left out of the total. */
export function optionsNote(options: readonly string[]): string {
  return `${OPTIONS}${options.map(optionNote).join(BETWEEN)}.`;
}

/** An option in the words of the notes, whose line says already that it is one. */
export function optionNote(option: string): string {
  return insideSentence(withoutOption(option));
}

/** The notes without an option that has become a line: named twice, it would be offered twice. */
export function withoutOptionNote(content: string, note: string): string {
  const lines = content.split('\n').flatMap((line) => {
    if (!line.startsWith(OPTIONS)) return [line];
    const left = line.slice(OPTIONS.length).replace(/\.$/, '').split(BETWEEN);
    const others = left.filter((each) => each !== note);
    return others.length === 0 ? [] : [`${OPTIONS}${others.join(BETWEEN)}.`];
  });
  return lines.join('\n');
}
