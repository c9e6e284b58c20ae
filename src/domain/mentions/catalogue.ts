import { VAT_REASONS } from '#domain/vat/exemptions.ts';
import { CLIENT_KINDS, isOrganisation } from '#domain/client/kinds.ts';
import type { MentionRule } from './rule.ts';

/** All but private persons: the rules of late payment bind them. */
const ORGANISATIONS = CLIENT_KINDS.filter(isOrganisation);

const LATE = {
  owed: true,
  client: ['business', 'nonprofit'],
  unlessWritten: /penalites? de retard/,
} as const satisfies MentionRule['when'];

const EARLY = {
  owed: true,
  client: ORGANISATIONS,
  unlessWritten: /escompte/,
} as const satisfies MentionRule['when'];

/**
 * Every mention French law asks for (docs/law.md, Mentions), in the order they are
 * printed. What the sheet already shows elsewhere (date, number, parties, lines, rates, due date) is
 * not repeated here.
 */
export const MENTION_RULES: readonly MentionRule[] = [
  // Who sells: shown beside the name and in the foot of the page.
  {
    id: 'sole_trader',
    text: 'Entrepreneur individuel (EI)',
    noteCode: null,
    basis: 'Décret 2022-725',
    when: { form: ['EI', 'micro'] },
  },
  {
    id: 'company_form',
    text: '{seller.formAndCapital}',
    noteCode: 'REG',
    basis: 'C. com. art. R123-238',
    when: {},
  },
  {
    id: 'trade_register',
    text: 'RCS {seller.rcsCity} {siren}',
    noteCode: 'ABL',
    basis: 'C. com. art. R123-237',
    when: {},
  },
  {
    id: 'registration_note',
    text: '{seller.registrationNote}',
    noteCode: null,
    basis: 'C. com. art. R123-237, 4°',
    when: {},
  },

  // Why no VAT, or when it falls due.
  ...VAT_REASONS.map(({ vatCase, text, basis, buyer, from, until }): MentionRule => ({
    id: vatCase,
    text,
    noteCode: null,
    basis,
    when: { vat: [vatCase], ...(buyer && { buyer: [buyer] }) },
    ...(from && { from }),
    ...(until && { until }),
  })),
  {
    id: 'vat_on_debits',
    text: 'Option pour le paiement de la taxe d’après les débits',
    noteCode: null,
    basis: 'CGI ann. II art. 242 nonies A, 11° bis',
    // Only the VAT of services falls due when it is paid, and so has this option (CGI art. 269, 2, c).
    when: {
      document: ['invoice'],
      vat: ['charged'],
      regime: ['debits'],
      operation: ['services', 'mixed', null],
    },
  },

  // What kind of operation it is.
  {
    id: 'operation_goods',
    text: 'Catégorie de l’opération\u00A0: livraisons de biens',
    noteCode: null,
    basis: 'CGI ann. II art. 242 nonies A, 8° bis',
    when: { document: ['invoice'], operation: ['goods'] },
  },
  {
    id: 'operation_services',
    text: 'Catégorie de l’opération\u00A0: prestations de services',
    noteCode: null,
    basis: 'CGI ann. II art. 242 nonies A, 8° bis',
    when: { document: ['invoice'], operation: ['services'] },
  },
  {
    id: 'operation_mixed',
    text: 'Catégorie de l’opération\u00A0: livraisons de biens et prestations de services',
    noteCode: null,
    basis: 'CGI ann. II art. 242 nonies A, 8° bis',
    when: { document: ['invoice'], operation: ['mixed'] },
  },

  // What an avoir changes for the tax, and what a sum paid ahead is.
  {
    id: 'credit_note_vat',
    text: 'TVA régularisée conformément à l’article 272, 1 du CGI\u00A0; le client assujetti diminue d’autant sa TVA déductible.',
    noteCode: null,
    basis: 'CGI art. 272, 1',
    when: { kind: ['credit_note'], vat: ['charged'] },
  },
  {
    id: 'deposit_not_arrhes',
    text: 'La somme versée est un acompte, et non des arrhes (C. conso., art. L214-1)',
    noteCode: null,
    basis: 'C. conso. art. L214-1',
    when: { kind: ['deposit'], client: ['consumer'] },
  },

  // What late payment costs a business; consumers are not concerned.
  {
    id: 'late_penalties',
    text: 'Tout retard de paiement engendre une pénalité exigible à compter de la date d’échéance, calculée sur la base de trois fois le taux d’intérêt légal.',
    noteCode: 'PMD',
    basis: 'C. com. art. L441-10',
    when: { ...LATE, penalty: ['legal_rate'] },
  },
  {
    id: 'late_penalties',
    text: 'Tout retard de paiement engendre une pénalité exigible à compter de la date d’échéance, au taux d’intérêt appliqué par la Banque centrale européenne à son opération de refinancement la plus récente, majoré de 10 points de pourcentage.',
    noteCode: 'PMD',
    basis: 'C. com. art. L441-10',
    when: { ...LATE, penalty: ['central_bank'] },
  },
  {
    id: 'late_penalties',
    text: 'Tout retard de paiement engendre une pénalité exigible à compter de la date d’échéance, au taux annuel de {seller.latePenaltyRate}.',
    noteCode: 'PMD',
    basis: 'C. com. art. L441-10',
    when: { ...LATE, penalty: ['own_rate'] },
  },
  {
    // The rate of a public buyer is not agreed: the law sets it.
    id: 'late_penalties',
    text: 'Tout retard de paiement ouvre droit à des intérêts moratoires au taux d’intérêt appliqué par la Banque centrale européenne à ses opérations principales de refinancement les plus récentes, majoré de huit points de pourcentage.',
    noteCode: 'PMD',
    basis: 'CCP art. R2192-31',
    when: { ...LATE, client: ['public'] },
  },
  {
    id: 'recovery_fee',
    text: 'Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement\u00A0: 40\u00A0€.',
    noteCode: 'PMT',
    basis: 'C. com. art. D441-5',
    when: { owed: true, client: ORGANISATIONS, unlessWritten: /indemnite forfaitaire/ },
  },
  {
    id: 'early_payment',
    text: 'Escompte pour paiement anticipé\u00A0: néant.',
    noteCode: 'AAB',
    basis: 'C. com. art. L441-9',
    when: { ...EARLY, discount: false },
  },
  {
    id: 'early_payment',
    text: 'Escompte de {seller.discountPercent} pour paiement sous {seller.discountDays}\u00A0jours.',
    noteCode: 'AAB',
    basis: 'C. com. art. L441-9',
    when: { ...EARLY, discount: true, charged: false },
  },
  {
    // Said, it spares an avoir for each discount taken.
    id: 'early_payment',
    text: 'Escompte de {seller.discountPercent} pour paiement sous {seller.discountDays}\u00A0jours\u00A0; en cas d’escompte, la TVA déductible doit être diminuée de la TVA afférente à l’escompte.',
    noteCode: 'AAB',
    basis: 'C. com. art. L441-9',
    when: { ...EARLY, discount: true, charged: true },
  },

  // What a quote promises, and what a consumer may turn to.
  {
    id: 'quote_validity',
    text: 'Devis valable jusqu’au {validUntil}.',
    noteCode: null,
    basis: 'Arrêté du 24 janvier 2017 ; C. civ. art. 1116',
    when: { document: ['quote'], unlessWritten: /\bvalables?\b|\bvalidite\b|\bvalides?\b/ },
  },
  {
    id: 'quote_fee',
    text: '{quoteFee}',
    noteCode: null,
    basis: 'Arrêté du 24 janvier 2017, art. 2',
    when: { document: ['quote'] },
  },
  {
    id: 'place_of_work',
    text: 'Lieu d’exécution\u00A0: {document.placeOfWork}',
    noteCode: null,
    basis: 'Arrêté du 24 janvier 2017, art. 2 ; arrêté 83-50/A',
    when: {},
  },
  {
    id: 'work_start',
    text: 'Début ou délai d’exécution\u00A0: {document.workStart}',
    noteCode: null,
    basis: 'C. conso. art. L111-1',
    when: { document: ['quote'] },
  },
  {
    id: 'waste',
    text: 'Déchets du chantier – {waste}',
    noteCode: null,
    basis: 'C. env. art. L541-21-2-3 et D541-45-1',
    when: { document: ['quote'] },
  },
  {
    id: 'insurance',
    text: 'Assurance professionnelle\u00A0: {seller.insurance}',
    noteCode: null,
    basis: 'Loi 96-603 art. 22-2',
    when: {},
  },
  {
    id: 'mediator',
    text: 'Médiateur de la consommation\u00A0: {seller.mediator}',
    noteCode: null,
    basis: 'C. conso. art. R616-1',
    when: { client: ['consumer'] },
  },
];
