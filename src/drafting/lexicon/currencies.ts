/** Currencies as written beside a figure, with the code the document carries. */
export interface CurrencyWord {
  code: string;
  /** Money for one of these: a centime is 0.01. */
  worth: number;
  end: number;
}

const SHAPES: readonly [RegExp, string, number][] = [
  [/€/y, 'EUR', 1],
  [/(?:euros?|eur|balles|boules)\b/y, 'EUR', 1],
  [/e(?![a-zœ0-9])/y, 'EUR', 1],
  [/(?:centimes?|cts|cents? d'euros?)\b/y, 'EUR', 0.01],
  [/(?:\$ ?(?:ca|cad|can)\b|cad\b|\$ canadiens?|dollars? canadiens?)/y, 'CAD', 1],
  [/(?:\$(?: ?us\b)?|usd\b|dollars?\b)/y, 'USD', 1],
  [/(?:chf|fr\.? ?s\.?|francs? suisses?)(?![a-z])/y, 'CHF', 1],
  [/(?:f ?cfa|fcfa|xof|francs? cfa)\b/y, 'XOF', 1],
  [/xaf\b/y, 'XAF', 1],
  [/(?:xpf|f ?cfp|francs? pacifiques?)\b/y, 'XPF', 1],
  [/(?:£|gbp\b|livres? sterling\b)/y, 'GBP', 1],
  [/(?:mad|dirhams?|dh|dhs)\b/y, 'MAD', 1],
  [/(?:tnd|dinars?)\b/y, 'TND', 1],
];

/** The currency written at `offset` of folded text, or null. */
export function readCurrency(folded: string, offset: number): CurrencyWord | null {
  for (const [shape, code, worth] of SHAPES) {
    shape.lastIndex = offset;
    const match = shape.exec(folded);
    if (match !== null) return { code, worth, end: offset + match[0].length };
  }
  return null;
}

const NAMES: Record<string, string> = {
  USD: 'dollar américain (USD)',
  CAD: 'dollar canadien (CAD, $ CA)',
  CHF: 'franc suisse (CHF)',
  XOF: 'franc CFA (FCFA, XOF)',
  XAF: 'franc CFA (FCFA, XAF)',
  XPF: 'franc Pacifique (XPF)',
  GBP: 'livre sterling (GBP)',
  MAD: 'dirham marocain (MAD)',
  TND: 'dinar tunisien (TND)',
};

/** The currency's French name with its code, for the note under the lines. */
export function currencyName(code: string): string {
  return NAMES[code] ?? code;
}
