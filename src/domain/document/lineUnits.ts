/** What a line may count, as the database and the contract name it. */
export const LINE_UNITS = [
  'unit',
  'hour',
  'day',
  'week',
  'month',
  'year',
  'm2',
  'm3',
  'm',
  'km',
  'kg',
  'litre',
  'lot',
  'person',
  'word',
  'page',
] as const;
