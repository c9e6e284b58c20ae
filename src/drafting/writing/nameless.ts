import type { DraftLine } from '../draft.ts';
import type { Facts } from '../facts/fact.ts';
import { fold } from '../fold.ts';

/** A line priced by nothing but a unit is named by it. */
const BY_UNIT: Record<string, string> = {
  hour: 'Main d’œuvre',
  minute: 'Minutes',
  day: 'Journées de travail',
  halfday: 'Demi-journée de travail',
  month: 'Mensualités',
  person: 'Personnes',
  km: 'Kilomètres',
  m2: 'Surface',
  page: 'Pages',
  word: 'Mots',
};

export function namedByUnit(unit: string | null): string {
  return BY_UNIT[unit ?? ''] ?? 'Prestation';
}

const MONTH =
  'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre';
/** « nov », « sept. 2026 », « septembre, en octobre »: one month or several, and nothing else. */
const MONTH_ALONE = new RegExp(
  `^(?:prestation d(?:e |['’]))?(?:(?:${MONTH})(?:,? (?:et |en )*| \\d{4}[, ]*))*(${MONTH}|janv?|fevr?|avr|juil|sept?|oct|nov|dec)\\.?(?: \\d{4})?$`,
);
const MONTHS =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'.split('|');
const DAY = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';
/** When the work was done. */
const DAYS = words(
  `${MONTH}|${DAY}|avant-hier|hier|aujourd'hui|demain|matin|soir|semaine|mois|annee|jours?|dernieres?|derniers?|passee?s?|prochaine?s?`,
);
/** How and when it is paid. */
const TERMS = words(
  "a (?:la )?(?:commande|signature|livraison|reservation|reception)|a l'acceptation|paiement|payable|reglement|reglable|regler|reglage(?= de sous)|echeance|delai|sous|comptant|reception",
);
/** How it is paid: told in the notes, and no work. */
const MEANS = words('en \\d+ fois|virements?|cheques?|especes|deja (?:regle|paye|verse)e?s?');
const DEPOSIT = words('acomptes?|arrhes|avance');
const TIES = words(
  "le|la|les|l'|de|du|des|d'|a|au|aux|en|par|pour|ce|cette|et|er|avant|net|fin|\\d+",
);

function words(alternatives: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${alternatives})(?![a-z])`, 'g');
}

/** « Cours de maths : en septembre »: what told its count has gone from between. */
const MONTH_LEFT = new RegExp(`[\\s\u00a0]: (?:en |de |d[’'])(${MONTHS.join('|')})$`, 'iu');

type Named = Pick<DraftLine, 'description' | 'unit'>;
/** « Cours de maths, en septembre », « Cours de maths (septembre) ». */
const MONTH_AT_END = new RegExp(
  `(?:,? (?:en |de |d[’'])?| \\(|[\\s\u00a0]: (?:en )?)(?:${MONTHS.join('|')})(?: \\d{4})?\\)?$`,
  'iu',
);

/**
 * « 3 jours à 450 €, payable sous 45 jours »: a line is named by what it counts, not by its terms. A day
 * tells the lines of a document apart, and names nothing where there is `alone` one. « 6 h de cours en
 * septembre, 8 h en octobre »: a month takes up the name of the line `before` it, counted alike.
 */
export function namedOrCounted(
  { description, unit = null }: Named,
  facts: Facts,
  alone: boolean,
  before: Named | null = null,
): string {
  const told = unwrapped(description).replace(MONTH_LEFT, ' ($1)');
  const { depositPercent, depositAmount, depositPaid } = facts;
  const isAsked = Boolean(depositPercent ?? depositAmount ?? depositPaid);
  const plain = fold(told);
  // « entre 3 et 4 heures à 45 € »
  if (!/\p{L}/u.test(told.replace(/^entre (?=\d)/i, ''))) return namedByUnit(unit);
  const month = monthAlone(plain);
  if (month !== null && before !== null && before.unit === unit)
    return `${before.description.replace(MONTH_AT_END, '')} (${month})`;
  if (month !== null && !plain.startsWith('prestation'))
    return alone ? namedByUnit(unit) : `${namedByUnit(unit)} (${month})`;
  const timeless = alone ? plain.replaceAll(DAYS, ' ') : plain;
  const termless = timeless.replaceAll(TERMS, ' ').replaceAll(MEANS, ' ');
  const work = isAsked ? termless.replaceAll(DEPOSIT, ' ') : termless;
  return work === plain || hasWords(work) ? told : namedByUnit(unit);
}

/** « (paniers) »: the client's name, which has a field of its own, stood before it. */
function unwrapped(description: string): string {
  const inner = /^\(([^()]+)\)$/.exec(description)?.[1];
  return inner === undefined ? description : inner.charAt(0).toUpperCase() + inner.slice(1);
}

function monthAlone(plain: string): string | null {
  const start = MONTH_ALONE.exec(plain)?.[1];
  if (start === undefined) return null;
  return MONTHS.find((month) => fold(month).startsWith(start)) ?? null;
}

/** Whether words say anything beside days, terms and how one pays. */
export function saysMore(said: string): boolean {
  return hasWords(fold(said).replaceAll(TERMS, ' ').replaceAll(DAYS, ' '));
}

const hasWords = (plain: string): boolean => /[a-z]/.test(plain.replaceAll(TIES, ' '));
