/** An element as read: names carry the canonical prefix of their namespace (`ram:ID`). */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** The text directly inside, children left out. */
  text: string;
}

/** The text is not well-formed XML, or uses what an invoice has no use for (a DTD, say). */
export class XmlSyntaxError extends Error {}

const TOKEN =
  /<!--(?:(?!--)[\s\S])*-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<\/([^\s<>/]+)\s*>|<([^\s<>/!?]+)((?:\s+[^\s=<>/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const NAME = /^[\p{L}_][\p{L}\p{N}._-]*(?::[\p{L}_][\p{L}\p{N}._-]*)?$/u;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

interface Open {
  element: XmlElement;
  rawName: string;
  namespaces: ReadonlyMap<string, string>;
}

/**
 * Reads a small XML document without a DTD. `prefixes` maps the namespaces that are known to the
 * prefix their names shall carry, whatever prefix the document chose; other namespaces are written
 * out in braces.
 */
export function readXml(xml: string, prefixes: ReadonlyMap<string, string>): XmlElement {
  const open: Open[] = [];
  let root: XmlElement | null = null;
  const source = xml.replace(/^\uFEFF/, '');
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(source);
    if (match === null) throw new XmlSyntaxError(`unreadable at character ${at}`);
    const [, cdata, closing, opening, attributes = '', selfClosing, text] = match;
    if (opening !== undefined) {
      if (root !== null && open.length === 0) throw new XmlSyntaxError('more than one root');
      const entered = enter(opening, attributes, open.at(-1), prefixes);
      root ??= entered.element;
      open.at(-1)?.element.children.push(entered.element);
      if (selfClosing !== '/') open.push(entered);
    } else if (closing !== undefined) {
      if (open.pop()?.rawName !== closing) throw new XmlSyntaxError(`misplaced </${closing}>`);
    } else if (text !== undefined || cdata !== undefined) {
      append(open.at(-1)?.element, cdata ?? decode(text ?? ''));
    }
  }
  if (root === null || open.length > 0) throw new XmlSyntaxError('ends too early');
  return root;
}

function enter(
  rawName: string,
  rawAttributes: string,
  parent: Open | undefined,
  prefixes: ReadonlyMap<string, string>,
): Open {
  const namespaces = new Map(parent?.namespaces);
  const written = new Map<string, string>();
  for (const [, name = '', double, single] of rawAttributes.matchAll(ATTRIBUTE)) {
    if (written.has(name)) throw new XmlSyntaxError(`attribute ${name} twice`);
    if (!NAME.test(name)) throw new XmlSyntaxError(`bad attribute name ${name}`);
    written.set(name, decode(double ?? single ?? ''));
  }
  const attributes = new Map<string, string>();
  for (const [name, value] of written) {
    if (name === 'xmlns') namespaces.set('', value);
    else if (name.startsWith('xmlns:')) namespaces.set(name.slice(6), value);
    else attributes.set(name, value);
  }
  const name = qualified(rawName, namespaces, prefixes);
  return { rawName, namespaces, element: { name, attributes, children: [], text: '' } };
}

function qualified(
  rawName: string,
  namespaces: ReadonlyMap<string, string>,
  prefixes: ReadonlyMap<string, string>,
): string {
  if (!NAME.test(rawName)) throw new XmlSyntaxError(`bad name ${rawName}`);
  const [first = '', second] = rawName.split(':');
  const [prefix, local] = second === undefined ? ['', first] : [first, second];
  const namespace = namespaces.get(prefix);
  if (namespace === undefined && prefix !== '') throw new XmlSyntaxError(`unbound ${prefix}:`);
  const known = prefixes.get(namespace ?? '');
  return known === undefined ? `{${namespace ?? ''}}${local}` : `${known}:${local}`;
}

function append(element: XmlElement | undefined, text: string): void {
  if (element) element.text += text;
  else if (text.trim() !== '') throw new XmlSyntaxError('text outside the root');
}

function decode(text: string): string {
  return text.replace(/&([^;\s&]*)(;?)/g, (whole, name: string, end: string) => {
    const character = name.startsWith('#') ? numeric(name.slice(1)) : ENTITIES[name];
    if (end === '' || character === undefined) throw new XmlSyntaxError(`bad reference ${whole}`);
    return character;
  });
}

function numeric(reference: string): string | undefined {
  const hex = /^x([0-9a-f]+)$/i.exec(reference)?.[1];
  const code = hex === undefined ? Number(reference) : Number.parseInt(hex, 16);
  const allowed = code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0x10_ff_ff);
  return Number.isInteger(code) && allowed ? String.fromCodePoint(code) : undefined;
}
