import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Due, Proposal, TypedPayment, WaitingCredit } from './due.ts';
import { matchInTurns } from './matching.ts';
import { reasonOf } from './reasons.ts';

/** All turns at once. */
const matchCredits = (...given: Parameters<typeof matchInTurns>) =>
  [...matchInTurns(...given)].flat();

let made = 0;

function due(number: string, cents: number, overrides: Partial<Due> = {}): Due {
  return {
    documentId: `id-${number}`,
    number,
    clientId: 'lune',
    clientName: 'Claire Aubin',
    company: 'Brasserie Lune',
    cents,
    retained: 0,
    currency: 'EUR',
    date: '2026-10-01',
    ...overrides,
  };
}

const garnier = { clientId: 'garnier', clientName: 'Hélène Garnier', company: '' };

function credit(
  cents: number,
  label: string,
  overrides: Partial<WaitingCredit> = {},
): WaitingCredit {
  return {
    id: `credit-${++made}`,
    day: '2026-11-18',
    cents,
    currency: 'EUR',
    label,
    payer: '',
    hasTwin: false,
    ...overrides,
  };
}

/** « INV-001 1620.00 (sure): Montant exact… » */
function told(proposals: readonly Proposal[]): string[] {
  return proposals.map(({ parts, certainty, grounds }) => {
    const paid = parts.map(({ number, cents }) => `${number} ${(cents / 100).toFixed(2)}`);
    const reason = reasonOf({ parts, grounds, currency: 'EUR' }).replaceAll('\u00A0', ' ');
    return `${paid.join(' + ')} (${certainty}): ${reason}`;
  });
}

function sorted(found: Proposal[]): Proposal[] {
  return found.toSorted((a, b) => (a.creditId < b.creditId ? -1 : 1));
}

function one(label: string, cents: number, dues: Due[], more: Partial<WaitingCredit> = {}) {
  return told(matchCredits([credit(cents, label, more)], dues));
}

describe('a credit finds what it pays', () => {
  const dues = [
    due('INV-001', 162_000),
    due('INV-002', 30_000, { date: '2026-10-05' }),
    due('INV-003', 45_050, { ...garnier, date: '2026-10-07' }),
  ];

  test.each([
    'VIR BRASSERIE LUNE INV-001',
    'VIR BRASSERIE LUNE inv001 merci',
    'Virement brasserie lune Facture n°1',
    'LUNE BRASSERIE FACT 001',
  ])('by number, amount and name: « %s »', (label) => {
    expect(one(label, 162_000, dues)).toEqual([
      'INV-001 1620.00 (sure): Montant exact, numéro INV-001 et nom du client dans le libellé',
    ]);
  });

  test('by number and amount alone', () => {
    expect(one('VIR SEPA INV 003', 45_050, dues)).toEqual([
      'INV-003 450.50 (sure): Montant exact et numéro INV-003 dans le libellé',
    ]);
  });

  test('by the sum of the invoices it cites', () => {
    expect(one('INV-001 ET INV-002', 192_000, dues)).toEqual([
      'INV-001 1620.00 + INV-002 300.00 (sure): Somme exacte de 2 factures et numéros INV-001, INV-002 dans le libellé',
    ]);
  });

  test('by amount and name, whole, cut by the bank, or in part', () => {
    expect(one('VIR MME GARNIER HELENE', 45_050, dues)).toEqual([
      'INV-003 450.50 (sure): Montant exact et nom du client dans le libellé',
    ]);
    expect(one('VIR HELENE GARNI', 45_050, dues)[0]).toContain('(sure): Montant exact et nom');
    expect(one('VIR M OU MME GARNIER', 45_050, dues)).toEqual([
      'INV-003 450.50 (likely): Montant exact et une partie du nom du client dans le libellé',
    ]);
  });

  test('by the sum of several invoices of the client it names', () => {
    expect(one('VIR SEPA BRASSERIE LUNE', 192_000, dues)).toEqual([
      'INV-001 1620.00 + INV-002 300.00 (likely): Somme exacte de 2 factures et nom du client dans le libellé',
    ]);
  });

  test('by a part of what the number asks for, or more than that', () => {
    expect(one('acompte INV-001', 50_000, dues)).toEqual([
      'INV-001 500.00 (likely): Paiement partiel et numéro INV-001 dans le libellé ; il restera 1 120,00 € à régler',
    ]);
    expect(one('solde INV-002', 30_500, dues)).toEqual([
      'INV-002 300.00 (likely): Numéro INV-002 dans le libellé ; 5,00 € de plus que ce qui est dû',
    ]);
  });

  test('by the amount alone, and says when another invoice would do as well', () => {
    expect(one('VIR ANONYME', 45_050, dues)).toEqual(['INV-003 450.50 (possible): Montant exact']);
    const alike = [...dues, due('INV-004', 45_050, { date: '2026-10-09' })];
    expect(one('VIR ANONYME', 45_050, alike)).toEqual([
      'INV-003 450.50 (possible): Montant exact ; 1 autre facture de ce montant',
    ]);
  });

  test('by the name alone, the oldest invoice first', () => {
    expect(one('VIR BRASSERIE LUNE', 100_000, dues)).toEqual([
      'INV-001 1000.00 (possible): Paiement partiel et nom du client dans le libellé ; il restera 620,00 € à régler ; la plus ancienne d’abord',
    ]);
  });

  test('and nothing where nothing is alike: another currency, a number inside another, a day before it', () => {
    expect(one('VIR INV-001', 162_000, dues, { currency: 'USD' })).toEqual([]);
    expect(one('VIR INV-0011 REF 20010', 777, dues)).toEqual([]);
    expect(one('VIR', 45_050, dues, { day: '2026-09-01' })).toEqual([]);
    expect(one('REMISE DE CHEQUES', 1, [])).toEqual([]);
  });
});

