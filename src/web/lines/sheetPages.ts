const PAGE = '<g class="typst-page"';

/** Between two pages: one sees where the paper ends. */
export const PAGE_GAP = '1rem';

/**
 * The pages of a drawing (`rendering/renderer/screenDrawing.ts`), which stand under one another there, each as
 * a drawing of its own.
 */
export function sheetPages(svg: string): string[] {
  const [head = '', ...pages] = svg.split(PAGE);
  if (pages.length < 2) return [svg];
  return pages.map((page, at) => {
    const height = /data-page-height="([\d.]+)"/.exec(page)?.[1] ?? '';
    const own = head.replace(/^<svg[^>]*>/, (root) => rootOf(root, height));
    const moved = page.replace(/transform="[^"]*"/, 'transform="translate(0, 0)"');
    return own + PAGE + moved + (at < pages.length - 1 ? '</svg>' : '');
  });
}

function rootOf(root: string, height: string): string {
  return root
    .replace(/(viewBox="\S+ \S+ \S+) [\d.]+"/, `$1 ${height}"`)
    .replaceAll(/height="[\d.]+"/g, `height="${height}"`);
}
