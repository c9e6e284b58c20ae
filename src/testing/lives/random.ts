/** Draws that one number gives again: mulberry32. */
export interface Draw {
  /** From 0, below `below`. */
  upTo(below: number): number;
  /** True so many times in a hundred. */
  chance(percent: number): boolean;
  one<Item>(items: readonly Item[]): Item;
}

export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (below: number) => Math.floor(next() * below);
  return {
    upTo,
    chance: (percent) => upTo(100) < percent,
    one: (items) => items[upTo(items.length)]!,
  };
}
