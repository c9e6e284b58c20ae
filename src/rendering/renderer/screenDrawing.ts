/** A run of letters as Typst's SVG sets it: each an outline, used at its place. */
const RUN = /(?:<use x="-?[\d.]+" y="-?[\d.]+" href="#[^"]+"\/>)+/g;
const LETTER = /<use x="(-?[\d.]+)" y="(-?[\d.]+)" href="#([^"]+)"\/>/g;
const OUTLINE = /<path id="([^"]+)" class="outline_glyph" d="([^"]*)"\/>/g;
/** The text over a run, turned over and sized back. */
const WORDS =
  /<g transform="scale\(16,-16\)"><foreignObject x="[^"]*" y="(-?[\d.]+)" width="[^"]*" height="([\d.]+)"><h5:div[^>]*>([^<]*)<\/h5:div><\/foreignObject><\/g>/g;
/** Typst draws outlines with these alone; one of another kind is left as it is. */
const PLAIN_OUTLINE = /^(?:[MLQCZ](?: -?[\d.]+)* ?)+$/;

/**
 * The pages of Typst's SVG as a picture needs them. A run of letters becomes one path: a browser
 * styles each `use` as a tree of its own, which held a phone's screen for a third of a second a page.
 * Styles and marks for Typst's own viewer go; its text to select stays as words that nothing draws, with
 * their place, for who looks for a line on the page.
 */
export function screenDrawing(svg: string): string {
  const outlines = outlinesOf(svg);
  const drawn = svg
    .replaceAll(/<style[^>]*>[^<]*<\/style>/g, '')
    .replaceAll(WORDS, (_, y: string, height: string, words: string) => wordsOf(y, height, words))
    .replaceAll(/ data-(?:tid|hint)="[^"]*"/g, '')
    .replaceAll(RUN, (run) => runOf(run, outlines) ?? run);
  return withoutEmptyGroups(withoutUnused(drawn)).replace(/^<svg /, '<svg fill="none" ');
}

/** By name. A letter that is used and nowhere defined is a space. */
function outlinesOf(svg: string): Map<string, Outline> {
  const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const outlines = new Map<string, Outline>();
  for (const [, , , id = ''] of svg.matchAll(LETTER)) if (!defined.has(id)) outlines.set(id, BLANK);
  for (const [, id = '', path = ''] of svg.matchAll(OUTLINE)) {
    if (PLAIN_OUTLINE.test(path)) outlines.set(id, relativeOutline(path));
  }
  return outlines;
}

/**
 * Where an outline begins, and its way from there in relative steps: the same wherever it is set. Whole
 * steps of the thousandths of its size a letter is drawn in: finer ones would not be seen, and a phone
 * reads each figure.
 */
interface Outline {
  x: number;
  y: number;
  way: string;
}

function wordsOf(y: string, height: string, words: string): string {
  return `<desc data-y="${-16 * Number(y)}" data-height="${16 * Number(height)}">${words}</desc>`;
}

const BLANK: Outline = { x: 0, y: 0, way: '' };

/** Pages are shown a part at a time (`web/lines/sheetLayers.ts`): no path is longer than a part. */
const PATH_LENGTH = 8_000;

function runOf(run: string, outlines: Map<string, Outline>): string | null {
  const paths = [''];
  for (const [, x, y, id = ''] of run.matchAll(LETTER)) {
    const outline = outlines.get(id);
    // A letter that is drawn otherwise: the run is left as it is.
    if (outline === undefined) return null;
    if (outline === BLANK) continue;
    if ((paths.at(-1) ?? '').length > PATH_LENGTH) paths.push('');
    paths[paths.length - 1] +=
      `M${Math.round(Number(x) + outline.x)} ${Math.round(Number(y) + outline.y)}${outline.way}`;
  }
  return paths.map((path) => `<path d="${path}"/>`).join('');
}

function relativeOutline(path: string): Outline {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const steps = [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(
    ([, command = '', numbers = '']) => {
      if (command === 'Z') {
        [x, y] = [startX, startY];
        return 'z';
      }
      const points = numbers
        .trim()
        .split(/\s+/)
        .map((value) => Math.round(Number(value)));
      const step = points.map((value, at) => value - (at % 2 === 0 ? x : y));
      [x = 0, y = 0] = points.slice(-2);
      if (command === 'M') [startX, startY] = [x, y];
      return `${command.toLowerCase()}${step.join(' ').replaceAll(' -', '-')}`;
    },
  );
  const first = /^M (-?[\d.]+) (-?[\d.]+)/.exec(path);
  return {
    x: Math.round(Number(first?.[1] ?? 0)),
    y: Math.round(Number(first?.[2] ?? 0)),
    way: steps.slice(1).join(''),
  };
}

/** Without the outlines that no letter uses any more. */
function withoutUnused(svg: string): string {
  const used = new Set([...svg.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id));
  return svg.replaceAll(OUTLINE, (outline, id: string) => (used.has(id) ? outline : ''));
}

function withoutEmptyGroups(svg: string): string {
  const emptied = svg.replaceAll(/<g[^>]*><\/g>/g, '');
  return emptied.length === svg.length ? svg : withoutEmptyGroups(emptied);
}
