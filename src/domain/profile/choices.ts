import type { LegalForm } from './types.ts';
import type { VatRegime } from '#domain/vat/regimes.ts';

/** Legal forms as a person of the trade names them, the commonest first. */
export const LEGAL_FORMS: readonly { value: LegalForm; label: string }[] = [
  { value: 'micro', label: 'Micro-entreprise (auto-entrepreneur)' },
  { value: 'EI', label: 'Entreprise individuelle (EI)' },
  { value: 'EURL', label: 'EURL' },
  { value: 'SARL', label: 'SARL' },
  { value: 'SASU', label: 'SASU' },
  { value: 'SAS', label: 'SAS' },
  { value: 'SA', label: 'SA' },
  { value: 'SCI', label: 'SCI' },
  { value: 'SNC', label: 'SNC' },
  { value: 'association', label: 'Association' },
  { value: 'other', label: 'Autre forme' },
];

/** VAT regimes, each with the line that says what it changes on a document. */
export const VAT_REGIMES: readonly { value: VatRegime; label: string; effect: string }[] = [
  {
    value: 'standard',
    label: 'Oui, je la facture',
    effect: 'La TVA est cochée d’office sur vos nouveaux documents.',
  },
  {
    value: 'franchise',
    label: 'Non\u00A0: franchise en base',
    effect: 'Aucune TVA n’est jamais imprimée\u00A0; la mention légale l’explique.',
  },
  {
    value: 'debits',
    label: 'Oui, d’après les débits',
    effect: 'La TVA est cochée d’office, avec la mention de votre option pour les débits.',
  },
  {
    value: 'exempt',
    label: 'Non\u00A0: activité exonérée',
    effect:
      'Formation, soins, location…\u00A0: la mention de l’article est imprimée, jamais de TVA.',
  },
  {
    value: 'not_taxable',
    label: 'Non\u00A0: association ou activité hors TVA',
    effect: 'Aucune TVA n’est jamais imprimée\u00A0; la mention légale l’explique.',
  },
];

/** True for a company: it prints its capital and its trade register. */
export function isCompany(form: LegalForm | null): boolean {
  return form !== null && COMPANIES.includes(form);
}

/** True for a sole trader: « EI » stands beside the name (décret 2022-725). */
export function isSoleTrader(form: LegalForm | null): boolean {
  return form === 'EI' || form === 'micro';
}

/** The forms that are companies with a capital and a trade register. */
export const COMPANIES: readonly LegalForm[] = ['EURL', 'SARL', 'SASU', 'SAS', 'SA', 'SCI', 'SNC'];
