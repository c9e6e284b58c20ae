import type { FoundCompany } from '#domain/company/foundCompany.ts';
import type { VatRegime } from '#domain/vat/regimes.ts';
import type { LegalForm } from '#domain/profile/types.ts';

/** The company as the first run writes it: what the gate asks for, and what the directory adds. */
export interface FirstCompany {
  company: string;
  siret: string;
  address: string;
  postalCode: string;
  city: string;
  /** What a postal code must look like follows from it. */
  country: string;
  vatNumber: string;
  legalForm: LegalForm | null;
}

export const NO_COMPANY: FirstCompany = {
  company: '',
  siret: '',
  address: '',
  postalCode: '',
  city: '',
  country: 'France',
  vatNumber: '',
  legalForm: null,
};

export function fromDirectory(found: FoundCompany): FirstCompany {
  const { name, siret, address, postalCode, city, vatNumber, legalForm } = found;
  const { country } = NO_COMPANY;
  return { company: name, siret, address, postalCode, city, country, vatNumber, legalForm };
}

/** Answers to « Facturez-vous la TVA ? »; null leaves the question to the first issue. */
export type FirstRegime = Extract<VatRegime, 'standard' | 'franchise'> | null;

/** What is saved: an answer not given, or a number not known, is not sent. */
export function profileOf(company: FirstCompany, regime: FirstRegime) {
  const { vatNumber, legalForm, ...required } = company;
  return {
    ...required,
    ...(legalForm !== null && { legalForm }),
    ...(regime !== null && { vatRegime: regime }),
    // In franchise none is printed; it can be written later, for what is bought abroad.
    ...(regime !== 'franchise' && vatNumber !== '' && { vatNumber }),
  };
}
