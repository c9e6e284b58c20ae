/**
 * The subset an article is written in (docs/product.md, Help and contact): headings, bullets,
 * numbered items; a line « ![what it shows](name) » is a picture of the app; anything else is a
 * paragraph.
 */
export type MarkdownBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'bullets'; items: string[] }
  | { kind: 'numbers'; items: string[] }
  | { kind: 'picture'; alt: string; name: string }
  | { kind: 'paragraph'; text: string };

/** Inside a line: « **gras** » and « [mots](/page) ». */
export type MarkdownInline =
  | { kind: 'words'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; to: string };

export function readMarkdown(source: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  // A blank line ends whatever was open.
  let ended = true;

  for (const line of source.split('\n').map((each) => each.trim())) {
    const open = ended ? undefined : blocks.at(-1);
    ended = line === '';
    if (ended) continue;

    const heading = /^(?<marks>#{2,3}) +(?<text>.+)$/.exec(line)?.groups;
    const bullet = /^[-*] +(?<text>.+)$/.exec(line)?.groups?.['text'];
    const number = /^\d+[.)] +(?<text>.+)$/.exec(line)?.groups?.['text'];
    const picture = /^!\[(?<alt>[^\]]+)\]\((?<name>\w+)\)$/.exec(line)?.groups;
    if (picture) {
      blocks.push({ kind: 'picture', alt: picture['alt'] ?? '', name: picture['name'] ?? '' });
    } else if (heading) {
      const level = heading['marks'] === '##' ? 2 : 3;
      blocks.push({ kind: 'heading', level, text: heading['text'] ?? '' });
    } else if (bullet) addItem('bullets', bullet, open, blocks);
    else if (number) addItem('numbers', number, open, blocks);
    else if (open?.kind === 'paragraph') open.text += ` ${line}`;
    else blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}

export function readInline(text: string): MarkdownInline[] {
  const parts: MarkdownInline[] = [];
  let from = 0;
  for (const match of text.matchAll(
    /\*\*(?<strong>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<to>[^)]+)\)/g,
  )) {
    if (match.index > from) parts.push({ kind: 'words', text: text.slice(from, match.index) });
    const { strong, words, to } = match.groups ?? {};
    if (strong) parts.push({ kind: 'strong', text: strong });
    else if (words && to) parts.push({ kind: 'link', text: words, to });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: 'words', text: text.slice(from) });
  return parts;
}

function addItem(
  kind: 'bullets' | 'numbers',
  item: string,
  open: MarkdownBlock | undefined,
  blocks: MarkdownBlock[],
): void {
  if (open?.kind === kind) open.items.push(item);
  else blocks.push({ kind, items: [item] });
}
