import { formatDay } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { NBSP } from '#domain/format/spaces.ts';
import { count } from '#domain/format/words.ts';
import type { Grounds, Proposal } from './due.ts';

type Told = Pick<Proposal, 'parts' | 'grounds'> & { currency: string };

/** Why an invoice is proposed for a credit: « Montant exact et numéro FA-012 dans le libellé ». */
export function reasonOf({ parts, grounds, currency }: Told): string {
  const found = [...amountWords(grounds, parts.length), ...evidence(grounds)];
  const words = `${listed(found)}${found.length > 1 || grounds.amount === 'over' ? ' dans le libellé' : ''}`;
  const said = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return [said, ...reserves(grounds, parts, currency)].join(`${NBSP}; `);
}

function amountWords({ amount, typed }: Grounds, invoices: number): string[] {
  if (typed) return [`déjà saisi à la main le ${formatDay(typed.day)}${NBSP}: même montant`];
  if (amount === 'sum') return [`somme exacte de ${count(invoices, 'facture')}`];
  if (amount === 'exact') return ['montant exact'];
  return amount === 'part' ? ['paiement partiel'] : [];
}

function evidence({ cited, name }: Grounds): string[] {
  const found: string[] = [];
  if (cited.length === 1) found.push(`numéro ${cited[0]}`);
  if (cited.length > 1) found.push(`numéros ${cited.join(', ')}`);
  if (name === 'whole') found.push('nom du client');
  if (name === 'part') found.push('une partie du nom du client');
  return found;
}

/** What the user should know before accepting. */
function reserves(grounds: Grounds, parts: Proposal['parts'], currency: string): string[] {
  const { amount, rivals, beyond, stillDue, retained, hasTwin, cited } = grounds;
  const words: string[] = [];
  const amountIn = (cents: number) => formatAmount(cents / 100, currency);
  if (stillDue > 0) words.push(`il restera ${amountIn(stillDue)} à régler`);
  if (retained > 0) words.push(`${amountIn(retained)} gardés en retenue de garantie`);
  if (beyond > 0) words.push(`${amountIn(beyond)} de plus que ce qui est dû`);
  if (amount === 'exact' && rivals > 0)
    words.push(`${count(rivals, 'autre facture')} de ce montant`);
  if (amount === 'sum' && rivals > 0) words.push('d’autres factures donnent la même somme');
  if (amount === 'part' && cited.length === 0 && parts.length > 0)
    words.push('la plus ancienne d’abord');
  if (hasTwin) words.push('même jour et même montant qu’un encaissement déjà pointé');
  return words;
}

function listed(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;
}
