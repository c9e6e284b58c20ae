import type { DocumentType } from '#domain/document/kinds.ts';
import { addDays } from '#domain/calendar.ts';
import { formatDay } from '#domain/format/days.ts';
import type { PreviewSheet } from './previewSheet.ts';

export interface Sample {
  type: DocumentType;
  prompt: string;
}

/** A sentence of a trade, with what the grammar makes of it (held to it by a test). */
export interface TradeSample extends Sample {
  trade: string;
  lines: number;
  /** TTC. */
  gross: number;
  /** What it says beside its lines. */
  said: string | null;
}

export const TRADES: readonly TradeSample[] = [
  {
    trade: 'Plombier',
    type: 'invoice',
    prompt:
      'Remplacement d’un mitigeur 89 €, 1 h 30 de main-d’œuvre à 55 €/h, déplacement 30 €, TVA 10 %.',
    lines: 3,
    gross: 221.65,
    said: 'TVA 10 %',
  },
  {
    trade: 'Traductrice',
    type: 'invoice',
    prompt:
      'Traduction de 4 820 mots à 0,12 € le mot, relecture 3 h à 45 €, bon de commande BC-413.',
    lines: 2,
    gross: 856.08,
    said: 'commande BC-413',
  },
  {
    trade: 'Photographe',
    type: 'invoice',
    prompt: 'Reportage de mariage 1 200 €, 40 retouches à 8 €, payable à 15 jours.',
    lines: 2,
    gross: 1824,
    said: 'échéance à 15 jours',
  },
  {
    trade: 'Peintre',
    type: 'quote',
    prompt:
      'Peinture des murs 42 m² à 18 €/m², plafonds 16 m² à 21 €/m², TVA 10 %, valable 1 mois.',
    lines: 2,
    gross: 1201.2,
    said: 'un devis, à accepter en un mois',
  },
  {
    trade: 'Développeuse',
    type: 'invoice',
    prompt: '4 jours de développement à 480 €, remise 5 %, payable à 30 jours.',
    lines: 2,
    gross: 2188.8,
    said: 'remise déduite',
  },
  {
    trade: 'Professeur de yoga',
    type: 'invoice',
    prompt: '8 cours de yoga à 60 € et 2 ateliers du samedi à 140 €, TVA non applicable.',
    lines: 2,
    gross: 760,
    said: 'sans TVA, franchise en base',
  },
];

/** A sentence that lacks a price and may be read in two ways. */
export const UNSURE = {
  type: 'invoice',
  prompt: 'Remplacement de 2 serrures 180 €, réparation de la porte, TVA 20 %, payable à 30 jours.',
  /** The lines as they are read, and what each leaves open. */
  recognised: [
    { start: 0, end: 32, tone: 'doubt' },
    { start: 34, end: 56 },
    { start: 62, end: 66, tone: 'fact' },
    { start: 78, end: 86, tone: 'fact' },
  ],
  /** HT: 180 € each, or for both. */
  total: 360,
  otherTotal: 180,
} as const satisfies Sample & Record<string, unknown>;

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

/** The same on the visitor’s own day: the fifteen days it says count from there. */
export function firstSheetOn(today: string): PreviewSheet {
  const due = addDays(today, 15);
  const said = FIRST_SHEET.said.map((fact) => ({ ...fact, value: formatDay(due) }));
  return { ...FIRST_SHEET, due, said };
}

/** Nothing is written. */
export const EMPTY_SHEET: PreviewSheet = {
  lines: [
    {
      description: 'Prestation',
      source: '',
      quantity: 1,
      unit: '',
      unitPrice: 0,
      total: 0,
      priceMissing: true,
      unsure: false,
    },
  ],
  net: 0,
  vat: [{ rate: 20, vat: 0 }],
  gross: 0,
  currency: 'EUR',
  recognised: [],
  said: [],
  due: null,
  doubt: null,
};
