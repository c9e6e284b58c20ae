import { cleanBlock, cleanLine } from '#domain/text/clean.ts';

import type { CiiNote } from './ciiInvoice.ts';
import type { InvoiceFacts } from './facts.ts';
import { frenchNumbers, isDomesticBusiness, isFrench } from './identifiers.ts';

/** C. com. L441-10 and D441-5 bind businesses only; the French rules ask for the notes all the same. */
const NOT_FOR_CONSUMERS = 'Sans objet (client particulier)';

/**
 * BG-1. PMT, PMD and AAB exactly once on every invoice (BR-FR-05, BR-FR-06); REG and ABL for a
 * company; BAR says which road of the reform the invoice takes; then the user's own notes.
 */
export function invoiceNotes(facts: InvoiceFacts): CiiNote[] {
  const { client, document } = facts;
  const forBusiness = (text: string) => (client.kind === 'business' ? text : NOT_FOR_CONSUMERS);
  return [
    {
      code: 'PMT',
      text: forBusiness(
        'Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement\u00a0: 40\u00a0€.',
      ),
    },
    {
      code: 'PMD',
      text: forBusiness(
        'Tout retard de paiement engendre une pénalité exigible à compter de la date d’échéance, calculée sur la base de trois fois le taux d’intérêt légal.',
      ),
    },
    { code: 'AAB', text: forBusiness('Escompte pour paiement anticipé\u00a0: néant') },
    ...companyNotes(facts),
    { code: 'BAR', text: clientKind(facts) },
    { code: null, text: cleanBlock(document.content) },
  ];
}

/** « SARL au capital de 50 000 EUR » and « RCS Lyon 732829320 » (C. com. R123-237, R123-238). */
function companyNotes({ seller }: InvoiceFacts): CiiNote[] {
  const { legalForm, shareCapital } = seller;
  const { siren } = frenchNumbers(seller.siret);
  const city = cleanLine(seller.rcsCity);
  const isCompany =
    legalForm !== null && !['EI', 'micro', 'association', 'other'].includes(legalForm);
  const notes: CiiNote[] = [];
  if (isCompany && shareCapital !== null && shareCapital > 0) {
    const capital = new Intl.NumberFormat('fr-FR').format(shareCapital).replaceAll('\u202f', ' ');
    notes.push({ code: 'REG', text: `${legalForm} au capital de ${capital} EUR` });
  }
  if (city !== '' && siren !== '') notes.push({ code: 'ABL', text: `RCS ${city} ${siren}` });
  return notes;
}

/** BR-FR-20: e-invoicing for French businesses, e-reporting for everyone else. */
function clientKind({ client }: InvoiceFacts): string {
  if (isDomesticBusiness(client)) return 'B2B';
  if (client.kind === 'business') return 'B2BINT';
  return isFrench(client.country) ? 'B2C' : 'B2CINT';
}
