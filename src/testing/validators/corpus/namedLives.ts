import { withDepositsTakenBack } from '#domain/corrections/balance.ts';
import {
  type InvoicedSituation,
  lotsOf,
  situated,
  situationLines,
  takenBySituations,
} from '#domain/corrections/situation.ts';
import { depositShares } from '#domain/corrections/deposit.ts';
import {
  correctiveDraft,
  creditNoteDraft,
  depositDraft,
  situationDraft,
  type NewDraft,
} from '#domain/corrections/drafts.ts';
import { referenceTo } from '#domain/document/referenceTo.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { base, consumer, type CorpusInvoice, invoice, line, soleTrader } from './builders.ts';

/** What follows an invoice or a quote: avoirs, rectificatives, deposits and balances. */
export function lifeCases(): CorpusInvoice[] {
  const reason = 'Commande annulée d’un commun accord.';
  const sold = issued(site(), 'FA-2026-050', '2026-11-05');
  const total = creditNoteDraft(sold, [], { reason, chosen: null }, at('AV-2026-001'));
  return [
    life('avoir of a whole invoice', total),
    ...avoirsInPart(),
    life(
      'avoir without VAT',
      creditNoteDraft(
        { ...sold, vat: false },
        [],
        { reason: 'Double facturation.', chosen: null },
        at('AV-2026-004'),
      ),
      { seller: soleTrader() },
    ),
    life('avoir to a consumer', total, { client: consumer() }),
    life('facture rectificative', {
      ...correctiveDraft(sold, 'Adresse du client erronée.', at('FA-2026-101')),
    }),
    ...deposits(),
  ];
}

function avoirsInPart(): CorpusInvoice[] {
  const lineItems = [
    line({ description: 'Table', quantity: 4, unitPrice: 499.99, unit: null }),
    line({ description: 'Livre', quantity: 3, unitPrice: 12.3, unit: null, vatRate: 5.5 }),
    line({ description: 'Remise fidélité', quantity: 1, unitPrice: -100, unit: null }),
  ];
  const goods = invoice({ operationCategory: 'mixed', lineItems });
  const sold = issued(goods, 'FA-2026-051', '2026-11-06');
  const chosen = [
    { creditedLine: 0, quantity: 2 },
    { creditedLine: 1, quantity: 1 },
  ];
  const part = creditNoteDraft(
    sold,
    [],
    { reason: 'Retour de deux tables et d’un livre.', chosen },
    at('AV-2026-002'),
  );
  const rest = creditNoteDraft(
    sold,
    [part],
    { reason: 'Retour du reste.', chosen: null },
    at('AV-2026-005'),
  );
  // Three times a tax rounded up: the last avoir bears what is left of it.
  const cents = issued(
    invoice({ lineItems: [line({ quantity: 3, unitPrice: 0.13, unit: null })] }),
    'FA-2026-052',
    '2026-11-06',
  );
  const one = { reason: 'Retour.', chosen: [{ creditedLine: 0, quantity: 1 }] };
  const first = creditNoteDraft(cents, [], one, at('AV-2026-006'));
  const second = creditNoteDraft(cents, [first], one, at('AV-2026-007'));
  return [
    life('avoir of a part at two rates', part),
    life('avoir of what a first one left', rest),
    life(
      'avoir of the last cents of tax',
      creditNoteDraft(cents, [first, second], one, at('AV-2026-008')),
    ),
  ];
}

