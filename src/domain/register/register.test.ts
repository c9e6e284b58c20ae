import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOT_ISSUED } from '#domain/document/life.ts';
import { FACTS } from '#domain/document/facts.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { buildClient, buildDocument, buildLine, buildProfile } from '#testing/world/builders.ts';
import { canonicalJson } from './canonicalJson.ts';
import { chain, type ChainedEntry, entryHash, GENESIS_HASH } from './chain.ts';
import { changesBetween } from './changes.ts';
import { closeDay, closeLonger } from './closure.ts';
import { contentDigest, contentOf, type DocumentContent } from './contentDigest.ts';
import { REGISTER_KINDS } from './entryKinds.ts';
import { entryOf } from './entryOf.ts';
import type { RegisterEntry } from './entry.ts';
import type { RegisterEvent } from './event.ts';
import { entrySentence } from './sentence.ts';
import { verifyChain } from './verify.ts';
import { documentProblems } from './verifyDocuments.ts';
import { fileProblems, type SealedFile } from './verifyFiles.ts';
import { paymentProblems } from './verifyPayments.ts';

const invoice = buildDocument({ id: 'd1', number: 'INV-041' });
const quote = buildDocument({ id: 'd2', type: 'quote', number: 'QUO-007' });
const PRINT = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const FILE = { id: 'f1', name: 'Facture_INV-041.pdf', at: '2026-11-21T10:00:02.000Z' };

const ISSUED = { ...invoice, status: 'sent' as const, issuedAt: '2026-11-22T10:00:00.000Z' };
const CREDIT = { id: 'avoir-1', kind: 'credit_note', number: 'AV-001' } as const;
const PAYMENT: Payment = {
  id: 'p1',
  documentId: 'd1',
  day: '2026-11-20',
  amount: 500,
  method: 'transfer',
  reference: null,
  reason: null,
  reversesId: null,
  split: { shares: [{ rate: 20, gross: 500, vat: 83.33 }], excess: 0 },
  recordedAt: '2026-11-21T10:00:00.000Z',
};
const REVERSAL = { ...PAYMENT, id: 'p2', amount: -500, reason: 'Erreur.', reversesId: 'p1' };

const DAY = closeDay('2026-11-21', [{ ...PAYMENT, currency: 'EUR' }], null);

