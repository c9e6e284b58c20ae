import type { Action } from './actions.ts';
import { isMend, mendedLine, type Mend } from './mends.ts';
import { isPause } from './naming.ts';
import type { Element, Prepared, Read } from './prepare.ts';
import { apply, net, newLine, six, type Line } from './state.ts';

/** The lines after any action of the search; the same array when nothing is billed. */
export function applyAction(
  prepared: Prepared,
  lines: readonly Line[],
  element: Element,
  read: Read,
  action: Action,
): readonly Line[] {
  return isMend(action)
    ? mended(prepared, lines, element, read, action)
    : apply(prepared, lines, element, read, action);
}

const less =
  (by: number) =>
  (line: Line): number =>
    six(line.quantity - by);

function mended(
  prepared: Prepared,
  lines: readonly Line[],
  element: Element,
  read: Read,
  action: Mend,
): readonly Line[] {
  const { value, unit, tokenAfterUnit: end } = read;
  const at = [element.index];
  const some = mendedLine(lines, unit, value);
  const one = mendedLine(lines, null, 1);
  const change = (index: number, taken: number[], quantity: (line: Line) => number): Line[] =>
    changed(prepared, lines, { index, taken, quantity, read, isText: element.kind === 'text' });
  switch (action) {
    case 'quantityLess':
      return change(some, at, less(value));
    case 'oneLess':
      return change(one, [], less(1));
    case 'quantityInstead':
      return change(mendedLine(lines, unit, 0), at, () => value);
    case 'quantityPart': {
      const counted = { counts: 1, units: unit === null ? [] : [unit], quantityFrom: at };
      const part = newLine({ quantity: value, ...counted, history: 'qm', end });
      return [...change(some, at, less(value)), part];
    }
    case 'pricePart': {
      const priced = { ...net(prepared, read), per: read.per, priceFrom: at };
      return [...change(one, [], less(1)), newLine({ ...priced, history: 'um', end })];
    }
    case 'priceBack':
      return givenBack(prepared, lines, read, at);
    case 'lineDropped':
      return lines.slice(0, -1);
  }
}

interface Change {
  index: number;
  /** Elements that its count now comes from as well. */
  taken: number[];
  quantity: (line: Line) => number;
  read: Read;
  isText: boolean;
}

function changed(
  prepared: Prepared,
  lines: readonly Line[],
  { index, taken, quantity, read, isText }: Change,
): Line[] {
  return lines.map((line, at) => {
    if (at !== index) return line;
    const end = isText ? read.token : read.tokenAfterUnit;
    return {
      ...line,
      quantity: quantity(line),
      quantityFrom: [...line.quantityFrom, ...taken],
      history: `${line.history}m`,
      stop: line.stop ?? (line.price === null ? null : endOfName(prepared, line, read.token)),
      ...(at === lines.length - 1 && { end }),
    };
  });
}

/** « 5 bouteilles rendues à 2 »: the line is taken off. */
function givenBack(
  prepared: Prepared,
  lines: readonly Line[],
  read: Read,
  priceFrom: number[],
): Line[] {
  const last = lines.at(-1);
  if (last === undefined) return [];
  const back: Line = {
    ...last,
    kind: 'deduction',
    price: -net(prepared, read).price,
    priceFrom,
    history: `${last.history}e`,
    end: read.tokenAfterUnit,
  };
  return [...lines.slice(0, -1), back];
}

/** The name of a line that is mended ends before the words that mend it. */
function endOfName({ tokens }: Prepared, line: Line, before: number): number {
  for (let at = line.end; at < before; at++) {
    const token = tokens[at];
    if (isPause(token) || MENDING.test(token?.text ?? '')) return at;
  }
  return Math.max(line.cut, Math.min(line.end, before));
}

const MENDING =
  /^(?:dont|sauf|mais|moins|hormis|excepte|donc|enfin|finalement|j|on|en|que|non|ah|euh|heu|pardon|et)$/;
