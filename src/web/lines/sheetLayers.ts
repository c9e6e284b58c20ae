/** What draws something; all the rest says where, in which colour, or in which words. */
const LEAF = /<(?:path|image|use)\b[^>]*\/>/g;
const WORDS = /<desc\b[^>]*>[^<]*<\/desc>/g;
/** What a phone reads in a fiftieth of a second and less. */
const LAYER_LENGTH = 30_000;

/**
 * The drawing of a page (`rendering/renderer/screenDrawing.ts`) as pictures of its size, to be shown one over
 * the other: a browser reads a picture in one go, and a phone answers nothing meanwhile.
 */
export function sheetLayers(svg: string): string[] {
  // Each picture may use what is defined.
  const definitions = svg.lastIndexOf('</defs>') + 1;
  const drawn = svg.slice(definitions).replaceAll(WORDS, '');
  const leaves = drawn.match(LEAF) ?? [];
  const length = leaves.reduce((sum, leaf) => sum + leaf.length, 0);
  const count = Math.ceil(length / LAYER_LENGTH);
  if (count <= 1) return [svg];
  // Between the leaves stand their groups, which are in every picture.
  const between = drawn.split(LEAF);
  let place = 0;
  const owners = leaves.map((leaf) => {
    const owner = Math.floor((place * count) / length);
    place += leaf.length;
    return owner;
  });
  return Array.from({ length: count }, (_, layer) => {
    const parts = between.flatMap((groups, at) =>
      at < leaves.length && owners[at] === layer ? [groups, leaves[at]] : [groups],
    );
    return svg.slice(0, definitions) + parts.join('');
  });
}
