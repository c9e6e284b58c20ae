/** What an hour, a day or a metre is hardly ever billed below or above, in euros. */
const USUAL: Record<string, readonly [least: number, most: number]> = {
  hour: [9, 260],
  day: [40, 2500],
  halfday: [25, 1500],
  page: [0.01, 400],
  word: [0.005, 3],
  km: [0.1, 5],
  m2: [0.3, 400],
  m: [0.3, 600],
  m3: [5, 400],
  kg: [0.1, 150],
};

/** Whether a price is far from what its unit costs: « 8 h à 950 € » is a price of the whole. */
export function isUnusual(unit: string | null, price: number): boolean {
  const usual = unit === null ? undefined : USUAL[unit];
  return usual !== undefined && price > 0 && (price < usual[0] || price > usual[1]);
}
