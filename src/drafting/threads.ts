/** « 17/11/2026, 08:12 - », « [12:04] »: when a message came. */
const STAMP = String.raw`\[?(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?,? (?:à )?)?\d{1,2}[:h]\d{2}(?::\d{2})?\]?`;
/** « Greg : », « Mme Delahaye 08:41 : », « [16/11 18:02] Kev: », « — »: who speaks, and when. */
const LABEL = new RegExp(
  String.raw`^[«"\s]*(?:(${STAMP})[ ,]*(?:[-–—] )?)?(?:(\p{L}[\p{L}.'’ ]{0,24}?(?: \([\p{L} ]{2,20}\))?)(?: ?[\p{Extended_Pictographic}\uFE0F]+)?(?: \[?(${STAMP})\]?)?(?: ?[:>]| [-–—])(?= |$)|[-–—](?= ))`,
  'u',
);
/** « Laurie 12:31 » alone on its line. */
const ALONE = new RegExp(String.raw`^\s*(\p{L}[\p{L}.'’ ]{0,24}) \[?(${STAMP})\]?\s*$`, 'u');
const SELF = /^(?:moi|me)$/i;
const QUOTED = /^(?:\s*>)+(?= |$)/;

interface Label {
  name: string;
  isStamped: boolean;
  length: number;
}

/**
 * A pasted conversation without who says it and when, and an answer without the « > » of what it quotes:
 * each of their characters a space, so that nothing moves. Any other text is left as it is.
 */
export function withoutSpeakers(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  const labels = lines.map(labelOf);
  const isThread = isConversation(text, lines, labels);
  return lines
    .map((line, at) => {
      const length =
        (isThread ? labels[at]?.length : undefined) ?? QUOTED.exec(line)?.[0].length ?? 0;
      return ' '.repeat(length) + line.slice(length);
    })
    .join('\n');
}

function labelOf(line: string): Label | null {
  const alone = ALONE.exec(line);
  if (alone !== null) return { name: nameOf(alone[1]), isStamped: true, length: line.length };
  const found = LABEL.exec(line);
  if (found === null) return null;
  const [whole, before, name, behind] = found;
  return { name: nameOf(name), isStamped: (before ?? behind) !== undefined, length: whole.length };
}

const nameOf = (name: string | undefined): string => (name ?? '—').toLowerCase().trim();

/** Whoever pastes one speaks in it, or its messages say when they came, or the same people come back and ask. */
function isConversation(
  text: string,
  lines: readonly string[],
  labels: readonly (Label | null)[],
): boolean {
  const said = labels.filter((label) => label !== null);
  const names = new Set(said.map(({ name }) => name));
  const spoken = lines.filter((line) => line.trim() !== '').length;
  if (said.length < 2 || names.size < 2) return isOfDashes(text, said, spoken);
  return (
    said.some(({ name }) => SELF.test(name)) ||
    said.filter(({ isStamped }) => isStamped).length > 1 ||
    (names.size < said.length && said.length === spoken && text.includes('?'))
  );
}

/** « — On avait dit combien de posts ? / — 12 par mois ». */
function isOfDashes(text: string, said: readonly Label[], spoken: number): boolean {
  return said.length > 1 && said.length === spoken && said[0]?.name === '—' && text.includes('?');
}
