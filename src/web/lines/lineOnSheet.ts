/** Where a line stands on the drawn pages: on which, from 0, of how many, and there in shares of its height. */
export interface Band {
  page: number;
  pages: number;
  top: number;
  height: number;
}

/** Air above and under the words of a line, in points. */
const AIR = 4;

/**
 * Finds a line on the pages drawn by the server: beside the outlines of its letters the picture keeps each run of
 * text, which begins as the description does. Null where it is not found: nothing is lit then.
 */
export function lineOnSheet(svg: string, descriptions: readonly string[], at: number): Band | null {
  const wanted = plain(descriptions[at] ?? '');
  if (wanted === '') return null;
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const whole = Number(picture.getAttribute('data-height'));
  const runs = [...picture.querySelectorAll('desc')].flatMap((run) => {
    const words = plain(run.textContent ?? '');
    return words === '' ? [] : [{ run, words }];
  });
  const firsts = runs.filter(({ words }) => wanted.startsWith(words) && words.length > 1);
  // Lines of the same words stand in their order.
  const before = descriptions.slice(0, at).filter((other) => plain(other) === wanted).length;
  const first = firsts[before] ?? firsts[0];
  if (!first || !(whole > 0)) return null;
  const { y, scale } = placed(first.run);
  const height = Number(first.run.getAttribute('data-height')) * scale;
  const pages = Math.max(1, picture.querySelectorAll('.typst-page').length);
  const high = whole / pages;
  const page = Math.floor(y / high);
  return { page, pages, top: (y - AIR) / high - page, height: (height + 2 * AIR) / high };
}

/** What stands between the words and the page moves them, sizes them and turns them over. */
function placed(part: Element): { y: number; scale: number } {
  let y = Number(part.getAttribute('data-y') ?? 0);
  let scale = 1;
  for (let each = part.parentElement; each; each = each.parentElement) {
    const said = each.getAttribute('transform') ?? '';
    const [, kind, amount] = /(translate|scale)\([^,]*,([^)]*)\)/.exec(said) ?? [];
    if (kind === 'translate') y += Number(amount);
    if (kind === 'scale') {
      y *= Number(amount);
      scale *= Math.abs(Number(amount));
    }
  }
  return { y, scale };
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
