import { mayCount } from '#domain/document/lineOptions.ts';
import type { Document, LineItem } from '#domain/document/types.ts';

/*
 * What the client certifies to pay a reduced rate on works in a home (CGI art. 279-0 bis and 278-0 bis
 * A). It stands on the quote, the invoice or the contract since the forms 1300-SD and 1301-SD are gone
 * (loi 2025-127, art. 41); the words are those of BOI-LETTRE-000280.
 */
const BEGINNING =
  'Je soussigné(e)............................ (Nom, prénom) certifie, en qualité de preneur de la prestation, que les travaux réalisés concernent des locaux à usage d’habitation achevés depuis plus de deux ans et qu’ils n’ont pas eu pour effet, sur une période de deux ans au plus, de concourir à la production d’un immeuble neuf au sens du 2° du 2 du I de l’article 257 du CGI, ni d’entraîner une augmentation de la surface de plancher des locaux existants supérieure à 10\u00A0%';

const CERTIFICATIONS: readonly { rate: number; text: string }[] = [
  { rate: 10, text: `${BEGINNING}.` },
  {
    rate: 5.5,
    text: `${BEGINNING} et qu’ils ont la nature de travaux de rénovation énergétique.`,
  },
];

/** What the client of these works, options that may still be taken among them, certifies: a text a reduced rate. */
export function certifications(document: Document): string[] {
  const works = document.lineItems.filter((line) => mayCount(line) && isOldHome(line));
  const rates = new Set(works.map((line) => rateOf(document, line)));
  return CERTIFICATIONS.filter(({ rate }) => rates.has(rate)).map(({ text }) => text);
}

/** True for works in a home finished more than two years ago. */
export function isOldHome({ inOldHome }: Pick<LineItem, 'inOldHome'>): boolean {
  return inOldHome === true;
}

function rateOf(document: Document, line: LineItem): number | null {
  if (!document.vat || line.vatCase) return null;
  return line.vatRate ?? document.vatRate;
}
