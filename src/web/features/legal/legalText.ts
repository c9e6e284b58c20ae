/** A paragraph, or the items of a list. `{fact}` stands for an operator fact, `[words](/path)` for a link. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalText {
  title: string;
  /** Under the title: what the page is, in one sentence. */
  summary: string;
  lastUpdated: string;
  sections: readonly LegalSection[];
}

/** « [Titre](/path) », « {fact} » and plain words, in the order of the text. */
export type Piece =
  | { kind: 'words'; words: string }
  | { kind: 'fact'; name: string }
  | { kind: 'link'; words: string; to: string };

const TOKEN = /\{(?<fact>\w+)\}|\[(?<words>[^\]]+)\]\((?<to>[^)]+)\)/g;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > from) pieces.push({ kind: 'words', words: text.slice(from, match.index) });
    const { fact, words, to } = match.groups ?? {};
    if (fact) pieces.push({ kind: 'fact', name: fact });
    else if (words && to) pieces.push({ kind: 'link', words, to });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ kind: 'words', words: text.slice(from) });
  return pieces;
}

/** « 3. Finalités » is reached at #section-3: addresses survive a change of wording. */
export function anchorOf(index: number): string {
  return `section-${index + 1}`;
}
