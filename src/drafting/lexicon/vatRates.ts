/** Rates of VAT that a bare percentage behind a price may be: France, its overseas departments, Switzerland, Belgium. */
export const PERCENT_RATES: readonly number[] = [20, 10, 5.5, 2.1, 8.5, 8.1, 2.6, 21, 6];

/** The same and the rarer ones: what a figure without « % » must be where « TVA » leads to it. */
export const NAMED_RATES: readonly number[] = [...PERCENT_RATES, 13, 0.9, 1.75, 1.05, 3.8, 12];
