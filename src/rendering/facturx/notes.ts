import { identityMentions } from '#domain/mentions/mentionsFor.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { isDomesticBusiness, isFrench } from '#domain/client/standard.ts';
import { vatCases } from '#domain/vat/case.ts';
import { isOutsideReform } from '#domain/vat/exemptions.ts';
import type { Facts } from '#rendering/view/types.ts';

import type { CiiNote } from './ciiInvoice.ts';

/** Late payment binds businesses only; the French rules ask for these notes on every invoice. */
const NOT_FOR_CONSUMERS = 'Sans objet (client particulier)';

/** An avoir is not paid late. */
const NOT_FOR_CREDIT = 'Sans objet (avoir)';

/**
 * BG-1. PMT, PMD and AAB exactly once on every invoice (BR-FR-05, BR-FR-06); REG and ABL for a
 * company; BAR says which road of the reform the invoice takes; then the user's own notes.
 */
export function invoiceNotes(facts: Facts): CiiNote[] {
  const coded = identityMentions(facts).filter(({ noteCode }) => noteCode !== null);
  return [
    { code: 'PMT', text: lateNote(facts, 'PMT') },
    { code: 'PMD', text: lateNote(facts, 'PMD') },
    { code: 'AAB', text: lateNote(facts, 'AAB') },
    ...coded.map(({ noteCode, text }) => ({ code: noteCode, text })),
    { code: 'BAR', text: clientKind(facts) },
    // A public body: the invoice goes on to Chorus Pro (BR-FR-CPRO).
    { code: 'ADN', text: facts.client.kind === 'public' ? 'B2G' : '' },
    { code: null, text: facts.document.reason ?? '' },
    { code: null, text: facts.document.content },
  ];
}

/** The mention as printed; when the user's own terms already say it, those terms. */
function lateNote(
  { client, mentions, seller, document }: Facts,
  code: 'PMT' | 'PMD' | 'AAB',
): string {
  if (kindFacts(document.kind).owes < 0) return NOT_FOR_CREDIT;
  if (client.kind === 'consumer') return NOT_FOR_CONSUMERS;
  const printed = mentions.find(({ noteCode }) => noteCode === code);
  return printed?.text ?? `${seller.paymentTerms}\n${document.content}`;
}

/**
 * BR-FR-20: e-invoicing for French businesses, e-reporting for everyone else, and neither where
 * nothing is taxable.
 */
function clientKind({ seller, client, document }: Facts): string {
  if (vatCases(seller, document).every(isOutsideReform)) return 'OUTOFSCOPE';
  if (isDomesticBusiness(client)) return 'B2B';
  if (client.kind === 'business' || client.kind === 'public') return 'B2BINT';
  return isFrench(client.country) ? 'B2C' : 'B2CINT';
}
