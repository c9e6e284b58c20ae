import { formatDayLong } from '#domain/format/days.ts';
import { quoteValidUntil } from '#domain/document/dueDate.ts';
import { sideOf } from '#domain/client/standard.ts';
import { isOwed } from '#domain/document/kinds.ts';
import { sirenOf } from '#domain/identifiers/siret.ts';
import { formatAmount, formatPercent } from '#domain/format/numbers.ts';
import { formAndCapital, hasPrintedCapital } from '#domain/profile/legalForm.ts';
import { hasDiscount, latePenalty } from '#domain/profile/latePayment.ts';
import { cleanLine, foldCase } from '#domain/text/clean.ts';
import { vatCases } from '#domain/vat/case.ts';
import { MENTION_RULES } from './catalogue.ts';
import { isInForce, type MentionParts, type MentionRule, type NoteCode } from './rule.ts';

export interface Mention {
  id: string;
  text: string;
  /** BT-21, when the e-invoicing rules give this mention a code. */
  noteCode: NoteCode | null;
  /** Where the law asks for it. */
  basis: string;
}

/** Printed by the sheet beside the seller's name and in the foot of the page. */
const IDENTITY_IDS = new Set([
  'sole_trader',
  'company_form',
  'trade_register',
  'registration_note',
]);

/**
 * The mentions printed under a document, in order: VAT, kind of operation, late payment, validity of
 * a quote, insurance and mediator. They follow from who sells, who buys and the day of issue.
 */
export function mentionsFor(parts: MentionParts): Mention[] {
  return allMentions(parts).filter(({ id }) => !IDENTITY_IDS.has(id));
}

/** The mentions of who sells: « EI », legal form and capital, trade register. */
export function identityMentions(parts: MentionParts): Mention[] {
  return allMentions(parts).filter(({ id }) => IDENTITY_IDS.has(id));
}

function allMentions(parts: MentionParts): Mention[] {
  return MENTION_RULES.filter((rule) => applies(rule, parts)).flatMap((rule) => {
    const text = fill(rule.text, parts);
    const { id, noteCode, basis } = rule;
    return text === null ? [] : [{ id, text, noteCode, basis }];
  });
}

function applies({ when, ...rule }: MentionRule, { seller, client, document }: MentionParts) {
  return (
    isInForce(rule, document.date) &&
    accepts(when.document, document.type) &&
    accepts(when.kind, document.kind) &&
    (when.owed === undefined || isOwed(document)) &&
    accepts(when.client, client.kind) &&
    acceptsOne(when.vat, vatCases(seller, document)) &&
    accepts(when.buyer, sideOf(client)) &&
    accepts(when.regime, seller.vatRegime) &&
    accepts(when.form, seller.legalForm) &&
    accepts(when.operation, document.operationCategory) &&
    accepts(when.penalty, latePenalty(seller)) &&
    isAsWanted(when.discount, hasDiscount(seller)) &&
    isAsWanted(when.charged, vatCases(seller, document).includes('charged')) &&
    !when.unlessWritten?.test(foldCase(`${seller.paymentTerms}\n${document.content}`))
  );
}

function accepts<Value>(accepted: readonly Value[] | undefined, value: Value): boolean {
  return accepted === undefined || accepted.includes(value);
}

function isAsWanted(wanted: boolean | undefined, found: boolean): boolean {
  return wanted === undefined || wanted === found;
}

function acceptsOne<Value>(accepted: readonly Value[] | undefined, values: Value[]): boolean {
  return accepted === undefined || values.some((value) => accepted.includes(value));
}

/** Puts the facts in the text; null when one is not known, for half a mention is worse than none. */
function fill(text: string, parts: MentionParts): string | null {
  const facts = factsOf(parts);
  let isKnown = true;
  const filled = text.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (!fact) isKnown = false;
    return fact ?? '';
  });
  return isKnown ? filled : null;
}

function factsOf({ seller, document }: MentionParts): Record<string, string | null> {
  return {
    'seller.formAndCapital': hasPrintedCapital(seller) ? formAndCapital(seller) : null,
    'seller.registrationNote': cleanLine(seller.registrationNote),
    'seller.latePenaltyRate': percent(seller.latePenaltyRate),
    'seller.discountPercent': percent(seller.discountPercent),
    'seller.discountDays': seller.discountDays === null ? null : String(seller.discountDays),
    'seller.rcsCity': cleanLine(seller.rcsCity),
    'seller.insurance': cleanLine(seller.insurance),
    'seller.mediator': cleanLine(seller.mediator),
    siren: sirenOf(seller.siret),
    'document.placeOfWork': document.placeOfWork,
    'document.workStart': document.workStart,
    quoteFee: quoteFee(document),
    waste: waste(document),
    validUntil: formatDayLong(quoteValidUntil(document)),
  };
}

function percent(rate: number | null): string | null {
  return rate === null ? null : formatPercent(rate);
}

/** « Devis gratuit », « Devis payant : 50,00 € »; null when it does not say. */
function quoteFee({ quoteFee: fee, currency }: MentionParts['document']): string | null {
  if (fee === null) return null;
  return fee === 0 ? 'Devis gratuit' : `Devis payant\u00A0: ${formatAmount(fee, currency)}`;
}

/** What a quote for works says of their waste, as far as it is said (C. env. art. D541-45-1). */
function waste(document: MentionParts['document']): string | null {
  const parts = [
    ['quantité estimée', document.wasteQuantity],
    ['tri, enlèvement et traitement', document.wasteHandling],
    ['points de collecte', document.wasteCollection],
    ['coût estimé', document.wasteCost],
  ] as const;
  const said = parts.filter(([, text]) => text !== null);
  return said.map(([name, text]) => `${name}\u00A0: ${text}`).join('\u00A0; ') || null;
}
