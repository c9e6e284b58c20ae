/**
 * The learned weights: two tables of whole numbers, one row a feature. `rowOf` leads from a
 * feature's slot to its row, −1 for the features that learned nothing. Whole numbers add up the
 * same in any order, so browser and server agree to the last digit.
 */
export interface WeightTable {
  rowOf: Int32Array | null;
  values: Float32Array | Int8Array;
  width: number;
}

export interface Weights {
  words: WeightTable;
  dense: WeightTable;
  /** How many of the whole numbers make one unit of the model. */
  scale: number;
}

/** Adds the row of every slot to `into`. */
export function addRows(table: WeightTable, slots: readonly number[], into: Float64Array): void {
  const { rowOf, values, width } = table;
  for (const slot of slots) {
    const row = rowOf === null ? slot : (rowOf[slot] ?? -1);
    if (row < 0) continue;
    const base = row * width;
    for (let column = 0; column < width; column++)
      into[column] = (into[column] ?? 0) + (values[base + column] ?? 0);
  }
}

/** The sum of one column over the rows of the slots. */
export function sumColumn(table: WeightTable, slots: readonly number[], column: number): number {
  const { rowOf, values, width } = table;
  let sum = 0;
  for (const slot of slots) {
    const row = rowOf === null ? slot : (rowOf[slot] ?? -1);
    if (row >= 0) sum += values[row * width + column] ?? 0;
  }
  return sum;
}