describe('a retention is asked for when its day has come, not before:', () => {
  const dues = [
    due('INV-001', 161_700, { retained: 8085 }),
    due('INV-002', 30_000, { date: '2026-10-05' }),
    due('INV-003', 7000, { retained: 7000, date: '2026-09-01' }),
  ];

  test.each([
    ['VIR BRASSERIE LUNE INV-001', 'sure', 'numéro INV-001 et nom du client'],
    ['VIR BRASSERIE LUNE', 'sure', 'nom du client'],
  ])('what is due now is the exact amount: « %s »', (label, certainty, words) => {
    expect(one(label, 153_615, dues)[0]).toMatch(
      new RegExp(`^INV-001 1536.15 \\(${certainty}\\): Montant exact.* ${words}`),
    );
    expect(one(label, 153_615, dues)[0]).toContain('; 80,85 € gardés en retenue de garantie');
  });

  test('so is the whole, from a client who kept nothing back', () => {
    expect(one('VIR BRASSERIE LUNE', 161_700, dues)).toEqual([
      'INV-001 1617.00 (sure): Montant exact et nom du client dans le libellé',
    ]);
  });

  test('sums of several invoices leave it out too', () => {
    expect(one('VIR BRASSERIE LUNE', 183_615, dues)[0]).toMatch(
      /^INV-001 1536.15 \+ INV-002 300.00 \(likely\): Somme exacte de 2 factures/,
    );
    expect(one('INV-001 INV-002 INV-003', 183_615, dues)[0]).toMatch(
      /^INV-001 1536.15 \+ INV-002 300.00 \(sure\): Somme exacte de 2 factures/,
    );
  });

  test('a part pays what is due now of each before what is kept back of one', () => {
    expect(one('INV-001 ET INV-002', 190_000, dues)[0]).toMatch(
      /^INV-001 1600.00 \+ INV-002 300.00 \(likely\): Paiement partiel/,
    );
  });

  test('what is kept back alone waits for its amount', () => {
    const [, , kept] = dues;
    expect(one('VIR BRASSERIE LUNE', 5000, [kept!])).toEqual([]);
    expect(one('VIR BRASSERIE LUNE', 7000, [kept!])[0]).toMatch(/^INV-003 70.00 \(sure\)/);
  });
});

test('two credits of one amount do not both take the same invoice: the number wins', () => {
  const dues = [due('INV-001', 10_000), due('INV-002', 10_000, { date: '2026-10-02' })];
  const credits = [
    credit(10_000, 'VIR BRASSERIE LUNE', { day: '2026-11-01' }),
    credit(10_000, 'VIR BRASSERIE LUNE INV-001', { day: '2026-11-09' }),
  ];
  const found = matchCredits(credits, dues);
  const of = (at: number) => found.find(({ creditId }) => creditId === credits[at]!.id)!.parts;
  expect(of(0)).toMatchObject([{ number: 'INV-002' }]);
  expect(of(1)).toMatchObject([{ number: 'INV-001' }]);
});

test('money typed by hand before the statement came is recognised, once', () => {
  const typed: TypedPayment = {
    paymentId: 'p1',
    documentId: 'id-INV-001',
    number: 'INV-001',
    clientName: 'Claire Aubin',
    company: 'Brasserie Lune',
    day: '2026-11-16',
    cents: 50_000,
    currency: 'EUR',
  };
  const credits = [credit(50_000, 'BRASSERIE LUNE'), credit(50_000, 'BRASSERIE LUNE')];
  const found = matchCredits(credits, [due('INV-001', 112_000)], [typed]);
  expect(told(found)).toEqual([
    ' (likely): Déjà saisi à la main le 16 nov. 2026 : même montant et nom du client dans le libellé',
    'INV-001 500.00 (possible): Paiement partiel et nom du client dans le libellé ; il restera 620,00 € à régler ; la plus ancienne d’abord',
  ]);
});

