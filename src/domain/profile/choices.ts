import type { LegalForm } from './types.ts';
import type { VatRegime } from '#domain/vat/regimes.ts';

/** What the list of legal forms says of each. */
interface LegalFormRow {
  value: LegalForm;
  label: string;
  /** As documents print it; empty for a form in the seller's own words. */
  printed: string;
  /** The law wants its capital and its register on documents. */
  hasCapital: boolean;
}

const form = (value: LegalForm, label: string, printed: string): LegalFormRow => ({
  value,
  label,
  printed,
  hasCapital: false,
});

const company = (
  value: LegalForm,
  label: string = value,
  printed: string = value,
): LegalFormRow => ({
  value,
  label,
  printed,
  hasCapital: true,
});

/** Legal forms as a person of the trade names them, the commonest first; the last takes any other. */
export const LEGAL_FORM_ROWS: readonly LegalFormRow[] = [
  form('micro', 'Micro-entreprise (auto-entrepreneur)', 'Entrepreneur individuel'),
  form('EI', 'Entreprise individuelle (EI)', 'Entrepreneur individuel'),
  company('EURL'),
  company('SARL'),
  company('SASU'),
  company('SAS'),
  company('SA'),
  company('SCI'),
  company('SNC'),
  form('association', 'Association', 'Association'),
  company('SELARL'),
  company('SELAS'),
  company('SELAFA'),
  company('SELCA'),
  company('SCP', 'SCP (société civile professionnelle)'),
  company('SCM', 'SCM (société civile de moyens)'),
  company('SCOP_SARL', 'SCOP (SARL)', 'SCOP SARL'),
  company('SCOP_SA', 'SCOP (SA)', 'SCOP SA'),
  company('SCIC'),
  company('SCA', 'SCA (commandite par actions)'),
  company('SCS', 'SCS (commandite simple)'),
  company('EARL'),
  company('GAEC'),
  company('SCEA'),
  form('GIE', 'GIE', 'GIE'),
  form('foundation', 'Fondation', 'Fondation'),
  form('union', 'Syndicat', 'Syndicat'),
  form('other', 'Autre forme', ''),
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
