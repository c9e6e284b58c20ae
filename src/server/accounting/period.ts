import type { IsoDate } from '#domain/calendar.ts';

/** Days of documents, both ends included. */
export interface Period {
  from: IsoDate;
  to: IsoDate;
}

export function yearPeriod(year: number): Period {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}
