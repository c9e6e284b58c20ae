/** A leaf that draws something, a shape to cut along, words that nothing draws, or the bounds of a group. */
const TOKEN = /<clipPath\b[^]*?<\/clipPath>|<desc\b[^>]*>[^<]*<\/desc>|<[^>]+>/g;
/** What a phone reads in a fiftieth of a second and less. */
const LAYER_LENGTH = 24_000;

interface Layer {
  svg: string;
  /** Its own part of what is drawn. */
  length: number;
  /** How many of the groups around the place reached are open in it. */
  depth: number;
}

/**
 * The drawing of a page (`rendering/renderer/screenDrawing.ts`) as pictures of its size, to be shown one over
 * the other: a browser reads a picture in one go, and a phone answers nothing meanwhile. Each has only the
 * groups of what it draws: of the five hundred of a page, a browser styles and lays out every one.
 */
export function sheetLayers(svg: string): string[] {
  if (svg.length <= LAYER_LENGTH) return [svg];
  // Each picture may use what is defined.
  const [head = ''] = svg.match(/^<svg\b[^>]*>(?:[^]*<\/defs>)?/) ?? [];
  const layers: Layer[] = [];
  const groups: string[] = [];
  for (const [token] of svg.slice(head.length).matchAll(TOKEN)) {
    if (token.endsWith('/>')) draw(layerFor(token, layers, head), token, groups);
    else if (token.startsWith('</')) leave(layers, groups);
    else if (token.startsWith('<clipPath')) define(token, layers, groups);
    else if (!token.startsWith('<desc')) groups.push(token);
  }
  return layers.length === 0 ? [svg] : layers.map((layer) => layer.svg);
}

/** The last one, unless it would be too heavy. */
function layerFor(leaf: string, layers: Layer[], head: string): Layer {
  const last = layers.at(-1);
  if (last !== undefined && last.length + leaf.length <= LAYER_LENGTH) return last;
  const next = { svg: head, length: 0, depth: 0 };
  layers.push(next);
  return next;
}

function draw(layer: Layer, leaf: string, groups: readonly string[]): void {
  layer.svg += groups.slice(layer.depth).join('') + leaf;
  layer.depth = groups.length;
  layer.length += leaf.length;
}

/** The group ends in the pictures where it is open; the last end is that of the page. */
function leave(layers: readonly Layer[], groups: string[]): void {
  const ended = groups.pop();
  const tag = ended === undefined ? '</svg>' : '</g>';
  for (const layer of layers) {
    if (ended !== undefined && layer.depth <= groups.length) continue;
    layer.svg += tag;
    layer.depth = groups.length;
  }
}

/** Goes with its group into every picture that has it or will have it. */
function define(clip: string, layers: readonly Layer[], groups: string[]): void {
  for (const layer of layers)
    if (layer.depth === groups.length && groups.length > 0) layer.svg += clip;
  groups.push(`${groups.pop() ?? ''}${clip}`);
}
