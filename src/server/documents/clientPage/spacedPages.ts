/** Between two pages, in points: assets/page.css lays the desk over it, at the same place. */
const GAP = 15;

const PAGE = /(<g class="typst-page" transform="translate\(0, )([\d.]+)(\)")/g;

/** The pages of a drawing, which touch there, apart: one sees where the paper ends, without a script. */
export function spacedPages(svg: string): string {
  const tops = [...svg.matchAll(PAGE)].map(([, , top]) => Number(top));
  if (tops.length < 2) return svg;
  const taller = (tops.length - 1) * GAP;
  let page = 0;
  return svg
    .replace(/^<svg[^>]*>/, (root) => tallerBy(root, taller))
    .replaceAll(PAGE, (_, before: string, top: string, after: string) => {
      const moved = Number(top) + page * GAP;
      page += 1;
      return `${page > 1 ? edges(moved) : ''}${before}${moved}${after}`;
    });
}

function tallerBy(root: string, points: number): string {
  const grown = (height: string) => String(Number(height) + points);
  return root
    .replace(/(viewBox="\S+ \S+ \S+ )([\d.]+)"/, (_, rest: string, high: string) => {
      return `${rest}${grown(high)}"`;
    })
    .replaceAll(/height="([\d.]+)"/g, (_, high: string) => `height="${grown(high)}"`);
}

/** Where one page ends and the next begins: enlarged in a tab of its own, the drawing has no desk under it. */
function edges(top: number): string {
  return `<path d="M0 ${top - GAP}H9999M0 ${top}H9999" stroke="#000000" stroke-opacity="0.25"/>`;
}
