import { cleanBlock } from '#domain/text/clean.ts';

/** Attributes of an element, in the order they are written. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** One XML element with text; nothing at all when the text is null or empty, as CII wants no empty element. */
export function textElement(
  name: string,
  text: string | null | undefined,
  attributes: XmlAttributes = {},
): string {
  const clean = escapeXml(text ?? '');
  return clean === '' ? '' : `<${name}${writeAttributes(attributes)}>${clean}</${name}>`;
}

/** One XML element holding others; nothing at all when all of them are empty. */
export function groupElement(name: string, children: readonly string[]): string {
  const content = children.join('');
  return content === '' ? '' : `<${name}>${content}</${name}>`;
}

/** Escapes the five special characters and drops what XML 1.0 cannot hold at all (`cleanBlock`). */
function escapeXml(text: string): string {
  return cleanBlock(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

function writeAttributes(attributes: XmlAttributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}
