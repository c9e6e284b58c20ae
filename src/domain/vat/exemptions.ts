import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { VatCase } from './case.ts';
import type { VatExemption } from './exemptionCodes.ts';

/** Categories of EN 16931 (BT-118, BT-151) for what bears no VAT; France has no zero rate (BR-FR-15). */
export type UntaxedCategory = 'E' | 'AE' | 'K' | 'G' | 'O';

/** One wording of the law, dated: it stands on documents issued from `from` until `until`. */
export interface VatReason {
  vatCase: Exclude<VatCase, 'charged' | 'unstated'>;
  /** Printed, and BT-120. */
  text: string;
  category: UntaxedCategory;
  /** BT-121; null where the code list has none and the text alone speaks. */
  code: string | null;
  /** Where the law says so. */
  basis: string;
  /** Whom it is said to, where the wording depends on the client's side of the border. */
  buyer?: 'domestic' | 'foreign';
  from?: IsoDate;
  /** Last day. */
  until?: IsoDate;
}

/**
 * VAT law leaves the CGI for the CIBS (ordonnance 2026-671). Invoices may cite the CGI until
 * 30/06/2028: a wording follows here as soon as its article of the CIBS is known.
 */
export const CIBS_DAY: IsoDate = '2027-01-01';

const reason = (
  vatCase: VatReason['vatCase'],
  category: UntaxedCategory,
  code: string | null,
  text: string,
  basis: string,
  rest: Pick<VatReason, 'buyer' | 'from' | 'until'> = {},
): VatReason => ({ vatCase, category, code, text, basis, ...rest });

/** « Exonération de TVA, article 261, 4, 4° du CGI », category E. */
const exempt = (vatCase: VatReason['vatCase'], article: string, code: string): VatReason =>
  reason(
    vatCase,
    'E',
    code,
    `Exonération de TVA, article ${article} du CGI`,
    `CGI art. ${article}`,
  );

