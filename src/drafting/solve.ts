import { divide, multiply, toFourDecimals } from './exact.ts';
import type { Item } from './item.ts';
import { byCount } from './solving/byCount.ts';
import { byRate } from './solving/byRate.ts';
import type { Solution } from './solving/solution.ts';

/** Multiplies every factor the rate calls for (docs/drafting.md, Conventions), and nothing else. */
export function solve(item: Item): Solution {
  const solution = solvePlain(item);
  if (item.share !== null) {
    solution.unitPrice = divide(multiply(solution.unitPrice, item.share), 100);
  }
  if (item.surcharge !== null) {
    solution.unitPrice = divide(multiply(solution.unitPrice, 100 + item.surcharge), 100);
  }
  return solution;
}

function solvePlain(item: Item): Solution {
  const { price } = item;
  const none: Solution = {
    quantity: 1,
    unitPrice: price?.value ?? 0,
    unit: null,
    ambiguous: false,
    used: [],
  };
  if (price === null) return solveUnpriced(item, none);
  if (item.share !== null) return none;
  if (price.whole && price.per.length === 0) return { ...none, used: [] };
  const reading = price.per.length > 0 ? byRate(item, price.per) : byCount(item);
  const factor = item.factors.reduce(
    (product, each) => (each.every === null ? multiply(product, each.value) : product),
    1,
  );
  const quantity = multiply(multiply(reading.quantity, factor), 1 + item.repeats);
  return { ...reading, quantity, unitPrice: price.value };
}

function solveUnpriced(item: Item, none: Solution): Solution {
  const counted = item.quantities.find(
    (quantity) => quantity.nature !== 'attribute' && quantity.value > 0,
  );
  if (counted === undefined) return none;
  return { ...none, quantity: toFourDecimals(counted.value), unit: counted.unit, used: [counted] };
}
