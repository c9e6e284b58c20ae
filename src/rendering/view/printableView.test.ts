import { describe, expect, it } from 'vitest';
import type { Client } from '#domain/client/types.ts';
import type { Document, LineItem } from '#domain/document/types.ts';
import type { Profile } from '#domain/profile/types.ts';
import { codeInSvg } from '#testing/transferCode.ts';
import { buildClient, buildDocument, buildLine, buildProfile } from '#testing/world/builders.ts';
import { madameRoche } from '#testing/world/people.ts';
import { printableView } from './printableView.ts';

describe('the printable view', () => {
  it('names a sole trader behind the trade name, with « EI », and in the foot of the page', () => {
    const seller = {
      legalForm: 'micro',
      name: 'Camille Morel',
      rcsCity: '',
      vatNumber: '',
    } as const;
    const named = sheetOf({ seller });
    expect(named.seller).toMatchObject({ name: 'Atelier Morel', person: 'Camille Morel EI' });
    expect(named.identity).toBe(
      'Atelier Morel · Entrepreneur individuel · SIRET 732 829 320 00074',
    );
    expect(sheetOf({ seller: { ...seller, company: '' } }).seller).toMatchObject({
      name: 'Camille Morel EI',
      person: null,
    });
  });

  it('names a sole trader once whose company is their own name', () => {
    const seller = { legalForm: 'EI', name: 'Léa Marchand' } as const;
    for (const company of ['Léa Marchand', 'Léa Marchand EI', 'LÉA MARCHAND']) {
      const { name, person } = sheetOf({ seller: { ...seller, company } }).seller;
      expect([name.toLowerCase().replaceAll('\u00A0', ' '), person]).toEqual([
        'léa marchand ei',
        null,
      ]);
    }
  });

  it('names a company with its form, capital and register', () => {
    expect(sheetOf({}).identity).toBe(
      'Atelier Morel · SARL au capital de 8 000 € · RCS Lyon 732 829 320 · SIRET 732 829 320 00074 · TVA FR44732829320',
    );
  });

  it('addresses a company, a person, a foreign client and another place of delivery', () => {
    expect(sheetOf({}).buyer).toMatchObject({ name: 'Brasserie Lune', person: 'Hélène Garnier' });
    const client = {
      ...madameRoche,
      country: 'Belgique',
      deliveryAddress: '4 rue du Lac\n74000 Annecy',
    };
    const sheet = sheetOf({ client });
    expect(sheet.buyer).toMatchObject({
      name: 'Monique Roche',
      person: null,
      lines: ['27 chemin du Moulin', '38000 Grenoble', 'Belgique'],
    });
    expect(sheet.delivery?.lines).toEqual(['4 rue du Lac', '74000 Annecy']);
    expect(sheetOf({ client: { deliveryAddress: buildClient().address } }).delivery).toBeNull();
  });

  it('bears a transfer code where money is left to be sent by transfer, in euros, to an IBAN', () => {
    const issuedAt = '2026-11-22T09:00:00.000Z';
    const code = sheetOf({ document: { issuedAt } }).transferCode;
    expect(code?.alt).toBe(
      'Code QR de virement SEPA de 1 836,00 € à Atelier Morel, référence INV-001. L’IBAN et le montant sont écrits en toutes lettres à côté.',
    );
    expect(codeInSvg(code!.svg)).toMatch(/\nEUR1836\.00\n\n\nINV-001$/);
    const works = { issuedAt, kind: 'situation', retention: 5 } as const;
    // 5 % of 1 836 € are kept back.
    expect(codeInSvg(sheetOf({ document: works }).transferCode!.svg)).toContain('\nEUR1744.20\n');
    const paid = { day: '2026-11-02', amount: 1836, method: 'card' } as const;
    const without: { seller?: Partial<Profile>; document: Partial<Document> }[] = [
      { seller: { iban: '' }, document: {} },
      { document: { type: 'quote', kind: 'quote', issuedAt: null } },
      { document: { kind: 'credit_note' } },
      { document: { issuedAt: null } },
      { document: { currency: 'CHF' } },
      { document: { paymentMethod: 'cheque' } },
      { document: { alreadyPaid: paid } },
    ];
    for (const { document, ...parts } of without) {
      const sheet = sheetOf({ ...parts, document: { issuedAt, ...document } });
      expect(sheet.transferCode).toBeNull();
    }
  });

  it('says on a quote, and on nothing else, what is paid at the order', () => {
    const orderDeposit = { by: 'percent', value: 30 } as const;
    const quote = sheetOf({ document: { type: 'quote', kind: 'quote', orderDeposit } });
    expect(quote.settled).toEqual([{ label: 'Acompte à la commande', value: '550,80 €' }]);
    expect(quote.terms[0]).toBe('Un acompte de 30 % (550,80 € TTC) est à régler à la commande.');
    const invoice = sheetOf({ document: { orderDeposit } });
    expect([invoice.settled, invoice.terms.join(' ')]).toEqual([
      [],
      expect.not.stringContaining('commande'),
    ]);
  });

  it('sets options under the totals and in none, then taken ones among the lines', () => {
    const sanding = buildLine({ description: 'Ponçage', quantity: 2, unitPrice: 100, vatRate: 10 });
    const quoteWith = (first: LineItem['option'], second: LineItem['option'], client = {}) =>
      sheetOf({
        document: {
          type: 'quote',
          kind: 'quote',
          lineItems: [buildLine(), { ...sanding, option: first! }, { ...sanding, option: second! }],
        },
        client,
      });
    const offered = quoteWith('offered', 'offered', madameRoche);
    expect(offered.lines).toHaveLength(1);
    expect(offered.grandTotal.value).toBe('1 620,00 €');
    expect(offered.columns.rate).toBe('TVA');
    expect(offered.options).toMatchObject({
      title: 'En option, hors total',
      instruction: 'Cochez ce que vous retenez : cela s’ajoute au total.',
      lines: [
        { total: '200,00 €', rate: '10 %', gross: 'Soit 220,00 € TTC pour cette option' },
        { total: '200,00 €' },
      ],
    });
    const accepted = quoteWith('taken', 'declined');
    expect(accepted.lines.map(({ note, carried }) => [note, carried])).toEqual([
      [null, '1 350,00 €'],
      ['Option retenue', '1 550,00 €'],
    ]);
    expect(accepted.grandTotal.value).toBe('1 840,00 €');
    expect(accepted.options).toMatchObject({
      title: 'Options non retenues, hors total',
      instruction: null,
      lines: [{ gross: null }],
    });
    expect(quoteWith('taken', 'taken').options).toBeNull();
  });

  it('prints figures the French way, each line with the sum down to it', () => {
    const lineItems = [
      buildLine({ quantity: 16.25, unit: 'hour', unitPrice: 1234.5 }),
      buildLine({ quantity: 2, unitPrice: 0.5, vatRate: 5.5 }),
    ];
    expect(sheetOf({ document: { lineItems } }).lines).toMatchObject([
      {
        quantity: '16,25 h',
        unitPrice: '1 234,50 €',
        rate: '20 %',
        total: '20 060,63 €',
        carried: '20 060,63 €',
      },
      { rate: '5,5 %', total: '1,00 €', carried: '20 061,63 €' },
    ]);
  });

  it('sets discounts with the totals, with a true minus, and their rate where there are several', () => {
    const sold = buildLine({ quantity: 1, unitPrice: 1000 });
    const one = sheetOf({ document: { lineItems: [sold, discount({})] } });
    expect(one.lines).toHaveLength(1);
    expect(one.columns.rate).toBeNull();
    expect(one.totals).toEqual([
      { label: 'Sous-total HT', value: '1 000,00 €' },
      { label: 'Remise', value: '−100,00 €' },
      { label: 'Total HT', value: '900,00 €' },
      { label: 'TVA 20 %', value: '180,00 €' },
    ]);
    const low = buildLine({ quantity: 1, unitPrice: 10, vatRate: 5.5 });
    const several = sheetOf({
      document: { lineItems: [sold, low, discount({ vatRate: 5.5, unitPrice: -1 })] },
    });
    expect(several.columns.rate).toBe('TVA');
    expect(several.totals[1]).toEqual({ label: 'Remise (TVA 5,5 %)', value: '−1,00 €' });
    const bare = sheetOf({ document: { vat: false, lineItems: [sold, discount({})] } });
    expect(bare.totals.map(({ label }) => label)).toEqual(['Sous-total HT', 'Remise']);
    // Where nothing else is said, it is the line.
    expect(sheetOf({ document: { lineItems: [discount({})] } }).lines).toHaveLength(1);
  });

  it('says first how much, and until when', () => {
    const issuedAt = '2026-11-22T09:00:00.000Z';
    const part = { day: '2026-11-02', amount: 500, method: 'card' } as const;
    expect(firstWords({ issuedAt })).toBe('1 836,00 € à régler pour le 7 décembre 2026');
    expect(firstWords({ issuedAt, dueDate: '2026-11-22' })).toBe('1 836,00 € à régler à réception');
    expect(firstWords({ issuedAt, alreadyPaid: part })).toMatch(/^1 336,00 € à régler/);
    expect(firstWords({ issuedAt, alreadyPaid: { ...part, amount: 1836 } })).toBe(
      '1 836,00 € acquittée le 2 novembre 2026, rien à payer',
    );
    // 5 % of 1 836 € are kept back.
    expect(firstWords({ issuedAt, kind: 'situation', retention: 5 })).toMatch(
      /^1 744,20 € à régler/,
    );
    // An avoir comes after the paper.
    expect(firstWords({ issuedAt, kind: 'situation', retention: 5, creditedAmount: 918 })).toMatch(
      /^1 744,20 € à régler/,
    );
    expect(firstWords({ issuedAt, kind: 'credit_note' })).toBe('1 836,00 € à votre crédit');
    expect(firstWords({ type: 'quote' })).toBe('1 836,00 € valable jusqu’au 22 décembre 2026');
    expect(firstWords({ type: 'quote', validityDays: 60 })).toMatch(
      /valable jusqu’au 21 janvier 2027$/,
    );
    expect(firstWords({ kind: 'deposit' })).toBe('1 836,00 € à régler');
  });

  it('prints the object over the lines when the notes begin with it', () => {
    expect(objectAndNotes('Objet\u00a0: rénovation du comptoir.\nLivraison offerte.')).toEqual({
      subject: 'Rénovation du comptoir',
      notes: ['Livraison offerte.'],
    });
    expect(objectAndNotes('Objet : Toiture\n\nPosée en mai.')).toEqual({
      subject: 'Toiture',
      notes: ['Posée en mai.'],
    });
    const inside = 'Merci.\nObjet : aucun.';
    expect(objectAndNotes(inside)).toEqual({ subject: null, notes: [inside] });
  });

  it('gives the base of each rate when there are several, and the total it computes once', () => {
    const sheet = sheetOf({
      document: {
        lineItems: [
          buildLine({ quantity: 1, unitPrice: 100 }),
          buildLine({ quantity: 1, unitPrice: 10, vatRate: 10 }),
        ],
      },
    });
    expect(sheet.totals).toEqual([
      { label: 'Total HT', value: '110,00 €' },
      { label: 'TVA 20 % sur 100,00 €', value: '20,00 €' },
      { label: 'TVA 10 % sur 10,00 €', value: '1,00 €' },
    ]);
    expect(sheet.grandTotal).toEqual({ label: 'Total TTC · Net à payer', value: '131,00 €' });
  });

  it('says a line bears no VAT, and of how much', () => {
    const sheet = sheetOf({
      document: {
        lineItems: [
          buildLine({ quantity: 1, unitPrice: 1000 }),
          buildLine({ quantity: 1, unitPrice: 86, vatCase: 'disbursement' }),
        ],
      },
    });
    expect(sheet.lines.map(({ rate }) => rate)).toEqual(['20 %', '–']);
    expect(sheet.totals).toEqual([
      { label: 'Total HT', value: '1 086,00 €' },
      { label: 'TVA 20 % sur 1 000,00 €', value: '200,00 €' },
      { label: 'Sans TVA sur 86,00 €', value: '0,00 €' },
    ]);
    expect(sheet.mentions).toContain('Débours, article 267, II, 2° du CGI.');
  });

  it('tells a consumer each price all taxes included, and a business none', () => {
    const lineItems = [
      buildLine({ quantity: 2, unitPrice: 100, vatRate: 10 }),
      buildLine({ quantity: 1, unitPrice: 50 }),
      buildLine({ description: 'Remise', quantity: 1, unitPrice: -10 }),
    ];
    const gross = (client: Partial<Client>) =>
      sheetOf({ client, document: { lineItems } }).lines.map((line) => line.gross);
    expect(gross(madameRoche)).toEqual(['Soit 110,00 € TTC l’unité', 'Soit 60,00 € TTC']);
    expect(gross({})).toEqual([null, null]);
  });

  it('calls nine digits a SIREN, and prints money with no decimals or two', () => {
    const { identity } = sheetOf({ seller: { siret: '732 829 320', shareCapital: 1000.5 } });
    expect(identity).toBe(
      'Atelier Morel · SARL au capital de 1 000,50 € · RCS Lyon 732 829 320 · SIREN 732 829 320 · TVA FR44732829320',
    );
    expect(sheetOf({ client: { siret: '443061841' } }).buyer.contact).toContain(
      'SIREN 443 061 841',
    );
  });

  it('delivers goods, not services', () => {
    const client = {
      deliveryAddress: 'Quai 4',
      deliveryPostalCode: '25000',
      deliveryCity: 'Besançon',
    };
    const delivered = (operationCategory: 'goods' | 'services') =>
      sheetOf({ client, document: { operationCategory } }).delivery?.lines;
    expect(delivered('goods')).toEqual(['Quai 4', '25000 Besançon']);
    expect(delivered('services')).toBe(undefined);
  });

  it('has the client certify a reduced rate where it is signed, once', () => {
    const lineItems = [buildLine({ vatRate: 10, inOldHome: true })];
    const quote = sheetOf({ document: { type: 'quote', lineItems } });
    expect(quote.acceptance?.certifications).toHaveLength(1);
    const direct = sheetOf({ document: { lineItems } });
    expect(direct.acceptance).toMatchObject({ title: 'Certification du client' });
    const converted = sheetOf({ document: { lineItems, sourceDocumentId: 'quote-1' } });
    expect(converted.acceptance).toBeNull();
  });

  it('dates an invoice, its due day and its supply, and a quote and its last day', () => {
    const supply = { supplyDate: '2026-11-01', supplyEndDate: '2026-11-13' };
    expect(sheetOf({ document: { ...supply, purchaseOrder: 'BC-7' } }).meta).toEqual([
      { label: 'Date', value: '22 nov. 2026' },
      { label: 'Échéance', value: '7 déc. 2026' },
      { label: 'Prestation', value: 'du 1er nov. 2026 au 13 nov. 2026' },
      { label: 'Bon de commande', value: 'BC-7' },
    ]);
    const quote = sheetOf({ document: { type: 'quote' } });
    expect(quote.meta).toContainEqual({ label: 'Valable jusqu’au', value: '22 déc. 2026' });
    const longer = sheetOf({ document: { type: 'quote', validityDays: 60 } });
    expect(longer.meta).toContainEqual({ label: 'Valable jusqu’au', value: '21 janv. 2027' });
    // Once in the head, and in no mention at the foot.
    expect(JSON.stringify(longer)).not.toContain('Devis valable');
    expect(quote.acceptance?.title).toBe('Bon pour accord');
    expect(quote.payment).toEqual([]);
  });

  it('recalls the contract and what the buyer wants to read, its own card’s failing', () => {
    const client = { serviceCode: 'SERVICE1' };
    const meta = (document: Partial<Document>) =>
      sheetOf({ client, document })
        .meta.slice(2)
        .map(({ label, value }) => `${label} ${value}`);
    expect(meta({ contractReference: 'MAPA-07' })).toEqual([
      'Contrat MAPA-07',
      'Votre référence SERVICE1',
    ]);
    expect(meta({ buyerReference: 'REF-10' })).toEqual(['Votre référence REF-10']);
  });

  it('turns the line of a long address before its « @ », and cuts no short half of it', () => {
    const email = 'comptabilite@menuiserie-dubois-nantes.fr';
    const { seller } = sheetOf({ seller: { email } });
    expect(seller.contact).toContain('comptabilite\u200b@menuiserie-dubois-nantes.fr');
  });

  it('keeps the paragraphs of the notes and gives up what has no glyph', () => {
    const content = 'Un.\r\nDeux.\n\n \nTrois\u200b \u202e\u0007fin\u202f!';
    expect(sheetOf({ document: { content } }).notes).toEqual(['Un.\nDeux.', 'Trois fin !']);
  });
});

/** No-break spaces, checked where they matter by the page itself, are written as ordinary ones. */
function sheetOf(parts: {
  seller?: Partial<Profile>;
  client?: Partial<Client>;
  document?: Partial<Document>;
}) {
  const { sheet } = printableView({
    seller: buildProfile(parts.seller),
    client: buildClient(parts.client),
    document: buildDocument(parts.document),
  });
  return JSON.parse(JSON.stringify(sheet).replaceAll('\u00a0', ' ')) as typeof sheet;
}

function discount(parts: Partial<LineItem>): LineItem {
  return buildLine({ description: 'Remise', quantity: 1, unitPrice: -100, ...parts });
}

/** What a page says first. */
function firstWords(document: Partial<Document>): string {
  const { value, words } = sheetOf({ document }).headline;
  return `${value} ${words}`;
}

function objectAndNotes(content: string) {
  const { subject, notes } = sheetOf({ document: { content } });
  return { subject, notes };
}