function deposits(): CorpusInvoice[] {
  const quote = { ...site(), type: 'quote', kind: 'quote', number: 'DE-2026-014' } as const;
  const offer: Document = { ...quote, date: '2026-09-25', dueDate: null };
  const asked = depositDraft(offer, sharesOf(offer, 30), 30, at('FA-2026-060'));
  const received: Document = {
    ...issued(asked, 'FA-2026-060', '2026-10-02'),
    dueDate: '2026-10-01',
    alreadyPaid: { day: '2026-10-01', amount: documentTotals(asked).gross, method: 'transfer' },
  };
  const renovation: Document = {
    ...offer,
    number: 'DE-2026-015',
    lineItems: [
      line({ description: 'Isolation', quantity: 1, unitPrice: 55.35, vatRate: 5.5, unit: null }),
      line({ description: 'Pose', quantity: 1, unitPrice: 899.98, unit: null }),
    ],
  };
  const two = depositDraft(renovation, sharesOf(renovation, 30), 30, at('FA-2026-061'));
  const other = issued({ ...two, id: 'deposit-2' }, 'FA-2026-061', '2026-10-03');
  const balance = balanceOf(offer, [received]);
  const cancelled = { reason: 'Chantier annulé.', chosen: null };
  return [
    life('deposit of 30 %', { ...received, alreadyPaid: null, dueDate: '2026-10-17' }),
    life('deposit already received', received),
    life('deposit at two rates, by a consumer', other, { client: consumer() }),
    life('balance after a deposit', balance),
    life('balance after a deposit, with a payment', {
      ...balance,
      alreadyPaid: { day: '2026-10-20', amount: 1000, method: 'transfer' },
    }),
    life('balance at two rates after two deposits', {
      ...balanceOf(renovation, [other, { ...other, id: 'deposit-3', number: 'FA-2026-062' }]),
    }),
    life('balance of cents', balanceOfCents(offer)),
    ...situations(renovation, other),
    life('avoir of a deposit', creditNoteDraft(received, [], cancelled, at('AV-2026-003'))),
    life('avoir of a balance', creditNoteDraft(balance, [], cancelled, at('AV-2026-009'))),
  ];
}

/** Half of the works, less half of the deposit, 5 % kept back (E17); then the rest. */
function situations(quote: Document, deposit: Document): CorpusInvoice[] {
  const done = (percent: number) => quote.lineItems.map((_, place) => ({ place, percent }));
  const made = (
    number: string,
    percent: number,
    earlier: InvoicedSituation[],
    deposits: Document[] = [deposit],
  ) => {
    const lines = situationLines(quote, lotsOf(quote, earlier), done(percent));
    const draft = { ...situationDraft(quote, lines, at(number)), id: number, retention: 5 };
    const takenBack = deposits.map((each) => ({
      deposit: each,
      credited: [],
      taken: takenBySituations(earlier, each.id),
    }));
    return situated(draft, quote, earlier, takenBack);
  };
  const first = issued(made('FA-2026-070', 50, []), 'FA-2026-070', '2026-11-02');
  const before = [{ situation: first, credited: [] }];
  const cancelled = { reason: 'Métré faux.', chosen: null };
  return [
    life('situation of works with a deposit taken back and a retention', first),
    life('situation of works with a retention', made('FA-2026-072', 50, [], [])),
    life('last situation', { ...made('FA-2026-071', 100, before), kind: 'final' }),
    life('avoir of a situation', creditNoteDraft(first, [], cancelled, at('AV-2026-010'))),
  ];
}

/** 0.13 € of VAT on the whole, 0.06 on half of it twice: a cent is left between them. */
function balanceOfCents(quote: Document): Document {
  const small = {
    ...quote,
    lineItems: [line({ quantity: 1, unitPrice: 0.64, unit: null, description: 'Vis' })],
  };
  const deposit = depositDraft(small, sharesOf(small, 50), 50, at('FA-2026-063'));
  return balanceOf(small, [issued(deposit, 'FA-2026-063', '2026-10-03')]);
}

function balanceOf(quote: Document, taken: Document[]): Document {
  const sold: Document = {
    ...quote,
    ...at('FA-2026-102'),
    type: 'invoice',
    kind: 'final',
    date: '2026-11-20',
    dueDate: '2026-12-20',
    references: [referenceTo(quote, 'quoted')],
  };
  return withDepositsTakenBack(
    sold,
    taken.map((deposit) => ({ deposit, credited: [] })),
  );
}

function sharesOf(quote: Document, percent: number) {
  return depositShares(quote, [], { percent }).shares ?? [];
}

/** One line of 10 000 € at 20 %. */
function site(): Document {
  const lineItems = [
    line({ description: 'Refonte du site', quantity: 1, unitPrice: 10_000, unit: null }),
  ];
  return invoice({ lineItems, content: '' });
}

function issued(document: Document, number: string, date: string): Document {
  return { ...document, number, date, issuedAt: `${date}T09:00:00.000Z`, status: 'sent' };
}

function at(number: string): NewDraft {
  return { id: number, number, date: '2026-11-20', now: '2026-11-20T09:00:00.000Z' };
}

function life(name: string, document: Document, parts: Partial<CorpusInvoice> = {}): CorpusInvoice {
  const { now } = at(document.number);
  return base(name, { ...parts, ownPage: true, document: { ...document, issuedAt: now } });
}
