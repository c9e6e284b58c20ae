import type { DocumentType } from '#domain/document/kinds.ts';
import type { PreviewSheet } from './previewSheet.ts';

export interface Sample {
  label: string;
  type: DocumentType;
  prompt: string;
}

export const SAMPLES: readonly Sample[] = [
  {
    label: 'une journée de conseil',
    type: 'invoice',
    prompt: 'Une journée de conseil en organisation à 650 €, frais de train 84 €.',
  },
  {
    label: 'un dépannage',
    type: 'invoice',
    prompt: 'Recherche de fuite 1 h 30 à 55 €/h, siphon neuf 18 €, déplacement 30 €.',
  },
  {
    label: 'une phrase à vérifier',
    type: 'invoice',
    prompt:
      'Remplacement de 2 serrures 180 €, réparation de la porte, TVA 20 %, payable à 30 jours.',
  },
  {
    label: 'un devis de peinture',
    type: 'quote',
    prompt:
      'Peinture des murs 42 m² à 24 €/m², protection des sols 90 €, reprise des boiseries, remise 5 %.',
  },
];

export const FIRST_PROMPT =
  'Pose de 3 étagères en chêne à 140 € pièce, 2 h 30 d’ajustement à 48 €/h et le déplacement 35 €, payable à 15 jours.';

/** What the grammar makes of the first sentence (held to it by a test): drawn before its code comes. */
export const FIRST_SHEET: PreviewSheet = {
  lines: [
    {
      description: 'Pose d’étagères en chêne',
      source: 'Pose de 3 étagères en chêne à 140 € pièce',
      quantity: 3,
      unit: '',
      unitPrice: 140,
      total: 420,
      priceMissing: false,
      unsure: false,
    },
    {
      description: 'Ajustement',
      source: '2 h 30 d’ajustement à 48 €/h',
      quantity: 2.5,
      unit: 'h',
      unitPrice: 48,
      total: 120,
      priceMissing: false,
      unsure: false,
    },
    {
      description: 'Déplacement',
      source: 'le déplacement 35 €',
      quantity: 1,
      unit: '',
      unitPrice: 35,
      total: 35,
      priceMissing: false,
      unsure: false,
    },
  ],
  net: 575,
  vat: [{ rate: 20, vat: 115 }],
  gross: 690,
  currency: 'EUR',
  recognised: [
    { start: 0, end: 41 },
    { start: 43, end: 71 },
    { start: 75, end: 94 },
    { start: 106, end: 114, tone: 'fact' },
  ],
  said: [
    {
      name: 'dueInDays',
      key: 'dueInDays:15 jours',
      label: 'Échéance',
      value: '6\u00A0déc.\u00A02026',
      words: '15 jours',
      start: 106,
      end: 114,
      notFollowed: null,
    },
  ],
  due: '2026-12-06',
  doubt: null,
};
