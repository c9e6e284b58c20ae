/** Two lists walked side by side, as pairs. Throws when one is longer: what it holds would be lost. */
export function paired<One, Other>(ones: readonly One[], others: readonly Other[]): [One, Other][] {
  if (ones.length !== others.length) {
    throw new Error(`${ones.length} values cannot be paired with ${others.length}`);
  }
  // The lengths are equal, so each place of one list is a place of the other.
  return ones.map((one, index) => [one, others[index] as Other]);
}
