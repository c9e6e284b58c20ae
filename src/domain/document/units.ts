import type { LineUnit } from './types.ts';

export interface Unit {
  value: LineUnit;
  singular: string;
  plural: string;
  /** What is printed after a quantity; empty for a plain count. */
  symbol: string;
  /** UN/ECE recommendation 20, as Factur-X wants it (BT-130). */
  code: string;
}

const PLAIN: Unit = {
  value: 'unit',
  singular: 'unité',
  plural: 'unités',
  symbol: '',
  code: 'C62',
};

/** The units a line may be counted in, the usual ones first. */
export const UNITS: readonly Unit[] = [
  PLAIN,
  { value: 'hour', singular: 'heure', plural: 'heures', symbol: 'h', code: 'HUR' },
  { value: 'day', singular: 'jour', plural: 'jours', symbol: 'j', code: 'DAY' },
  { value: 'week', singular: 'semaine', plural: 'semaines', symbol: 'sem.', code: 'WEE' },
  { value: 'month', singular: 'mois', plural: 'mois', symbol: 'mois', code: 'MON' },
  { value: 'year', singular: 'an', plural: 'ans', symbol: 'an', code: 'ANN' },
  { value: 'lot', singular: 'forfait', plural: 'forfaits', symbol: 'forfait', code: 'LS' },
  { value: 'm2', singular: 'mètre carré', plural: 'mètres carrés', symbol: 'm²', code: 'MTK' },
  { value: 'm3', singular: 'mètre cube', plural: 'mètres cubes', symbol: 'm³', code: 'MTQ' },
  { value: 'm', singular: 'mètre', plural: 'mètres', symbol: 'm', code: 'MTR' },
  { value: 'km', singular: 'kilomètre', plural: 'kilomètres', symbol: 'km', code: 'KMT' },
  { value: 'kg', singular: 'kilogramme', plural: 'kilogrammes', symbol: 'kg', code: 'KGM' },
  { value: 'litre', singular: 'litre', plural: 'litres', symbol: 'l', code: 'LTR' },
  { value: 'person', singular: 'personne', plural: 'personnes', symbol: 'pers.', code: 'IE' },
  { value: 'word', singular: 'mot', plural: 'mots', symbol: 'mot', code: 'D68' },
  { value: 'page', singular: 'page', plural: 'pages', symbol: 'p.', code: 'ZP' },
];

/** A line without a unit is counted in units. */
export function unitOf(value: LineUnit | null | undefined): Unit {
  return UNITS.find((unit) => unit.value === value) ?? PLAIN;
}

/** « jour », « jours »: French takes the plural from 2 on, so 1,5 jour stays singular. */
export function unitLabel(value: LineUnit | null | undefined, quantity: number): string {
  const unit = unitOf(value);
  return Math.abs(quantity) >= 2 ? unit.plural : unit.singular;
}

/** What follows a quantity on paper: « 3 j », « 16,25 h », « 2 forfaits »; empty for plain counts. */
export function unitSuffix(value: LineUnit | null | undefined, quantity: number): string {
  const unit = unitOf(value);
  const isWord = unit.symbol === unit.singular;
  return isWord && Math.abs(quantity) >= 2 ? unit.plural : unit.symbol;
}
