import type { VatExemption } from './exemptionCodes.ts';

/** One reason to charge no VAT, in words a plumber understands. */
export interface ExemptionChoice {
  value: VatExemption;
  label: string;
  /** When it applies. */
  when: string;
}

/** Articles one chooses by their number: whoever needs them knows them. */
const RARE_ARTICLES = [
  ['article_261_1', '261, 1'],
  ['article_261_2', '261, 2'],
  ['article_261_3', '261, 3'],
  ['article_261_5', '261, 5'],
  ['article_261_8', '261, 8'],
  ['article_261_a', '261 A'],
  ['article_261_b', '261 B'],
  ['article_261_c_3', '261 C, 3°'],
  ['article_261_d_1', '261 D, 1°'],
  ['article_261_d_1_bis', '261 D, 1° bis'],
  ['article_261_d_3', '261 D, 3°'],
  ['article_261_e_1', '261 E, 1°'],
  ['article_261_e_2', '261 E, 2°'],
] as const satisfies readonly (readonly [VatExemption, string])[];

/** Every choice, the commonest first. */
export const VAT_EXEMPTIONS: readonly ExemptionChoice[] = [
  {
    value: 'reverse_charge',
    label: 'Autoliquidation',
    when: 'Sous-traitance du bâtiment, ou service à une entreprise de l’Union européenne\u00A0: votre client déclare la TVA.',
  },
  {
    value: 'waste_reverse_charge',
    label: 'Autoliquidation\u00A0: déchets et récupération',
    when: 'Déchets neufs d’industrie et matières de récupération vendus à une entreprise française.',
  },
  {
    value: 'telecom_reverse_charge',
    label: 'Autoliquidation\u00A0: télécommunications',
    when: 'Services de communications électroniques vendus à un opérateur français.',
  },
  {
    value: 'intra_eu_goods',
    label: 'Livraison intracommunautaire',
    when: 'Biens expédiés à une entreprise d’un autre pays de l’Union européenne.',
  },
  {
    value: 'export_goods',
    label: 'Exportation',
    when: 'Biens expédiés hors de l’Union européenne.',
  },
  {
    value: 'overseas_goods',
    label: 'Expédition vers l’outre-mer',
    when: 'Biens expédiés de métropole vers un département d’outre-mer.',
  },
  {
    value: 'services_outside_eu',
    label: 'Service hors Union européenne',
    when: 'Service à une entreprise établie hors de l’Union européenne.',
  },
  {
    value: 'disbursement',
    label: 'Débours',
    when: 'Somme avancée au nom et pour le compte du client, remboursée au centime près sur justificatif.',
  },
  {
    value: 'training',
    label: 'Formation et enseignement',
    when: 'Formation professionnelle avec l’attestation 3511, ou enseignement (CGI, art. 261, 4, 4°).',
  },
  {
    value: 'health',
    label: 'Soins médicaux et paramédicaux',
    when: 'Soins aux personnes par une profession de santé (CGI, art. 261, 4, 1°).',
  },
  {
    value: 'association_members',
    label: 'Association\u00A0: services aux membres',
    when: 'Services d’une association à ses membres (CGI, art. 261, 7, 1°, a).',
  },
  {
    value: 'association_events',
    label: 'Association\u00A0: manifestations',
    when: 'Six manifestations de bienfaisance ou de soutien par an (CGI, art. 261, 7, 1°, c).',
  },
  {
    value: 'bare_rental',
    label: 'Location nue',
    when: 'Location de terrains ou de locaux nus (CGI, art. 261 D, 2°).',
  },
  {
    value: 'furnished_rental',
    label: 'Location meublée d’habitation',
    when: 'Location d’un logement meublé (CGI, art. 261 D, 4°).',
  },
  {
    value: 'insurance',
    label: 'Assurance',
    when: 'Opérations d’assurance et leur courtage (CGI, art. 261 C, 2°).',
  },
  {
    value: 'banking',
    label: 'Banque et finance',
    when: 'Opérations bancaires et financières (CGI, art. 261 C, 1°).',
  },
  {
    value: 'second_hand_margin',
    label: 'TVA sur la marge\u00A0: biens d’occasion',
    when: 'Biens achetés sans TVA à des particuliers et revendus\u00A0: la TVA est dans votre marge.',
  },
  {
    value: 'art_margin',
    label: 'TVA sur la marge\u00A0: objets d’art',
    when: 'Œuvres d’art revendues sous le régime de la marge.',
  },
  {
    value: 'collectors_margin',
    label: 'TVA sur la marge\u00A0: collection et antiquités',
    when: 'Objets de collection ou d’antiquité revendus sous le régime de la marge.',
  },
  {
    value: 'travel_margin',
    label: 'TVA sur la marge\u00A0: agences de voyages',
    when: 'Voyages vendus sous le régime des agences de voyages.',
  },
  {
    value: 'purchases_free_of_tax',
    label: 'Achat en franchise',
    when: 'Votre client exporte et vous a remis son attestation d’achat en franchise (CGI, art. 275).',
  },
  {
    value: 'suspended_tax',
    label: 'Régime suspensif',
    when: 'Biens placés sous un régime suspensif (CGI, art. 277 A).',
  },
  {
    value: 'guiana_or_mayotte',
    label: 'Guyane ou Mayotte',
    when: 'La TVA ne s’applique pas en Guyane ni à Mayotte (CGI, art. 294, 1).',
  },
  {
    value: 'overseas_exempt',
    label: 'Outre-mer\u00A0: biens exonérés',
    when: 'Biens que l’article 295 du CGI exonère outre-mer.',
  },
  {
    value: 'ships_and_aircraft',
    label: 'Navires et avions',
    when: 'Livraisons et services aux navires et aux avions (CGI, art. 262, II).',
  },
  {
    value: 'authors_withheld',
    label: 'Droits d’auteur, TVA retenue',
    when: 'Droits d’auteur dont l’éditeur retient la TVA (CGI, art. 298 sexdecies A).',
  },
  ...RARE_ARTICLES.map(([value, article]): ExemptionChoice => ({
    value,
    label: `Article ${article}`,
    when: `Opérations que l’article ${article} du CGI exonère.`,
  })),
];