const EVENTS: RegisterEvent[] = [
  { kind: 'created', document: invoice },
  {
    kind: 'edited',
    document: {
      ...invoice,
      dueDate: '2026-12-31',
      lineItems: [...invoice.lineItems, buildLine({ description: 'Réunion' })],
    },
    before: invoice,
    fields: ['dueDate', 'lineItems', 'content'],
  },
  { kind: 'sealed', document: invoice, sha256: PRINT, file: FILE },
  { kind: 'payment_recorded', document: invoice, payment: PAYMENT },
  { kind: 'payment_reversed', document: invoice, payment: REVERSAL },
  {
    kind: 'emailed',
    document: invoice,
    recipient: 'a@b.fr',
    ok: false,
    sha256: null,
    error: 'Serveur muet.',
    duplicate: false,
    kept: false,
  },
  {
    kind: 'emailed',
    document: invoice,
    recipient: 'a@b.fr',
    ok: true,
    sha256: PRINT,
    error: null,
    duplicate: false,
    kept: false,
  },
  {
    kind: 'emailed',
    document: invoice,
    recipient: 'a@b.fr',
    ok: true,
    sha256: PRINT,
    error: null,
    duplicate: true,
    kept: false,
  },
  { kind: 'status_set', document: { ...invoice, status: 'paid' }, from: 'sent' },
  { kind: 'converted', document: quote, invoice: { id: 'd3', number: 'INV-042' } },
  { kind: 'withdrawn', document: invoice },
  { kind: 'number_returned', document: quote },
  {
    kind: 'issued',
    document: ISSUED,
    file: { id: FILE.id, sha256: PRINT },
    snapshot: { seller: buildProfile(), client: buildClient(), document: ISSUED },
    totals: { net: 1530, vatTotal: 306, gross: 1836 },
  },
  { kind: 'issue_taken_back', document: invoice, number: 'INV-040' },
  { kind: 'archived', document: ISSUED, archived: true },
  { kind: 'archived', document: ISSUED, archived: false },
  {
    kind: 'series_set',
    series: 'invoice',
    before: { prefix: 'INV-', next: 42 },
    after: { prefix: 'F', next: 50 },
    reason: 'Reprise',
  },
  { kind: 'number_gap', series: 'credit_note', from: 'AV-001', to: 'AV-001', reason: '' },
  { kind: 'profile_changed', changes: [{ field: 'siret', from: '', to: '1' }] },
  {
    kind: 'client_changed',
    clientId: 'c1',
    name: 'Brasserie Lune',
    changes: [{ field: 'city', from: 'Lyon', to: 'Nice' }],
  },
  { kind: 'period_closed', closure: DAY },
  { kind: 'period_closed', closure: closeLonger('month', '2026-10', [DAY], null) },
  { kind: 'period_closed', closure: closeLonger('year', '2026', [DAY], null) },
  ...(
    [
      [CREDIT, false],
      [CREDIT, true],
      [{ ...CREDIT, kind: 'corrective', number: 'INV-043' }, false],
    ] as const
  ).map(([by, undone]) => ({
    kind: 'corrected' as const,
    document: ISSUED,
    by,
    gross: 120,
    undone,
  })),
  ...(['accepted', 'refused', null] as const).map((acceptance) => ({
    kind: 'answered' as const,
    document: { ...quote, acceptance },
  })),
  { kind: 'opened', document: ISSUED },
  ...(['2026-11-20', null] as const).map((worksAcceptedOn) => ({
    kind: 'works_accepted' as const,
    document: { ...ISSUED, worksAcceptedOn },
  })),
  { kind: 'marked_sent', document: ISSUED },
  { kind: 'reminder_posted', document: ISSUED, stage: 'formal_notice', day: '2026-11-20' },
  {
    kind: 'reminders_held',
    document: ISSUED,
    hold: { kind: 'promise', until: '2026-12-01', reason: '' },
  },
  { kind: 'reminders_held', document: ISSUED, hold: null },
];

const sealedFile: SealedFile = {
  id: FILE.id,
  at: FILE.at,
  documentId: 'd1',
  fileName: 'Facture_INV-041.pdf',
  purpose: 'document',
  sha256: PRINT,
  actualSha256: PRINT,
};

function registerOf(events: readonly RegisterEvent[]): ChainedEntry[] {
  return chained(events.map((event, index) => entryFrom(event, index)));
}

function entryFrom(event: RegisterEvent, index: number, by = 'anne'): RegisterEntry {
  const at = `2026-11-21T10:00:0${index}.000Z`;
  return entryOf(event, { userId: 'anne', sequence: index + 1, at, by });
}

function chained(facts: readonly RegisterEntry[]): ChainedEntry[] {
  const entries: ChainedEntry[] = [];
  for (const fact of facts) entries.push(chain(entries.at(-1)?.hash ?? GENESIS_HASH, fact));
  return entries;
}

const entries = registerOf(EVENTS);
const anchor = { sequence: entries.length, hash: entries.at(-1)!.hash };
const kindsOf = (changed: ChainedEntry[], files = [sealedFile]) =>
  [...verifyChain(changed, anchor), ...fileProblems(changed, files)].map(({ kind }) => kind);

test('names who did a thing only when it is not the person whose register it is', () => {
  for (const [index, event] of EVENTS.entries()) {
    expect(entryFrom(event, index).body).not.toHaveProperty('by');
    const own = entryFrom(event, index);
    const delegated = entryFrom(event, index, 'benoit');
    expect(delegated.body).toEqual({ ...own.body, by: 'benoit' });
    expect(entryHash(GENESIS_HASH, delegated)).not.toBe(entryHash(GENESIS_HASH, own));
  }
});

