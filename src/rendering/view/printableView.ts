import { NBSP } from '#domain/format/spaces.ts';
import { type IsoDate } from '#domain/calendar.ts';
import { formatDay, formatPeriod } from '#domain/format/days.ts';
import type { Client } from '#domain/client/types.ts';
import { quoteValidUntil } from '#domain/document/dueDate.ts';
import { isRequest, kindFacts } from '#domain/document/kinds.ts';
import { isProvisional } from '#domain/document/life.ts';
import { orderDepositSentence } from '#domain/corrections/orderDeposit.ts';
import { retentionTerms } from '#domain/document/retention.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { PaymentMethod } from '#domain/document/choices.ts';
import type { Document } from '#domain/document/types.ts';
import { certifications } from '#domain/mentions/certifications.ts';
import { mentionsFor } from '#domain/mentions/mentionsFor.ts';
import type { LogoSize } from '#domain/profile/look.ts';
import type { Profile } from '#domain/profile/types.ts';
import { groupedIban, oneLine, paragraphs, printable, unbroken } from './text.ts';
import { buyerParty, deliveryParty, sellerIdentity, sellerName, sellerParty } from './parties.ts';
import { headline } from './headline.ts';
import { columns, printedLines } from './lines.ts';
import { printedOptions } from './options.ts';
import { conversion, grandTotal, isSettled, settled, totalEntries } from './sums.ts';
import { subjectAndNotes } from './subject.ts';
import { progressTable } from './progress.ts';
import { balanceTable, creditUse, relations, REQUEST_NOTICE } from './references.ts';
import { isByTransfer, transferCode } from './transferCode.ts';
import type { Acceptance, Entry, Facts, Look, PrintableView, Statement } from './types.ts';

/** The mention of a quote that is printed beside its date. */
const VALIDITY = 'quote_validity';

const LOGO_SCALES: Record<LogoSize, number> = { small: 0.7, medium: 1, large: 1.4 };

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
  const { owes, paymentTitle } = kindFacts(document.kind);
  // The place of a draft in line is not its number yet.
  const number = isProvisional(document) ? '' : oneLine(document.number);
  const heading = headingOf(document);
  const author = sellerName(seller);
  const { subject, notes } = subjectAndNotes(document.content);

  return {
    facts,
    sheet: {
      kind: document.type,
      look: lookOf(seller),
      title: [`${heading} ${number}`.trim(), author].filter(Boolean).join(' · '),
      author,
      issued: dayParts(document.date),
      heading,
      // A request says itself that it is no invoice.
      project:
        isProvisional(document) && !isRequest(document) ? 'PROJET – ne vaut pas facture' : null,
      // A preview is drawn before a number is taken.
      reference: number === '' ? '' : `N°${NBSP}${number}`,
      number,
      headline: headline(facts),
      subject,
      relations: relations(document).map(oneLine),
      statement: statement(document),
      logo: seller.logo === '' ? null : seller.logo,
      logoAlt: author === '' ? 'Logo' : `Logo ${author}`,
      seller: sellerParty(seller),
      buyer: buyerParty(client),
      delivery: deliveryParty(client, document),
      meta: meta(facts),
      columns: columns(facts),
      lines: printedLines(facts),
      options: printedOptions(facts),
      totals: totalEntries(facts),
      grandTotal: grandTotal(facts),
      settled: settled(facts),
      reading: balanceTable(facts),
      progress: progressTable(facts),
      conversion: conversion(facts),
      notesTitle: 'Notes',
      notes,
      paymentTitle,
      payment: payment(facts),
      transferCode: transferCode(facts),
      terms: terms(facts),
      mentions: mentions
        .filter(({ id }) => id !== VALIDITY)
        .map(({ text }) => sentence(printable(text))),
      acceptance: acceptance(document),
      thanks: owes < 0 ? null : `Merci pour votre confiance${NBSP}!`,
      identity: sellerIdentity(seller),
    },
  };
}

function terms(facts: Facts): string[] {
  const { seller, document, totals } = facts;
  if (isSettled(facts)) return [];
  const kept = retentionTerms(document, totals);
  const atTheOrder = orderDepositSentence(document) ?? '';
  return [kept, atTheOrder, creditUse(document) ?? seller.paymentTerms].flatMap(paragraphs);
}

/** « Facture », « Projet de facture », « Demande d’acompte ». */
function headingOf(document: Document): string {
  const { name, requestName } = kindFacts(document.kind);
  if (isRequest(document)) return requestName ?? name;
  return isProvisional(document) ? projectTitle(name) : name;
}

