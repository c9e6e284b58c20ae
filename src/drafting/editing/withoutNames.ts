/** A text and its folded form, letter for letter. */
interface Said {
  text: string;
  folded: string;
}

/** « la ligne 4 », « lignes 2, 3 et 5 »; in « la ligne 3 à 700 € » the last figure is a price. */
const LINE_NUMBERS =
  /\b\d{1,2}(?:e|eme|ere|re) (?:ligne|poste)\b|\b(?:les|des|aux) (?:deux|trois|quatre|cinq|[2-9]) (?:premieres?|dernieres?)(?: lignes)?\b|\bles (?:deux|trois|quatre|cinq|[2-9]) (?=(?!jours|heures|mois|nuits|pages|mots|euros)[a-z]{4,})(?!premieres|dernieres)|\bligne\s+(?:n[°o]\s?)?\d{1,3}(?=\s+a\s)|\blignes?\s+(?:n[°o]\s?)?\d{1,3}(?!\d)(?:\s*(?:,|et|a|-)\s*(?:la |les )?(?:lignes? )?\d{1,3}(?![\d,.]|\s*(?:€|%|euros?|jours?|h\b|heures?|mois|pour cent)))*/g;

/** The same text, what names its lines blanked: every offset stays. */
export function withoutNames(prompt: Said, named: readonly string[]): Said {
  const names = [...prompt.folded.matchAll(LINE_NUMBERS)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  for (const name of named) {
    const start = prompt.folded.search(
      new RegExp(`(?<![a-z0-9])${name.replaceAll('.', '\\.')}(?![a-z0-9]|[.,]\\d)`),
    );
    if (start >= 0) names.push({ start, end: start + name.length });
  }
  const blank = (text: string): string =>
    names.reduce(
      (said, { start, end }) => said.slice(0, start) + 'x'.repeat(end - start) + said.slice(end),
      text,
    );
  return { text: blank(prompt.text), folded: blank(prompt.folded) };
}
