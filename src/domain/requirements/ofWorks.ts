import { kindFacts } from '#domain/document/kinds.ts';
import { mayCount } from '#domain/document/lineOptions.ts';
import { isOldHome } from '#domain/mentions/certifications.ts';
import type { MentionParts } from '#domain/mentions/rule.ts';
import { isBlank, type Requirement } from './requirement.ts';

/** What a quote for works in a home must say to a consumer (arrêté du 24 janvier 2017). */
export const OF_WORKS: readonly Requirement[] = [
  {
    id: 'place_of_work',
    field: 'placeOfWork',
    severity: 'law',
    message: 'Indiquez le lieu des travaux.',
    isMissing: (parts) => isForWorks(parts) && isBlank(parts.document.placeOfWork ?? ''),
  },
  {
    id: 'quote_fee',
    field: 'quoteFee',
    severity: 'law',
    message: 'Dites si le devis est gratuit ou payant.',
    isMissing: (parts) => isForWorks(parts) && parts.document.quoteFee === null,
  },
  {
    id: 'work_start',
    field: 'workStart',
    severity: 'law',
    message: 'Indiquez la date ou le délai d’exécution des travaux.',
    isMissing: (parts) => isForWorks(parts) && isBlank(parts.document.workStart ?? ''),
  },
  {
    id: 'waste',
    field: 'wasteQuantity',
    severity: 'law',
    message:
      'Complétez la gestion des déchets du chantier\u00A0: quantité, tri, points de collecte et coût.',
    isMissing: (parts) => isForWorks(parts) && lacksWaste(parts.document),
  },
];

function isForWorks({ client, document }: MentionParts): boolean {
  return (
    kindFacts(document.kind).isOffer &&
    client.kind === 'consumer' &&
    document.lineItems.some((line) => mayCount(line) && isOldHome(line))
  );
}

/** All four are due (C. env. art. D541-45-1). */
function lacksWaste(document: MentionParts['document']): boolean {
  const { wasteQuantity, wasteHandling, wasteCollection, wasteCost } = document;
  return [wasteQuantity, wasteHandling, wasteCollection, wasteCost].some((text) => text === null);
}
