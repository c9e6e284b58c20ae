import type { OperationCategory, PaymentMethod } from './types.ts';
import type { VatExemption } from '#domain/vat/case.ts';

/** Means of payment, as printed. */
export const PAYMENT_METHODS: readonly { value: PaymentMethod; label: string }[] = [
  { value: 'transfer', label: 'Virement bancaire' },
  { value: 'card', label: 'Carte bancaire' },
  { value: 'cheque', label: 'Chèque' },
  { value: 'cash', label: 'Espèces' },
  { value: 'sepa', label: 'Prélèvement SEPA' },
];

/** Kinds of operation (CGI ann. II art. 242 nonies A, 8° bis). */
export const OPERATION_CATEGORIES: readonly { value: OperationCategory; label: string }[] = [
  { value: 'services', label: 'Prestations de services' },
  { value: 'goods', label: 'Livraisons de biens' },
  { value: 'mixed', label: 'Biens et services' },
];

/** Why a seller who charges VAT does not on this document, in words a plumber understands. */
export const VAT_EXEMPTIONS: readonly { value: VatExemption; label: string; when: string }[] = [
  {
    value: 'reverse_charge',
    label: 'Autoliquidation',
    when: 'Sous-traitance du bâtiment, ou service à une entreprise de l’Union européenne\u00A0: votre client déclare la TVA.',
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
    value: 'services_outside_eu',
    label: 'Service hors Union européenne',
    when: 'Service à une entreprise établie hors de l’Union européenne.',
  },
];
