import type { LetterWords } from '#domain/document/emailSchema.ts';

/** A letter whose words name `from`, with `to` in its place; « INV-047 » is no part of « INV-0471 ». */
export function renumbered<Words extends LetterWords>(
  letter: Words,
  from: string | null,
  to: string | null,
): Words {
  if (from === null || to === null || from === to) return letter;
  const rename = (text: string) =>
    text.replaceAll(from, (found, at: number) =>
      isInWord(text[at - 1]) || isInWord(text[at + from.length]) ? found : to,
    );
  return { ...letter, subject: rename(letter.subject), message: rename(letter.message) };
}

function isInWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
