/** A question on one feature with the nodes to go on to, or a value to add. */
type ForestNode =
  | readonly [feature: number, cut: number, below: number, above: number]
  | readonly [number];

/**
 * Many small decision trees whose values add up. Only comparisons and sums in a fixed order, so
 * that every machine computes the same number.
 */
export interface Forest {
  base: number;
  /** A tree is its nodes, the root first. */
  trees: (readonly number[])[][];
}

/** The log-odds a forest gives a row of features. */
export function weigh(forest: Forest, features: readonly number[]): number {
  let sum = forest.base;
  for (const tree of forest.trees) sum += valueOf(tree as ForestNode[], features);
  return sum;
}

function valueOf(tree: readonly ForestNode[], features: readonly number[]): number {
  let node = tree[0];
  while (node !== undefined && node.length === 4) {
    const [feature, cut, below, above] = node;
    node = tree[(features[feature] ?? 0) <= cut ? below : above];
  }
  return node?.[0] ?? 0;
}
