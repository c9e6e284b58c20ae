/**
 * A very small network: one linear part and a few bent ones. Only sums, products and maxima in a
 * fixed order, so that every machine computes the same number.
 */
export interface Network {
  mean: number[];
  spread: number[];
  linear: number[];
  /** One row of input weights a bent unit, its bias last. */
  hidden: number[][];
  output: number[];
  bias: number;
}

export function outputOf(network: Network, features: readonly number[]): number {
  const inputs = features.map(
    (value, at) => (value - (network.mean[at] ?? 0)) / (network.spread[at] ?? 1),
  );
  let sum = network.bias;
  for (let at = 0; at < inputs.length; at++) sum += (network.linear[at] ?? 0) * (inputs[at] ?? 0);
  network.hidden.forEach((row, unit) => {
    let inner = row[inputs.length] ?? 0;
    for (let at = 0; at < inputs.length; at++) inner += (row[at] ?? 0) * (inputs[at] ?? 0);
    if (inner > 0) sum += inner * (network.output[unit] ?? 0);
  });
  return sum;
}

/** A share between 0 and 1, rounded so that the last bits of `exp` cannot matter. */
export function sigmoid(value: number): number {
  return Math.round(1e6 / (1 + Math.exp(-value))) / 1e6;
}
