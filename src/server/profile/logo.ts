import sanitizeHtml from 'sanitize-html';
import { invalid } from '#server/errors.ts';

const MAX_BYTES = 1_000_000;
export const LOGO_TOO_HEAVY = 'Le logo pèse plus de 1 Mo : choisissez une image plus légère.';

/** The first bytes that tell each picture format; what a data URL says of itself proves nothing. */
const SIGNATURES: Record<string, (bytes: Buffer) => boolean> = {
  'image/png': (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  'image/webp': (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP',
};

/**
 * The logo as it may be kept: PNG, JPEG, WebP or SVG of at most 1 MB, as a data URL; an empty text
 * removes it. An SVG keeps its drawing and loses scripts, handlers and references to elsewhere.
 */
export function acceptedLogo(dataUrl: string): string {
  if (dataUrl === '') return '';
  const match = /^data:(image\/(?:png|jpeg|webp|svg\+xml));base64,([A-Za-z0-9+/]+=*)$/.exec(
    dataUrl,
  );
  if (!match?.[1] || !match[2]) throw refused('Choisissez une image PNG, JPEG, WebP ou SVG.');
  const bytes = Buffer.from(match[2], 'base64');
  if (bytes.length > MAX_BYTES) throw refused(LOGO_TOO_HEAVY);
  if (match[1] === 'image/svg+xml') return svgUrl(cleanSvg(bytes.toString('utf8')));
  if (!SIGNATURES[match[1]]?.(bytes)) throw refused('Ce fichier n’est pas une image lisible.');
  return dataUrl;
}

function cleanSvg(svg: string): string {
  // Entities could multiply without end, and a style sheet can fetch: neither is needed to draw.
  if (/<!ENTITY/i.test(svg)) throw refused('Ce fichier SVG contient des éléments non autorisés.');
  const cleaned = sanitizeHtml(svg, {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: SVG_TAGS,
    allowedAttributes: { '*': SVG_ATTRIBUTES },
    // Only references within the file: `#gradient`.
    allowedSchemes: [],
    allowProtocolRelative: false,
    transformTags: { '*': withoutOutsidePaint },
    exclusiveFilter: (frame) => {
      const href = frame.attribs['href'] ?? frame.attribs['xlink:href'];
      return href !== undefined && !href.startsWith('#');
    },
  }).trim();
  if (!/^<svg[\s>]/.test(cleaned)) throw refused('Ce fichier n’est pas une image lisible.');
  return cleaned;
}

/** `fill="url(https://…)"` would fetch: only paint of the file itself, `url(#gradient)`, stays. */
function withoutOutsidePaint(tagName: string, attributes: Record<string, string>) {
  const attribs = Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => !/url\(\s*["']?(?![\s"'#])/i.test(value)),
  );
  return { tagName, attribs };
}

function svgUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg, 'utf8').toString('base64')}`;
}

function refused(message: string) {
  return invalid({ logo: message }, message);
}

const SVG_TAGS = [
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'symbol',
  'use',
  'title',
  'desc',
];

const SVG_ATTRIBUTES = [
  'xmlns',
  'xmlns:xlink',
  'viewBox',
  'width',
  'height',
  'version',
  'id',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'd',
  'points',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'transform',
  'offset',
  'stop-color',
  'stop-opacity',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'clip-path',
  'clip-rule',
  'clipPathUnits',
  'mask',
  'maskUnits',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'letter-spacing',
  'dominant-baseline',
  'href',
  'xlink:href',
  'preserveAspectRatio',
];
