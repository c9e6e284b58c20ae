import { formatAmount } from '#domain/format/numbers.ts';
import { optionsOf } from './options.ts';
import { documentTotals } from './totals.ts';
import type { Document, LineItem } from './types.ts';

/** What was agreed on a quote that let its client choose. Amounts in its currency. */
export interface Agreed {
  /** Those that were taken; `place` from 0. */
  options: { place: number; description: string }[];
  net: number;
  vat: number;
  gross: number;
  currency: string;
}

/** What an accepted quote comes to with the options its client took; null where it had none to take. */
export function agreedOf(quote: Document): Agreed | null {
  const options = optionsOf(quote.lineItems);
  if (options.length === 0) return null;
  const { net, vatTotal, gross } = documentTotals(quote);
  return {
    options: options
      .filter(({ line }) => line.option === 'taken')
      .map(({ place, line }) => ({ place, description: optionName(line) })),
    net,
    vat: vatTotal,
    gross,
    currency: quote.currency,
  };
}

/** « avec l’option « Pose du parquet », soit 1 440,00 € TTC ». */
export function agreedWords({ options, vat, gross, currency }: Agreed): string {
  const sum = `${formatAmount(gross, currency)}${vat === 0 ? ' sans TVA' : ' TTC'}`;
  return `${optionsTaken(options.map(({ description }) => description))}, soit ${sum}`;
}

/** « sans option », « avec l’option « A » », « avec les options « A » et « B » ». */
export function optionsTaken(names: readonly string[]): string {
  if (names.length === 0) return 'sans option';
  const quoted = names.map((name) => `«\u00A0${name}\u00A0»`);
  const last = quoted.at(-1)!;
  if (quoted.length === 1) return `avec l’option ${last}`;
  return `avec les options ${quoted.slice(0, -1).join(', ')} et ${last}`;
}

/** An option is named by the first line of its words. */
export function optionName({ description }: Pick<LineItem, 'description'>): string {
  return description.split('\n')[0]?.trim() ?? '';
}
