import type { Profile } from './types.ts';

/**
 * What a seller has not said, of what profiles learnt since invoices are issued: a snapshot from
 * before reads `{ ...UNSAID, ...seller }`.
 */
export const UNSAID = {
  vatExemption: null,
  legalFormName: '',
  variableCapital: false,
  inLiquidation: false,
  registrationNote: '',
  electronicAddress: '',
  sepaCreditorId: '',
  termsKind: null,
  termsDays: null,
  latePenalty: 'legal_rate',
  latePenaltyRate: null,
  discountPercent: null,
  discountDays: null,
} as const satisfies Partial<Profile>;
