/** A request as a tradesperson writes or dictates it, with the draft a careful person makes of it. */
export interface Sentence {
  prompt: string;
  total: number;
  /** Keyword of the description, quantity, unit price; several readings where the corpus rule allows. */
  lines: Line[];
  amount?: number;
  /** Words that must appear in the notes. */
  content?: string[];
  /** Words that must appear in the notes or in a line. */
  anywhere?: string[];
  /** Words that must appear nowhere. */
  nowhere?: string[];
}

export type Line = [
  keyword: string,
  quantity: number,
  unitPrice: number,
  ...others: [number, number][],
];