function statement(document: Document): Statement | null {
  if (isRequest(document)) return { title: null, text: [REQUEST_NOTICE] };
  const reason = paragraphs(document.reason ?? '');
  return reason.length === 0 ? null : { title: 'Motif', text: reason };
}

/** « Projet de facture », « Projet d’avoir ». */
function projectTitle(name: string): string {
  const inside = name.charAt(0).toLowerCase() + name.slice(1);
  return /^[aeiouyéè]/.test(inside) ? `Projet d’${inside}` : `Projet de ${inside}`;
}

/** How the papers of a seller look. */
export function lookOf({ template, accentColor: accent, logoSize }: Profile): Look {
  return { template, accent, logoScale: LOGO_SCALES[logoSize] };
}

function meta(facts: Facts): Entry[] {
  const { client, document, mentions } = facts;
  const entries = [{ label: 'Date', value: unbroken(formatDay(document.date)) }];
  if (isSettled(facts) && document.alreadyPaid) {
    // What was paid before it was invoiced says when (CGI ann. II art. 242 nonies A, 10°).
    entries.push({ label: 'Reçu le', value: unbroken(formatDay(document.alreadyPaid.day)) });
  } else if (document.dueDate !== null && kindFacts(document.kind).hasDueDate) {
    entries.push({ label: 'Échéance', value: unbroken(formatDay(document.dueDate)) });
  }
  // The law wants it on a quote (arrêté du 24 janvier 2017); here it is seen, at the foot lost.
  if (mentions.some(({ id }) => id === VALIDITY)) {
    const last = formatDay(quoteValidUntil(document));
    entries.push({ label: 'Valable jusqu’au', value: unbroken(last) });
  }
  // Date or period of the supply (CGI ann. II art. 242 nonies A, 10°).
  if (document.supplyDate !== null) {
    entries.push({
      label: document.operationCategory === 'goods' ? 'Livraison' : 'Prestation',
      value: period(document.supplyDate, document.supplyEndDate),
    });
  }
  const order = oneLine(document.purchaseOrder ?? '');
  if (order !== '') entries.push({ label: 'Bon de commande', value: order });
  const contract = oneLine(document.contractReference ?? '');
  if (contract !== '') entries.push({ label: 'Contrat', value: contract });
  const reference = oneLine(document.buyerReference ?? client.serviceCode);
  if (reference !== '') entries.push({ label: 'Votre référence', value: reference });
  return entries;
}

/** « du 2 nov. 2026 au 13 nov. 2026 », breaking only before « au ». */
function period(from: IsoDate, to: IsoDate | null): string {
  return unbroken(formatPeriod(from, to)).replace(`${NBSP}au${NBSP}`, ` au${NBSP}`);
}

function payment(facts: Facts): Entry[] {
  const { seller, document } = facts;
  // A quote asks for no payment yet, an avoir for none, a paid invoice for none any more.
  if (kindFacts(document.kind).owes <= 0 || isSettled(facts)) return [];
  const entries: Entry[] = [];
  if (document.paymentMethod !== null) {
    entries.push({ label: 'Mode', value: METHODS[document.paymentMethod] });
  }
  if (isByTransfer(document) && seller.iban.trim() !== '') {
    entries.push({ label: 'IBAN', value: groupedIban(seller.iban) });
    if (seller.bic.trim() !== '') entries.push({ label: 'BIC', value: oneLine(seller.bic) });
    // A draft has no number to be paid under.
    if (!isProvisional(document)) {
      entries.push({ label: 'Référence', value: oneLine(document.number) });
    }
  }
  return entries;
}

/** What the client signs: a quote, or the certification an invoice without one must carry itself. */
function acceptance(document: Document): Acceptance | null {
  const { isOffer, owes } = kindFacts(document.kind);
  const certified = certifications(document);
  const fields = ['Date', 'Nom et qualité', 'Signature'];
  if (isOffer) {
    return {
      title: 'Bon pour accord',
      certifications: certified,
      instruction: `À compléter et à signer par le client, avec la mention «${NBSP}Bon pour accord${NBSP}».`,
      fields,
    };
  }
  if (certified.length === 0 || owes <= 0 || document.sourceDocumentId !== null) return null;
  return {
    title: 'Certification du client',
    certifications: certified,
    instruction: 'À compléter et à signer par le client.',
    fields,
  };
}

/** Mentions follow one another in one paragraph: each ends as a sentence does. */
function sentence(text: string): string {
  return /[.!?»]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}

/** Year, month and day, for the one date of a file. */
export function dayParts(day: IsoDate): [number, number, number] {
  const [year = 2000, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
}
