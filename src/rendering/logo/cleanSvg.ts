import sanitizeHtml from 'sanitize-html';

/**
 * The drawing of an SVG without scripts, handlers, style sheets and references to elsewhere; null
 * when nothing is left of it. For what `svgProblem` found small: the parser takes quadratic time on
 * deep nesting.
 */
export function cleanSvg(svg: string): string | null {
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
  return /^<svg[\s>]/.test(cleaned) ? cleaned : null;
}

/** `fill="url(https://…)"` would fetch: only paint of the file itself, `url(#gradient)`, stays. */
function withoutOutsidePaint(tagName: string, attributes: Record<string, string>) {
  const attribs = Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => !/url\(\s*["']?(?![\s"'#])/i.test(value)),
  );
  return { tagName, attribs };
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