/** Every reason the law knows for charging no VAT; a new one, or a new wording, is a new row. */
export const VAT_REASONS: readonly VatReason[] = [
  reason(
    'franchise',
    'E',
    'VATEX-FR-FRANCHISE',
    'TVA non applicable, art. 293 B du CGI',
    'CGI art. 293 B',
    { until: addDays(CIBS_DAY, -1) },
  ),
  reason(
    'franchise',
    'E',
    'VATEX-FR-FRANCHISE',
    'TVA non applicable, article L. 223-3 du Code des impositions sur les biens et services (CIBS)',
    'CIBS art. L. 223-3',
    { from: CIBS_DAY },
  ),
  reason(
    'not_taxable',
    'O',
    'VATEX-EU-O',
    'TVA non applicable, opération hors du champ d’application de la TVA (articles 256 et 256 A du CGI)',
    'CGI art. 256 et 256 A',
  ),

  // « Autoliquidation » stands first, as its own word (CGI ann. II art. 242 nonies A, 13°).
  reason(
    'reverse_charge',
    'AE',
    'VATEX-FR-AE',
    'Autoliquidation – article 283, 2 nonies du CGI',
    'CGI art. 283, 2 nonies ; ann. II art. 242 nonies A, 13°',
    { buyer: 'domestic' },
  ),
  reason(
    'reverse_charge',
    'AE',
    'VATEX-EU-AE',
    'Autoliquidation – article 283-2 du CGI et article 196 de la directive 2006/112/CE',
    'CGI art. 283, 2 ; ann. II art. 242 nonies A, 13°',
    { buyer: 'foreign' },
  ),
  reason(
    'waste_reverse_charge',
    'AE',
    'VATEX-FR-AE',
    'Autoliquidation – article 283, 2 sexies du CGI',
    'CGI art. 283, 2 sexies',
  ),
  reason(
    'telecom_reverse_charge',
    'AE',
    'VATEX-FR-AE',
    'Autoliquidation – article 283, 2 octies du CGI',
    'CGI art. 283, 2 octies',
  ),

  reason(
    'intra_eu_goods',
    'K',
    'VATEX-EU-IC',
    'Exonération de TVA, article 262 ter, I du CGI',
    'CGI art. 262 ter, I',
  ),
  reason(
    'export_goods',
    'G',
    'VATEX-EU-G',
    'Exonération de TVA, article 262, I du CGI',
    'CGI art. 262, I',
  ),
  reason(
    'overseas_goods',
    'G',
    'VATEX-EU-G',
    'Exonération de TVA, articles 262, I et 294, 2 du CGI',
    'CGI art. 262, I et 294, 2',
  ),
  reason(
    'services_outside_eu',
    'O',
    'VATEX-EU-O',
    'TVA non applicable, article 259-1 du CGI',
    'CGI art. 259-1',
  ),
  exempt('ships_and_aircraft', '262, II', 'VATEX-EU-148'),
  reason(
    'guiana_or_mayotte',
    'E',
    null,
    'TVA non applicable, article 294, 1 du CGI',
    'CGI art. 294, 1',
  ),
  exempt('overseas_exempt', '295', 'VATEX-FR-CGI295'),

  exempt('training', '261, 4, 4°', 'VATEX-FR-CGI261-4'),
  exempt('health', '261, 4, 1°', 'VATEX-FR-CGI261-4'),
  exempt('association_members', '261, 7, 1°, a', 'VATEX-FR-CGI261-7'),
  exempt('association_events', '261, 7, 1°, c', 'VATEX-FR-CGI261-7'),
  exempt('banking', '261 C, 1°', 'VATEX-FR-CGI261C-1'),
  exempt('insurance', '261 C, 2°', 'VATEX-FR-CGI261C-2'),
  exempt('bare_rental', '261 D, 2°', 'VATEX-FR-CGI261D-2'),
  exempt('furnished_rental', '261 D, 4°', 'VATEX-FR-CGI261D-4'),
  exempt('article_261_1', '261, 1', 'VATEX-FR-CGI261-1'),
  exempt('article_261_2', '261, 2', 'VATEX-FR-CGI261-2'),
  exempt('article_261_3', '261, 3', 'VATEX-FR-CGI261-3'),
  exempt('article_261_5', '261, 5', 'VATEX-FR-CGI261-5'),
  exempt('article_261_8', '261, 8', 'VATEX-FR-CGI261-8'),
  exempt('article_261_a', '261 A', 'VATEX-FR-CGI261A'),
  exempt('article_261_b', '261 B', 'VATEX-FR-CGI261B'),
  exempt('article_261_c_3', '261 C, 3°', 'VATEX-FR-CGI261C-3'),
  exempt('article_261_d_1', '261 D, 1°', 'VATEX-FR-CGI261D-1'),
  exempt('article_261_d_1_bis', '261 D, 1° bis', 'VATEX-FR-CGI261D-1BIS'),
  exempt('article_261_d_3', '261 D, 3°', 'VATEX-FR-CGI261D-3'),
  exempt('article_261_e_1', '261 E, 1°', 'VATEX-FR-CGI261E-1'),
  exempt('article_261_e_2', '261 E, 2°', 'VATEX-FR-CGI261E-2'),

  reason(
    'second_hand_margin',
    'E',
    'VATEX-EU-F',
    'Régime particulier – Biens d’occasion',
    'CGI art. 297 A ; ann. II art. 242 nonies A, 15°',
  ),
  reason(
    'art_margin',
    'E',
    'VATEX-EU-I',
    'Régime particulier – Objets d’art',
    'CGI art. 297 A ; ann. II art. 242 nonies A, 16°',
  ),
  reason(
    'collectors_margin',
    'E',
    'VATEX-EU-J',
    'Régime particulier – Objets de collection et d’antiquité',
    'CGI art. 297 A ; ann. II art. 242 nonies A, 16°',
  ),
  reason(
    'travel_margin',
    'E',
    'VATEX-EU-D',
    'Régime particulier – Agences de voyages',
    'CGI art. 266, 1, e ; ann. II art. 242 nonies A, 14°',
  ),

  exempt('purchases_free_of_tax', '275', 'VATEX-FR-CGI275'),
  exempt('suspended_tax', '277 A', 'VATEX-FR-CGI277A'),
  exempt('authors_withheld', '298 sexdecies A', 'VATEX-FR-298SEXDECIESA'),
  reason(
    'disbursement',
    'E',
    'VATEX-EU-79-C',
    'Débours, article 267, II, 2° du CGI',
    'CGI art. 267, II, 2°',
  ),
];

/**
 * What is said of a case on a document of that day; null for what is charged or unstated.
 *
 * @param day the document's own date: wordings change with it.
 */
export function vatReason(
  vatCase: VatCase,
  day: IsoDate,
  buyer: 'domestic' | 'foreign',
): VatReason | null {
  const found = VAT_REASONS.find(
    (row) =>
      row.vatCase === vatCase &&
      (row.buyer ?? buyer) === buyer &&
      (row.from ?? day) <= day &&
      day <= (row.until ?? day),
  );
  return found ?? null;
}

/**
 * True for what CGI art. 261 to 261 E exempt, and for what is no business at all: neither e-invoicing
 * nor e-reporting concerns it (CGI art. 289 bis and 290; note BAR « OUTOFSCOPE »).
 */
export function isOutsideReform(vatCase: VatCase): boolean {
  return vatCase === 'not_taxable' || isExemptActivity(vatCase);
}

/** True for a case an exempt seller may choose for the whole activity. */
export function isExemptActivity(vatCase: VatCase): vatCase is ExemptActivity {
  return EXEMPT_ACTIVITIES.some((activity) => activity === vatCase);
}

/** The cases an exempt seller chooses from: activities of CGI art. 261 to 261 E. */
export const EXEMPT_ACTIVITIES = [
  'training',
  'health',
  'association_members',
  'association_events',
  'insurance',
  'banking',
  'bare_rental',
  'furnished_rental',
  'article_261_1',
  'article_261_2',
  'article_261_3',
  'article_261_5',
  'article_261_8',
  'article_261_a',
  'article_261_b',
  'article_261_c_3',
  'article_261_d_1',
  'article_261_d_1_bis',
  'article_261_d_3',
  'article_261_e_1',
  'article_261_e_2',
] as const satisfies readonly VatExemption[];
export type ExemptActivity = (typeof EXEMPT_ACTIVITIES)[number];