describe('canonical JSON', () => {
  test('does not depend on the order of keys and survives JSON', () => {
    expect(canonicalJson({ b: [1.5, null], a: { d: 'é"\n', c: -0 }, e: undefined })).toBe(
      '{"a":{"c":0,"d":"é\\"\\n"},"b":[1.5,null]}',
    );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const kept: unknown = JSON.parse(JSON.stringify(value));
        expect(canonicalJson(kept)).toBe(canonicalJson(value));
        expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value));
      }),
      { numRuns: 200 },
    );
  });
});

describe('an untouched register', () => {
  test('verifies, with or without its anchor, empty or not', () => {
    expect(verifyChain(entries, anchor)).toEqual([]);
    expect(verifyChain(entries, null)).toEqual([]);
    expect(verifyChain([], null)).toEqual([]);
    expect(verifyChain([], { sequence: 0, hash: GENESIS_HASH })).toEqual([]);
  });

  test('still verifies after a journey through JSON and extra columns', () => {
    const rows = entries.map((entry) => ({ ...entry, id: 'x' }));
    expect(verifyChain(JSON.parse(JSON.stringify(rows)), anchor)).toEqual([]);
  });
});

describe('tampering is found', () => {
  test('any change to any entry', () => {
    const fields = ['userId', 'at', 'documentId', 'kind', 'body', 'hash', 'previousHash'] as const;
    const index = fc.nat({ max: entries.length - 1 });
    fc.assert(
      fc.property(index, fc.constantFrom(...fields), fc.uuid(), (at, field, value) => {
        const changed = structuredClone(entries);
        Object.assign(changed[at]!, { [field]: field === 'body' ? { forged: value } : value });
        expect(verifyChain(changed, anchor)).not.toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('an entry altered and re-hashed breaks the link after it', () => {
    const changed = structuredClone(entries);
    const forged = { ...changed[0]!, at: '2020-01-01T00:00:00.000Z' };
    changed[0] = { ...forged, hash: entryHash(forged.previousHash, forged) };
    expect(kindsOf(changed)).toEqual(['broken_link']);
  });

  test('a register rewritten to its end no longer meets its anchor', () => {
    const rewritten = registerOf([
      { kind: 'created', document: { ...invoice, amount: 1 } },
      ...EVENTS.slice(1),
    ]);
    expect(verifyChain(rewritten, null)).toEqual([]);
    expect(kindsOf(rewritten)).toEqual(['anchor_mismatch']);
  });

  test('a removed entry, and a removed end', () => {
    const [gap] = verifyChain(entries.toSpliced(1, 1), anchor);
    expect(gap).toEqual({
      kind: 'gap',
      sequence: 3,
      message: 'L’écriture n°\u00A02 manque du registre.',
    });
    const [end] = verifyChain(entries.slice(0, -2), anchor);
    expect(end).toEqual({
      kind: 'missing_end',
      sequence: null,
      message: 'Les écritures n°\u00A035 à 36 manquent à la fin du registre.',
    });
  });

  test('two entries that changed places, or one told twice', () => {
    const swapped = entries.with(3, entries[4]!).with(4, entries[3]!);
    expect(kindsOf(swapped)).toContain('reordered');
    expect(kindsOf([...entries.slice(0, 2), entries[1]!, ...entries.slice(2)])).toContain(
      'reordered',
    );
  });

  test('a sealed file altered, lost or slipped in', () => {
    const altered = { ...sealedFile, actualSha256: 'f'.repeat(64) };
    const stranger = { ...sealedFile, sha256: 'e'.repeat(64), actualSha256: 'e'.repeat(64) };
    expect(kindsOf(entries, [altered])).toEqual(['sealed_file_altered']);
    expect(kindsOf(entries, [])).toEqual(['sealed_file_missing']);
    expect(kindsOf(entries, [sealedFile, stranger])).toEqual(['sealed_file_unknown']);
  });
});

describe('a register written before entries named their form', () => {
  // As they were: no form, no content, no name or instant of the sealed file.
  const facts = EVENTS.map((event, index) => {
    const entry = entryFrom(event, index);
    const { form: _, content: __, file: ___, ...body } = { content: '', file: null, ...entry.body };
    return { ...entry, body } as RegisterEntry;
  });
  const old = chained(facts);

  test('keeps its hashes and verifies', () => {
    expect(old[0]!.hash).toBe('14b4da6347f72281adf12c967ee62a14b8af21ce89673885d088a1c7ad247d0f');
    expect(verifyChain(old, { sequence: old.length, hash: old.at(-1)!.hash })).toEqual([]);
  });

  test('cannot tell a sealed file renamed or a document changed, only that one is gone', () => {
    expect(fileProblems(old, [{ ...sealedFile, fileName: 'Autre.pdf' }])).toEqual([]);
    const row = {
      id: 'd1',
      kind: 'invoice' as const,
      number: 'INV-041',
      provisional: false,
      contentAsDraft: null,
      content: () => 'other',
      issue: { issuedAt: null, fileId: null, snapshot: null },
      archived: false,
      answer: null,
      worksAcceptedOn: null,
      paid: 0,
      credited: 0,
    };
    const [gone] = documentProblems(old, [], []);
    expect(gone?.kind).toBe('document_missing');
    expect(documentProblems(old, [{ ...row, withdrawn: true }], [])).toEqual([]);
  });
});

describe('what a document says', () => {
  const content = contentOf(invoice);

  test('keeps the digest its lines had before they said what they are', () => {
    const line = { description: 'Geste', quantity: 1, unitPrice: -5, total: -5 };
    const before = buildDocument({ lineItems: [line] });
    const after = buildDocument({ lineItems: [{ ...line, kind: 'discount' }] });
    expect(contentDigest(contentOf(after))).toBe(contentDigest(contentOf(before)));
  });

  test('has a digest that any change of it changes, and that its journey through JSON does not', () => {
    const kept = JSON.parse(JSON.stringify(content)) as DocumentContent;
    expect(contentDigest(kept)).toBe(contentDigest(content));
    const fields = Object.keys(content).filter(
      (field) =>
        !['updatedAt', 'sourceDocumentId', 'convertedDocumentId'].includes(field) &&
        !(field in NOT_ISSUED),
    );
    expect(fields).toEqual(expect.arrayContaining([...FACTS, 'kind', 'amount', 'lineItems']));
    for (const field of fields) {
      const other = field === 'lineItems' ? [] : 'autre';
      expect([field, contentDigest({ ...content, [field]: other })]).not.toEqual([
        field,
        contentDigest(content),
      ]);
    }
  });
});

describe('what changed', () => {
  test('only the fields and lines that differ are kept', () => {
    const line = buildLine({ description: 'Réunion', quantity: 2, unitPrice: 60 });
    const after = { ...invoice, content: 'Merci', lineItems: [invoice.lineItems[0]!, line] };
    expect(changesBetween(invoice, after, ['content', 'dueDate', 'lineItems'])).toEqual([
      { field: 'content', from: '', to: 'Merci' },
      {
        field: 'lineItems.1',
        from: {
          description: 'Hébergement',
          quantity: 12,
          unitPrice: 15,
          total: 180,
          unit: 'month',
          vatRate: null,
        },
        to: {
          description: 'Réunion',
          quantity: 2,
          unitPrice: 60,
          total: 120,
          unit: null,
          vatRate: null,
        },
      },
    ]);
  });
});

test('each kind of entry has its French sentence', () => {
  const sentences = entries.map((entry) => entrySentence(entry).replaceAll('\u00A0', '~'));
  expect(sentences).toEqual([
    'Facture INV-041 créée, 1~530,00~€ HT.',
    'Facture INV-041 modifiée~: échéance, 1 ligne.',
    'Facture INV-041~: PDF scellé, empreinte SHA-256 9f86d081884c…',
    'Facture INV-041~: 500,00~€ reçus le 20~nov.~2026 par virement.',
    'Facture INV-041~: encaissement de 500,00~€ annulé (Erreur).',
    'Facture INV-041~: échec de l’envoi à a@b.fr (Serveur muet).',
    'Facture INV-041 envoyée à a@b.fr.',
    'Duplicata de la facture INV-041 envoyé à a@b.fr.',
    'Facture INV-041~: statut passé de «~Envoyé~» à «~Payé~».',
    'Devis QUO-007 converti en facture INV-042.',
    'Facture INV-041 supprimée~: numéro retiré.',
    'Devis QUO-007 supprimé à l’état de brouillon~: le numéro redevient disponible.',
    'Facture INV-041 émise, datée du 22~nov.~2026, 1~836,00~€ TTC.',
    'Facture INV-041~: émission reprise avant tout départ, le numéro INV-040 redevient disponible.',
    'Facture INV-041 archivée.',
    'Facture INV-041 sortie des archives.',
    'Numérotation des factures~: prochain numéro F050 (Reprise).',
    'Numérotation des avoirs~: numéro AV-001 jamais attribué.',
    'Entreprise modifiée~: SIRET.',
    'Client Brasserie Lune modifié~: ville.',
    'Clôture journalière n°~1 du 21~nov.~2026~: 1~opération, 500,00~€.',
    'Clôture mensuelle n°~1 d’octobre 2026~: 1~opération, 500,00~€.',
    'Clôture annuelle n°~1 de 2026~: 1~opération, 500,00~€.',
    'Facture INV-041 créditée de 120,00~€ par l’avoir AV-001.',
    'Facture INV-041~: l’avoir AV-001 n’est plus émis.',
    'Facture INV-041 remplacée par la facture rectificative INV-043.',
    'Devis QUO-007~: marqué accepté par le vendeur.',
    'Devis QUO-007~: marqué refusé par le vendeur.',
    'Devis QUO-007~: réponse effacée par le vendeur.',
    'Facture INV-041~: page du client ouverte pour la première fois.',
    'Facture INV-041~: travaux réceptionnés le 20~nov.~2026.',
    'Facture INV-041~: réception des travaux effacée.',
    'Facture INV-041 marquée envoyée, sans e-mail.',
    'Facture INV-041~: mise en demeure postée le 20~nov.~2026.',
    'Facture INV-041~: relances suspendues jusqu’au 1er~déc.~2026~: paiement promis.',
    'Facture INV-041~: relances reprises.',
  ]);
  const kinds = new Set(entries.map(({ kind }) => kind));
  expect(REGISTER_KINDS.map(({ value }) => value).toSorted()).toEqual([...kinds].toSorted());
});

function paymentKinds(...args: Parameters<typeof paymentProblems>) {
  return paymentProblems(...args).map(({ kind }) => kind);
}

describe('payments', () => {
  const told = entries.filter(({ kind }) => kind.startsWith('payment_'));
  const rows = [PAYMENT, REVERSAL].map((payment, index) => ({
    ...payment,
    recordedAt: told[index]!.at,
    currency: 'EUR',
    takenOver: false,
  }));
  test('are what the register says of them', () => {
    expect(paymentKinds(told, rows)).toEqual([]);
  });

  test.each([
    { day: '2026-11-19' },
    { amount: 501 },
    { method: 'cash' as const },
    { reference: 'VIR' },
    { documentId: 'd2' },
    { currency: 'USD' },
    { reversesId: 'p2' },
    { recordedAt: '2026-01-01T00:00:00.000Z' },
    { split: { shares: [], excess: 500 } },
    { takenOver: true },
  ])('are told when they changed: %o', (change) => {
    expect(paymentKinds(told, [{ ...rows[0]!, ...change }, rows[1]!])).toEqual(['payment_altered']);
  });

  test('are told when they vanish or appear', () => {
    expect(paymentKinds(told, [rows[0]!])).toEqual(['payment_missing']);
    expect(paymentKinds(told, [...rows, { ...rows[0]!, id: 'p3' }])).toEqual(['payment_unknown']);
  });

  test('taken over from « Payé » need that status in the register', () => {
    const paid = entries.filter(({ kind }) => kind === 'status_set');
    const before = { ...rows[0]!, takenOver: true };
    expect(paymentKinds(paid, [before])).toEqual([]);
    expect(paymentKinds([], [before])).toEqual(['payment_unknown']);
  });
});
