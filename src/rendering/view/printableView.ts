import type { Client } from '#domain/client/types.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document, LineItem, PaymentMethod } from '#domain/document/types.ts';
import { mentionsFor } from '#domain/mentions/mentionsFor.ts';
import type { Profile } from '#domain/profile/types.ts';
import {
  amount,
  clean,
  date,
  euroRate,
  iban,
  oneLine,
  paragraphs,
  percent,
  quantity,
  unitPrice,
} from './format.ts';
import { buyerParty, deliveryParty, sellerIdentity, sellerName, sellerParty } from './parties.ts';
import type { Acceptance, Columns, Entry, Facts, Line, PrintableView } from './types.ts';

const METHODS: Record<PaymentMethod, string> = {
  transfer: 'Virement bancaire',
  sepa: 'Prélèvement SEPA',
  card: 'Carte bancaire',
  cheque: 'Chèque',
  cash: 'Espèces',
};

export interface PrintableParts {
  seller: Profile;
  client: Client;
  document: Document;
}

/** Everything a document says, in French and formatted, with the exact figures beside it. */
export function printableView({ seller, client, document }: PrintableParts): PrintableView {
  const totals = documentTotals(document);
  const mentions = mentionsFor({ seller, client, document });
  const facts: Facts = { seller, client, document, totals, mentions };
  const isQuote = document.type === 'quote';
  const heading = isQuote ? 'Devis' : 'Facture';
  const number = oneLine(document.number);
  const author = sellerName(seller);
  const [year, month, day] = document.date.split('-').map(Number) as [number, number, number];

  return {
    facts,
    sheet: {
      kind: document.type,
      title: [`${heading} ${number}`, author].filter(Boolean).join(' · '),
      author,
      issued: [year, month, day],
      heading,
      reference: `N°\u00a0${number}`,
      logo: seller.logo || null,
      logoAlt: author === '' ? 'Logo' : `Logo de ${author}`,
      seller: sellerParty(seller),
      buyer: buyerParty(client),
      delivery: deliveryParty(client),
      meta: meta(document),
      columns: columns(document),
      lines: document.lineItems.map((line) => printedLine(line, document)),
      totals: totalEntries(facts),
      grandTotal: grandTotal(facts),
      conversion: conversion(facts),
      notes: paragraphs(document.content),
      payment: payment(seller, document),
      terms: paragraphs(seller.paymentTerms),
      mentions: mentions.map((mention) => clean(mention.text)),
      acceptance: isQuote ? acceptance() : null,
      thanks: 'Merci pour votre confiance\u00a0!',
      identity: sellerIdentity(seller),
    },
  };
}

function meta(document: Document): Entry[] {
  const entries: Entry[] = [{ label: 'Date', value: date(document.date) }];
  if (document.dueDate !== null && document.type === 'invoice') {
    entries.push({ label: 'Échéance', value: date(document.dueDate) });
  }
  const supply = supplyEntry(document);
  if (supply) entries.push(supply);
  const order = oneLine(document.purchaseOrder ?? '');
  if (order !== '') entries.push({ label: 'Bon de commande', value: order });
  return entries;
}

/** Date or period of the supply (CGI ann. II art. 242 nonies A, 10°). */
function supplyEntry(document: Document): Entry | null {
  if (document.supplyDate === null) return null;
  const label = document.operationCategory === 'goods' ? 'Livraison' : 'Prestation';
  const start = date(document.supplyDate);
  const end = document.supplyEndDate;
  if (end === null || end === document.supplyDate) return { label, value: start };
  return { label, value: `du ${start} au ${date(end)}` };
}

function columns(document: Document): Columns {
  return {
    description: 'Désignation',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire HT',
    rate: document.vat ? 'TVA' : null,
    total: 'Total HT',
  };
}

function printedLine(line: LineItem, document: Document): Line {
  return {
    description: clean(line.description).trim(),
    quantity: quantity(line.quantity, line.unit),
    unitPrice: unitPrice(line.unitPrice, document.currency),
    rate: document.vat ? percent(line.vatRate ?? document.vatRate) : null,
    total: amount(line.total, document.currency),
  };
}

function totalEntries({ document, totals }: Facts): Entry[] {
  if (!document.vat) return [];
  const several = totals.rates.length > 1;
  return [
    { label: 'Total HT', value: amount(totals.net, document.currency) },
    ...totals.rates.map((rate) => ({
      label: several
        ? `TVA ${percent(rate.rate)} sur ${amount(rate.base, document.currency)}`
        : `TVA ${percent(rate.rate)}`,
      value: amount(rate.vat, document.currency),
    })),
  ];
}

function grandTotal({ document, totals }: Facts): Entry {
  return document.vat
    ? { label: 'Total TTC', value: amount(totals.gross, document.currency) }
    : { label: 'Total HT', value: amount(totals.net, document.currency) };
}

/** VAT is also due in euros whatever the currency (CGI ann. II art. 242 nonies A; BT-111). */
function conversion({ document, totals }: Facts): string | null {
  if (document.currency === 'EUR' || document.euroRate === null) return null;
  const rate = euroRate(document.euroRate, document.currency);
  if (totals.vatInEuros === null) return rate;
  return `TVA en euros\u00a0: ${amount(totals.vatInEuros, 'EUR')} (${rate})`;
}

function payment(seller: Profile, document: Document): Entry[] {
  const entries: Entry[] = [];
  if (document.paymentMethod !== null) {
    entries.push({ label: 'Mode', value: METHODS[document.paymentMethod] });
  }
  // Bank details invite a payment: a quote asks for none.
  const wantsTransfer = document.paymentMethod === null || document.paymentMethod === 'transfer';
  if (document.type === 'invoice' && wantsTransfer && seller.iban.trim() !== '') {
    entries.push({ label: 'IBAN', value: iban(oneLine(seller.iban)) });
    if (seller.bic.trim() !== '') entries.push({ label: 'BIC', value: oneLine(seller.bic) });
  }
  return entries;
}

function acceptance(): Acceptance {
  return {
    title: 'Bon pour accord',
    instruction:
      'Date, nom et signature du client, précédés de la mention «\u00a0Bon pour accord\u00a0»',
    fields: ['Date', 'Nom', 'Signature'],
  };
}
