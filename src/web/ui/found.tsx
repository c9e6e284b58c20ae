import { count } from '#domain/format/words.ts';
import { Told } from './told.tsx';

/** Time to finish a word: a count at each letter would cover the next one. */
const SAID_AFTER_MS = 600;

interface Props {
  /** What was found, as « document »; its plural takes an « s ». */
  one: string;
  /** The pages read of it; null while nothing is searched or nothing has come. */
  pages: readonly { items: readonly unknown[]; nextCursor: string | null }[] | null;
}

/** What a search has found, told to who does not see the list change. */
export function Found({ one, pages }: Props) {
  return <Told words={pages ? foundIn(pages, one) : ''} restMs={SAID_AFTER_MS} />;
}

function foundIn(pages: NonNullable<Props['pages']>, one: string): string {
  const number = pages.reduce((sum, { items }) => sum + items.length, 0);
  if (number === 0) return `Aucun ${one} trouvé`;
  const found = count(number, `${one} trouvé`, `${one}s trouvés`);
  return pages.at(-1)?.nextCursor ? `Plus de ${found}` : found;
}
