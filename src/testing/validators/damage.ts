/** Where an element stands in the text of an XML document without comments. */
interface Span {
  name: string;
  /** Start and end of the whole element. */
  from: number;
  to: number;
  /** Start and end of what it holds. */
  inner: readonly [number, number];
}

export type Damage =
  | 'delete'
  | 'double'
  | 'swap'
  | 'rename'
  | 'empty'
  | 'letters'
  | 'comma'
  | 'stray text'
  | 'foreign attribute'
  | 'lost attributes'
  | 'lost namespace'
  | 'cut off';

export const DAMAGES: readonly Damage[] = [
  'delete',
  'double',
  'swap',
  'rename',
  'empty',
  'letters',
  'comma',
  'stray text',
  'foreign attribute',
  'lost attributes',
  'lost namespace',
  'cut off',
];

/** The document with one element spoilt; `at`, from 0 to 1, says which. */
export function damaged(xml: string, damage: Damage, at: number): string {
  const spans = spansOf(xml);
  const index = Math.min(spans.length - 1, Math.floor(at * spans.length));
  const span = spans[index];
  if (span === undefined) return xml;
  const whole = xml.slice(span.from, span.to);
  const [innerFrom, innerTo] = span.inner;
  const put = (text: string) => xml.slice(0, span.from) + text + xml.slice(span.to);
  const fill = (text: string) => xml.slice(0, innerFrom) + text + xml.slice(innerTo);
  switch (damage) {
    case 'delete':
      return put('');
    case 'double':
      return put(whole + whole);
    case 'swap':
      return swapped(xml, spans, span);
    case 'rename':
      return put(whole.replaceAll(span.name, `${span.name}s`));
    case 'empty':
      return fill('');
    case 'letters':
      return fill('abc');
    case 'comma':
      return fill('12,50');
    case 'stray text':
      return xml.slice(0, innerTo) + ' ?' + xml.slice(innerTo);
    case 'foreign attribute':
      return put(whole.replace(`<${span.name}`, `<${span.name} colour="red"`));
    case 'lost attributes':
      return put(whole.replace(/^<([^\s>]+)[^>]*>/, '<$1>'));
    case 'lost namespace':
      return put(whole.replace(/^<\w+:/, '<').replace(/<\/\w+:([^<]*)$/, '</$1'));
    case 'cut off':
      return xml.slice(0, innerFrom);
  }
}

function swapped(xml: string, spans: readonly Span[], span: Span): string {
  const next = spans.find((other) => other.from === span.to);
  if (next === undefined) return xml;
  return (
    xml.slice(0, span.from) +
    xml.slice(next.from, next.to) +
    xml.slice(span.from, span.to) +
    xml.slice(next.to)
  );
}

function spansOf(xml: string): Span[] {
  const open: { name: string; from: number; inner: number }[] = [];
  const spans: Span[] = [];
  for (const match of xml.matchAll(/<(\/?)([\w:]+)[^>]*>/g)) {
    const [tag, closing, name = ''] = match;
    if (closing === '') {
      open.push({ name, from: match.index, inner: match.index + tag.length });
      continue;
    }
    const start = open.pop();
    if (start === undefined) continue;
    spans.push({
      name: start.name,
      from: start.from,
      to: match.index + tag.length,
      inner: [start.inner, match.index],
    });
  }
  return spans;
}
