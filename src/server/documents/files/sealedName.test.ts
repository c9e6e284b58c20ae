import { expect, test } from 'vitest';
import { sealedFileName } from './sealedName.ts';

const SEALED = {
  id: 'first',
  fileName: 'Facture_acompte_FAC-003.pdf',
  purpose: 'document',
  kind: 'deposit',
  sealedFileId: 'second',
} as const;

test.each([
  ['what asked for a deposit, sealed under an invoice’s name', {}, 'Demande_acompte_FAC-003.pdf'],
  ['a deposit that is not issued', { sealedFileId: null }, 'Demande_acompte_FAC-003.pdf'],
  ['the invoice of the deposit', { id: 'second' }, 'Facture_acompte_FAC-003.pdf'],
  [
    'a request sealed under its own name',
    { fileName: 'Demande_acompte_Mme_Girard_2026-11-29.pdf' },
    'Demande_acompte_Mme_Girard_2026-11-29.pdf',
  ],
  [
    'another kind',
    { kind: 'final', fileName: 'Facture_solde_FAC-004.pdf', sealedFileId: 'first' },
    'Facture_solde_FAC-004.pdf',
  ],
  [
    'the certificate of a quote',
    { kind: 'quote', purpose: 'certificate', fileName: 'Certificat_acceptation_DEV-001.pdf' },
    'Certificat_acceptation_DEV-001.pdf',
  ],
] as const)('a sealed file is named after what it is: %s', (_, change, name) => {
  expect(sealedFileName({ ...SEALED, ...change })).toBe(name);
});
