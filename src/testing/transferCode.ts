import jsqr from 'jsqr';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

const PIXELS = 8;
const QUIET = 4;

/** What a phone reads of a code whose dark runs are rectangles on a grid of modules. */
export function readCode(size: number, isDark: (x: number, y: number) => boolean): string | null {
  const width = (size + 2 * QUIET) * PIXELS;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor(x / PIXELS) - QUIET;
      const row = Math.floor(y / PIXELS) - QUIET;
      const inside = column >= 0 && row >= 0 && column < size && row < size;
      if (inside && isDark(column, row))
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  const found = jsqr.default(pixels, width, width);
  return found ? Buffer.from(found.binaryData).toString('utf8') : null;
}

/** The code of an SVG made of runs « Mx yhwidth… ». */
export function codeInSvg(svg: string): string | null {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const dark = new Set<string>();
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let run = 0; run < Number(width); run += 1) dark.add(`${Number(x) + run},${y}`);
  }
  return readCode(size, (x, y) => dark.has(`${x},${y}`));
}

/** The code drawn on the first page of a PDF, read from the strokes of the page themselves. */
export async function codeInPdf(bytes: Uint8Array): Promise<string | null> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { OPS } = await getResolvedPDFJS();
  const page = await pdf.getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  let best: Box[] = [];
  fnArray.forEach((operation, index) => {
    if (operation !== OPS.constructPath) return;
    const boxes = boxesOf(argsArray[index] as PathArguments);
    if (boxes.length > best.length) best = boxes;
  });
  if (best.length < 100) return null;
  const left = Math.min(...best.map((box) => box.left));
  const bottom = Math.min(...best.map((box) => box.bottom));
  const right = Math.max(...best.map((box) => box.right));
  const top = Math.max(...best.map((box) => box.top));
  const unit = Math.min(...best.map((box) => box.top - box.bottom));
  const size = Math.round((right - left) / unit);
  // An SVG grows downwards; where the page turned it over, its first row is the highest.
  const turned = rowIsWhole(best, bottom, unit) ? 1 : -1;
  return readCode(size, (x, y) => {
    const across = left + (x + 0.5) * unit;
    const up = turned === 1 ? bottom + (y + 0.5) * unit : top - (y + 0.5) * unit;
    return best.some(
      (box) => box.left < across && across < box.right && box.bottom < up && up < box.top,
    );
  });
}

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

type PathArguments = [number, [Float32Array | null], unknown];

/** Each rectangle of a path of straight lines (pdf.js: 0 moves, 1 draws a line, 4 closes). */
function boxesOf([, [data]]: PathArguments): Box[] {
  const boxes: Box[] = [];
  let corners: [number, number][] = [];
  const end = () => {
    if (corners.length >= 4) {
      const across = corners.map(([x]) => x);
      const up = corners.map(([, y]) => y);
      boxes.push({
        left: Math.min(...across),
        right: Math.max(...across),
        bottom: Math.min(...up),
        top: Math.max(...up),
      });
    }
    corners = [];
  };
  const values = data ?? new Float32Array();
  for (let at = 0; at < values.length;) {
    const step = values[at];
    if (step === 0) end();
    if (step === 0 || step === 1) {
      corners.push([values[at + 1]!, values[at + 2]!]);
      at += 3;
    } else if (step === 4) at += 1;
    else return [];
  }
  end();
  return boxes;
}

/** The first row of a code holds two position marks, each seven modules wide; the last holds one. */
function rowIsWhole(boxes: readonly Box[], bottom: number, unit: number): boolean {
  const row = boxes.filter((box) => Math.abs(box.bottom - bottom) < unit / 2);
  return row.filter((box) => Math.round((box.right - box.left) / unit) === 7).length >= 2;
}
