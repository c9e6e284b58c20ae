import { type Decimal, exact, roundToCents } from '#domain/money/decimal.ts';
import type { CiiInvoice, CiiVat } from './ciiInvoice.ts';
import { type Problem, problem, unmet } from './problem.ts';

/** Avoirs, of an invoice and of a deposit. */
const CREDIT_CODES: ReadonlySet<string> = new Set(['381', '503']);

/**
 * What is wrong with an invoice about to be written: sums that do not agree, days outside what the
 * rules accept, a mandatory part left empty. `explainObstacles` has found nothing before, so only a
 * day can be the user's doing; whatever else is found keeps a wrong file from being made.
 */
export function faultsOf(invoice: CiiInvoice): Problem[] {
  return [...partFaults(invoice), ...dayFaults(invoice), ...sumFaults(invoice)];
}

function partFaults(invoice: CiiInvoice): Problem[] {
  const { number, notes, seller, buyer, lines, vatBreakdown } = invoice;
  const { typeCode, precedingInvoices } = invoice;
  const once = (code: string) => notes.filter((note) => note.code === code && note.text.trim());
  const parties = [seller, buyer];
  return unmet(
    [number !== '', problem('BR-02', 'La facture n’a pas de numéro.')],
    [
      typeCode !== '384' || precedingInvoices.length === 1,
      problem('BR-FR-CO-04', 'Une facture rectificative nomme la facture qu’elle remplace.'),
    ],
    [
      !CREDIT_CODES.has(typeCode) || precedingInvoices.length > 0,
      problem('BR-FR-CO-05', 'Un avoir nomme la facture qu’il corrige.'),
    ],
    [
      ['PMT', 'PMD', 'AAB'].every((code) => once(code).length === 1),
      problem('BR-FR-05', 'Il manque une mention sur le retard de paiement ou l’escompte.'),
    ],
    [
      parties.every(({ name, address, electronicAddress }) =>
        [name, address.country, electronicAddress.value].every((part) => part !== ''),
      ),
      problem('BR-06', 'Il manque un nom, un pays ou une adresse électronique.'),
    ],
    [
      lines.length > 0 && lines.every(({ unitPrice }) => unitPrice >= 0),
      problem('BR-27', 'Une ligne vendue porte un prix négatif.'),
    ],
    [
      vatBreakdown.every(({ category, exemption }) => (category === 'S') === (exemption === null)),
      problem('BR-E-10', 'Indiquez pourquoi la TVA n’est pas facturée.', 'document.vatExemption'),
    ],
  );
}

/** BR-FR-03: a real day between 2000 and 2099. */
function dayFaults({ issueDate, supply, payment }: CiiInvoice): Problem[] {
  const days = [
    [issueDate, 'd’émission', 'document.date'],
    [payment.dueDate, 'd’échéance', 'document.dueDate'],
    [supply.start, 'de prestation ou de livraison', 'document.supplyDate'],
    [supply.end, 'de fin de prestation', 'document.supplyEndDate'],
  ] as const;
  return days
    .filter(([day]) => day !== null && !/^20\d\d-/.test(day))
    .map(([, name, field]) =>
      problem('BR-FR-03', `La date ${name} doit être un jour réel entre 2000 et 2099.`, field),
    );
}

function sumFaults({
  lines,
  allowances,
  vatBreakdown,
  vatIsCopied,
  totals,
}: CiiInvoice): Problem[] {
  const sold = total(lines.map((line) => line.total));
  const net = sold.minus(total(allowances.map(({ amount }) => amount)));
  const vat = total(vatBreakdown.map(({ amount }) => amount));
  const baseOf = (vatGroup: CiiVat) =>
    total(lines.filter((line) => isSame(line.vat, vatGroup)).map((line) => line.total)).minus(
      total(allowances.filter((taken) => isSame(taken.vat, vatGroup)).map(({ amount }) => amount)),
    );
  return unmet(
    [net.eq(totals.net), problem('BR-CO-13', 'Le total HT n’est pas la somme des lignes.')],
    [vat.eq(totals.vat), problem('BR-CO-14', 'Le total de la TVA n’est pas la somme par taux.')],
    [
      net.plus(vat).eq(totals.gross),
      problem('BR-CO-15', 'Le total TTC n’est pas le total HT augmenté de la TVA.'),
    ],
    [
      exact(totals.gross).minus(totals.prepaid).eq(totals.due),
      problem('BR-CO-16', 'Le net à payer n’est pas le total TTC moins ce qui est déjà payé.'),
    ],
    [
      vatBreakdown.every((group) => baseOf(group).eq(group.base)),
      problem('BR-S-08', 'La base d’un taux de TVA n’est pas la somme de ses lignes.'),
    ],
    [
      vatBreakdown.every(({ base, rate, amount }) => {
        const computed = roundToCents(exact(base).times(exact(rate)).div(100));
        // The rule leaves less than one unit, which a copied VAT needs some cents of (BR-S-09).
        return vatIsCopied ? computed.minus(amount).abs().lt(1) : computed.eq(amount);
      }),
      problem('BR-CO-17', 'La TVA d’un taux n’est pas sa base multipliée par ce taux.'),
    ],
  );
}

function isSame(one: CiiVat, other: CiiVat): boolean {
  return one.category === other.category && one.rate === other.rate;
}

function total(values: readonly number[]): Decimal {
  return values.reduce((sum, value) => sum.plus(exact(value)), exact(0));
}
