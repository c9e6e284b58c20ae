import type { LineItem } from '#domain/document/types.ts';
import { frenchNumber } from './french.ts';
import { name } from './lines.ts';
import type { Placed } from './operation.ts';
import { unitNamed } from './select.ts';

const COUNTED = /(?<![\p{L}\d.,×x-])(\d+(?:[.,]\d+)?)(\s?)(\p{L}+[²³]?)(?![\p{L}\d])/gu;

/**
 * « Brochure 12 pages », which counted 12 pages and counts 16 now, is « Brochure 16 pages »: a name that says the
 * very quantity that changes, with its unit, follows it. What follows is told.
 */
export function withCountsInNames(
  before: readonly Placed[],
  after: readonly Placed[],
): { lines: Placed[]; changes: string[] } {
  const changes: string[] = [];
  const lines = after.map((each) => {
    const was = before.find(({ from }) => from !== null && from === each.from)?.line;
    const description = was === undefined ? null : renamed(was, each.line);
    if (description === null) return each;
    const line = { ...each.line, description };
    changes.push(`${name(each.line)} devient ${name(line)}`);
    return { ...each, line };
  });
  return { lines, changes };
}

function renamed(was: LineItem, now: LineItem): string | null {
  const { description, unit } = now;
  if (was.quantity === now.quantity || was.description !== description) return null;
  if (unit == null || unit === 'unit' || unit !== was.unit) return null;
  const said = [...description.matchAll(COUNTED)].filter(
    ([, count = '', , noun = '']) =>
      Number(count.replace(',', '.')) === was.quantity && unitNamed(noun) === unit,
  );
  const [only] = said;
  if (only === undefined || said.length > 1) return null;
  const [whole, , space = '', noun = ''] = only;
  const number = frenchNumber(now.quantity);
  return (
    description.slice(0, only.index) +
    `${number}${space}${noun}` +
    description.slice(only.index + whole.length)
  );
}
