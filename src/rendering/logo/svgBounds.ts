/** What a logo may hold at most: ten times what real ones do. */
const MAX_ELEMENTS = 5_000;
const MAX_DEPTH = 50;

/**
 * Reads the tags of an SVG once, from left to right, before anything else looks at it: parsers take
 * quadratic time, or the whole stack, on what is not bounded. Null when it is well-formed and small.
 */
export function svgProblem(svg: string): 'unreadable' | 'not_allowed' | 'too_complex' | null {
  // Entities could multiply without end, and no drawing needs them.
  if (/<!ENTITY/i.test(svg)) return 'not_allowed';
  const open: string[] = [];
  let elements = 0;
  for (let at = svg.indexOf('<'); at >= 0;) {
    const end = endOfMarkup(svg, at);
    if (end < 0) return 'unreadable';
    const name = nameOf(svg, at);
    if (svg[at + 1] === '/') {
      if (open.pop() !== name) return 'unreadable';
    } else if (svg[at + 1] !== '!' && svg[at + 1] !== '?') {
      elements += 1;
      open.push(name);
      if (elements > MAX_ELEMENTS || open.length > MAX_DEPTH) return 'too_complex';
      if (svg[end - 2] === '/') open.pop();
    }
    at = svg.indexOf('<', end);
  }
  return open.length === 0 && elements > 0 ? null : 'unreadable';
}

/** Where the tag, comment or section that begins here is over; −1 when it never is. */
function endOfMarkup(svg: string, at: number): number {
  if (svg.startsWith('<!--', at)) return after(svg, '-->', at + 4);
  if (svg.startsWith('<![CDATA[', at)) return after(svg, ']]>', at + 9);
  if (svg.startsWith('<?', at)) return after(svg, '?>', at + 2);
  // A « > » between quotes belongs to the value of an attribute.
  let quote = '';
  for (let place = at + 1; place < svg.length; place += 1) {
    const sign = svg[place] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return place + 1;
  }
  return -1;
}

function after(svg: string, closing: string, from: number): number {
  const found = svg.indexOf(closing, from);
  return found < 0 ? -1 : found + closing.length;
}

const NAME = /<\/?([^\s/>]*)/y;

function nameOf(svg: string, at: number): string {
  NAME.lastIndex = at;
  return NAME.exec(svg)?.[1] ?? '';
}
