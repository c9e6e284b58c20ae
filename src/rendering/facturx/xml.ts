/** Attributes of an element, in the order they are written. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** One XML element with text; nothing at all when the text is null or empty, as CII wants no empty element. */
export function textElement(
  name: string,
  text: string | null | undefined,
  attributes: XmlAttributes = {},
): string {
  const clean = escapeXml(text ?? '').trim();
  return clean === '' ? '' : `<${name}${writeAttributes(attributes)}>${clean}</${name}>`;
}

/** One XML element holding others; nothing at all when all of them are empty. */
export function groupElement(name: string, children: readonly string[]): string {
  const content = children.join('');
  return content === '' ? '' : `<${name}>${content}</${name}>`;
}

/** Escapes the five special characters and drops what XML 1.0 cannot hold at all. */
export function escapeXml(text: string): string {
  return stripForbidden(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** XML 1.0 §2.2: no control character but tab and line feed, no half surrogate, no U+FFFE or U+FFFF. */
function stripForbidden(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(
    // eslint-disable-next-line no-control-regex -- the control characters are the subject
    /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
    '',
  );
}

function writeAttributes(attributes: XmlAttributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}
