import type { IsoDate } from '#domain/calendar.ts';
import { isOrganisation } from '#domain/client/kinds.ts';
import { isDueBeforeDate, lacksDueDate } from '#domain/document/dueDate.ts';
import { isInvoice, kindFacts } from '#domain/document/kinds.ts';
import { lineKind } from '#domain/document/lineKind.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { MentionParts } from '#domain/mentions/rule.ts';
import { latestDueDate } from '#domain/terms/paymentTerms.ts';
import { mayChargeVat, VAT_AND_EXEMPTION, type VatCase, vatCases } from '#domain/vat/case.ts';
import { isBlank, type MissingFact, type Requirement } from './requirement.ts';

/** Small firms must state the kind of operation from that day (décret 2022-1299). */
const OPERATION_CATEGORY_FROM: IsoDate = '2027-09-01';

/** Category O of EN 16931, which stands alone (BR-O-11 to BR-O-14). */
const OUTSIDE_VAT: readonly VatCase[] = ['not_taxable', 'services_outside_eu'];

/** What the document itself still lacks. */
export const OF_THE_DOCUMENT: readonly Requirement[] = [
  {
    id: 'due_date',
    field: 'dueDate',
    severity: 'law',
    blocksIssue: true,
    message: 'Indiquez la date d’échéance.',
    isMissing: ({ document }) => lacksDueDate(document),
  },
  {
    id: 'due_before_date',
    field: 'dueDate',
    severity: 'factur-x',
    blocksIssue: true,
    rule: 'BR-FR-CO-07',
    message: 'L’échéance ne peut pas précéder la date de la facture.',
    isMissing: ({ document }) => isDueBeforeDate(document),
  },
  {
    id: 'payment_term',
    field: 'dueDate',
    severity: 'law',
    message:
      'Entre professionnels, l’échéance ne peut pas dépasser 60 jours après la date de la facture, ou 45 jours fin de mois.',
    isMissing: ({ client, document }) =>
      kindFacts(document.kind).hasDueDate &&
      isOrganisation(client.kind) &&
      document.dueDate !== null &&
      document.dueDate > latestDueDate(document.date),
  },
  {
    id: 'vat_reason',
    field: 'vatExemption',
    severity: 'factur-x',
    blocksIssue: true,
    rule: 'BR-E-10',
    message:
      'Indiquez pourquoi la TVA n’est pas facturée\u00A0: exonération, autoliquidation ou exportation.',
    isMissing: ({ seller, document }) => vatCases(seller, document).includes('unstated'),
  },
  {
    id: 'vat_and_exemption',
    field: 'vatExemption',
    severity: 'factur-x',
    rule: 'BR-S-02',
    message: VAT_AND_EXEMPTION,
    blocksIssue: true,
    isMissing: ({ document }) => document.vat && document.vatExemption !== null,
  },
  {
    id: 'vat_outside_alone',
    field: 'lineItems',
    severity: 'factur-x',
    rule: 'BR-O-11',
    message:
      'Ce qui est hors du champ de la TVA ne se mélange pas à d’autres cas\u00A0: faites deux factures.',
    blocksIssue: true,
    isMissing: (parts) => {
      const cases = vatCases(parts.seller, parts.document);
      return cases.length > 1 && cases.some((one) => OUTSIDE_VAT.includes(one));
    },
  },
  {
    id: 'vat_in_franchise',
    field: 'vat',
    severity: 'factur-x',
    blocksIssue: true,
    rule: 'BR-S-02',
    message:
      'Votre régime interdit de facturer la TVA\u00A0: décochez-la, ou changez de régime dans votre compte.',
    isMissing: ({ seller, document }) => document.vat && !mayChargeVat(seller),
  },
  {
    id: 'euro_rate',
    field: 'euroRate',
    severity: 'factur-x',
    blocksIssue: true,
    rule: 'BR-FR-CO-12',
    message: 'Indiquez le taux de change\u00A0: la TVA doit aussi être donnée en euros.',
    isMissing: ({ document }) => {
      const totals = documentTotals(document);
      return (
        isInvoice(document) &&
        document.currency !== 'EUR' &&
        totals.vatTotal !== 0 &&
        totals.vatTotalInEuros === null
      );
    },
  },
  {
    id: 'negative_total',
    field: 'lineItems',
    severity: 'factur-x',
    blocksIssue: true,
    rule: 'BR-FR-CO-05',
    message: 'Le total est négatif\u00A0: il faut établir un avoir, pas une facture.',
    isMissing: ({ document }) => documentTotals(document).net < 0,
  },
  {
    id: 'no_line',
    field: 'lineItems',
    severity: 'factur-x',
    blocksIssue: true,
    rule: 'BR-16',
    message: 'Ajoutez au moins une ligne.',
    isMissing: ({ document }) => document.lineItems.length === 0,
  },
  {
    id: 'only_discounts',
    field: 'lineItems',
    severity: 'factur-x',
    blocksIssue: true,
    rule: 'BR-16',
    message: 'Ajoutez ce que vous facturez\u00A0: le document ne contient que des remises.',
    isMissing: ({ document }) =>
      document.lineItems.length > 0 &&
      document.lineItems.every((line) => lineKind(line) !== 'sale'),
  },
  {
    id: 'operation_category',
    field: 'operationCategory',
    severity: 'law',
    blocksIssue: true,
    message:
      'Indiquez s’il s’agit d’une livraison de biens, d’une prestation de services ou des deux.',
    isMissing: ({ document }) =>
      lacksCategory(document) && document.date >= OPERATION_CATEGORY_FROM,
  },
  {
    id: 'operation_category_soon',
    field: 'operationCategory',
    severity: 'advice',
    message:
      'Précisez s’il s’agit de biens, de services ou des deux\u00A0: ce sera obligatoire le 1er septembre 2027.',
    isMissing: ({ document }) => lacksCategory(document) && document.date < OPERATION_CATEGORY_FROM,
  },
];

/** Lines that say nothing of what is sold (BT-153), or whose price the draft left open. */
export function missingInLines({ document }: MentionParts): MissingFact[] {
  return document.lineItems.flatMap((line, index) => {
    const hints: MissingFact[] = [];
    if (isBlank(line.description)) {
      hints.push({
        id: 'line_description',
        rule: 'BR-25',
        message: `Ligne ${index + 1}\u00A0: décrivez ce qui est facturé.`,
        where: 'document',
        field: `lineItems.${index}.description`,
        severity: 'factur-x',
        blocksIssue: true,
      });
    }
    if (line.unitPrice === 0 && line.flags?.includes('price_to_complete')) {
      hints.push({
        id: 'line_price',
        rule: null,
        message: `Ligne ${index + 1}\u00A0: le prix est à compléter.`,
        where: 'document',
        field: `lineItems.${index}.unitPrice`,
        severity: 'advice',
        blocksIssue: true,
      });
    }
    if (line.flags?.some((flag) => flag !== 'price_to_complete')) {
      hints.push({
        id: 'line_to_check',
        rule: null,
        message: `Ligne ${index + 1}\u00A0: sa lecture est à vérifier.`,
        where: 'document',
        field: `lineItems.${index}.flags`,
        severity: 'advice',
        blocksIssue: true,
      });
    }
    return hints;
  });
}

function lacksCategory(document: MentionParts['document']): boolean {
  return isInvoice(document) && document.operationCategory === null;
}