test('a line that may be the money of another file is never firm', () => {
  const [proposal] = matchCredits(
    [credit(162_000, 'INV-001 BRASSERIE LUNE', { hasTwin: true })],
    [due('INV-001', 162_000)],
  );
  expect(proposal).toMatchObject({ certainty: 'possible', grounds: { hasTwin: true } });
});

describe('whatever the books and the bank say,', () => {
  const words = fc.constantFrom(
    'BRASSERIE',
    'LUNE',
    'GARNIER',
    'HELENE',
    'INV',
    '001',
    '2',
    'INV-003',
    'VIR',
    'FACT',
    '12',
  );
  const amount = fc.constantFrom(100, 200, 300, 500, 700, 1200);
  const books = fc.record({
    dues: fc
      .array(
        fc.record({
          cents: amount,
          kept: fc.constantFrom(0, 0, 0, 100),
          who: fc.boolean(),
          euro: fc.boolean(),
          days: fc.integer({ min: 10, max: 28 }),
        }),
        { maxLength: 14 },
      )
      .map((rows) =>
        rows.map(({ cents, kept, who, euro, days }, at) =>
          due(`INV-${String(at + 1).padStart(3, '0')}`, cents, {
            retained: kept,
            ...(who && garnier),
            date: `2026-10-${days}`,
            currency: euro ? 'EUR' : 'USD',
          }),
        ),
      ),
    credits: fc
      .array(
        fc.record({
          cents: amount,
          label: fc.array(words, { maxLength: 6 }),
          day: fc.integer({ min: 10, max: 20 }),
        }),
        { maxLength: 12 },
      )
      .map((rows) =>
        rows.map(({ cents, label, day }, at) =>
          credit(cents, label.join(' '), { id: `c${at}`, day: `2026-11-${day}` }),
        ),
      ),
  });

  test('nothing goes above what is due, nor above the credit, and each credit is proposed once', () => {
    fc.assert(
      fc.property(books, ({ dues, credits }) => {
        const found = matchCredits(credits, dues);
        const taken = new Map<string, number>();
        for (const { creditId, parts, grounds } of found) {
          const own = credits.find(({ id }) => id === creditId)!;
          const total = parts.reduce((sum, { cents }) => sum + cents, 0);
          expect(total + grounds.beyond).toBe(own.cents);
          for (const { documentId, cents } of parts) {
            expect(cents).toBeGreaterThan(0);
            taken.set(documentId, (taken.get(documentId) ?? 0) + cents);
          }
        }
        for (const { documentId, cents } of dues) {
          expect(taken.get(documentId) ?? 0).toBeLessThanOrEqual(cents);
        }
        const proposed = found.map(({ creditId }) => creditId);
        expect(new Set(proposed).size).toBe(proposed.length);
      }),
      { numRuns: 500 },
    );
  });

  test('the order of the lines and of the invoices changes nothing', () => {
    const shuffled = books.chain(({ dues, credits }) =>
      fc.tuple(
        fc.constant({ dues, credits }),
        fc.shuffledSubarray(dues, { minLength: dues.length }),
        fc.shuffledSubarray(credits, { minLength: credits.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([{ dues, credits }, otherDues, otherCredits]) => {
        expect(sorted(matchCredits(otherCredits, otherDues))).toEqual(
          sorted(matchCredits(credits, dues)),
        );
      }),
      { numRuns: 500 },
    );
  });

  test('what was accepted is not proposed again, when the same lines come back', () => {
    fc.assert(
      fc.property(books, ({ dues, credits }) => {
        const found = matchCredits(credits, dues);
        const waiting = credits.filter(({ id }) => !found.some(({ creditId }) => creditId === id));
        const taken = (id: string) =>
          found
            .flatMap(({ parts }) => parts)
            .filter(({ documentId }) => documentId === id)
            .reduce((sum, { cents }) => sum + cents, 0);
        const left = dues
          .map((each) => ({ ...each, cents: each.cents - taken(each.documentId) }))
          .filter(({ cents }) => cents > 0);
        const again = matchCredits(waiting, left);
        expect(again.every(({ creditId }) => waiting.some(({ id }) => id === creditId))).toBe(true);
        expect(
          again
            .flatMap(({ parts }) => parts)
            .every(
              ({ documentId, cents }) =>
                cents <= left.find((each) => each.documentId === documentId)!.cents,
            ),
        ).toBe(true);
      }),
    );
  });
});

test('words made to be slow cost no more than their length: as many look-ups, not as many comparisons', () => {
  const hostile = 'INV '.repeat(75).trim();
  const dues = Array.from({ length: 3000 }, (_, at) =>
    due(`INV-${at + 1}`, 100 + at, {
      clientId: `m${at}`,
      clientName: 'Marie Martin',
      company: 'MARTIN',
    }),
  );
  const credits = Array.from({ length: 2000 }, (_, at) => credit(7, `${hostile} MARTIN ${at}`));
  // Thousands of namesakes name nobody: there is nothing to try one by one.
  expect(matchCredits(credits, dues)).toEqual([]);
});
