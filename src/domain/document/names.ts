import { formatAmount } from '#domain/format/numbers.ts';
import type { Document, DocumentType } from './types.ts';

/** « Facture » or « Devis ». */
export function typeLabel(type: DocumentType): string {
  return type === 'invoice' ? 'Facture' : 'Devis';
}

type Named = Pick<Document, 'type' | 'number'>;

/** « Facture INV-001 ». */
export function documentTitle({ type, number }: Named): string {
  return `${typeLabel(type)} ${number}`;
}

/** « la facture INV-001 », « le devis QUO-001 », inside a sentence. */
export function documentInSentence({ type, number }: Named): string {
  return type === 'invoice' ? `la facture ${number}` : `le devis ${number}`;
}

/** « Facture_INV-001.pdf » (spec §7). */
export function pdfFileName(document: Named): string {
  return `${fileStem(document)}.pdf`;
}

/** « Facture_INV-001.xml », for the Factur-X data alone. */
export function xmlFileName(document: Named): string {
  return `${fileStem(document)}.xml`;
}

/** Where the PDF lies in `documents.zip`: « factures/… » or « devis/… » (spec §7). */
export function zipPath(document: Named): string {
  const folder = document.type === 'invoice' ? 'factures' : 'devis';
  return `${folder}/${pdfFileName(document)}`;
}

/** The subject the e-mail modal opens with (spec §9). */
export function defaultSubject({ type, number }: Named): string {
  return `${typeLabel(type)} #${number}`;
}

/** The message the e-mail modal opens with; `total` is what the client reads at the bottom of the document. */
export function defaultMessage({
  document,
  clientName,
  total,
  senderName,
}: {
  document: Named & Pick<Document, 'currency'>;
  clientName: string;
  total: number;
  senderName: string;
}): string {
  const greeting = clientName.trim() === '' ? 'Bonjour,' : `Bonjour ${clientName.trim()},`;
  const amount = formatAmount(total, document.currency);
  const body = `Veuillez trouver ci-joint ${documentInSentence(document)}, d’un montant de ${amount}.`;
  const closing = 'Je reste à votre disposition pour toute question.\n\nCordialement,';
  return [greeting, body, [closing, senderName.trim()].filter(Boolean).join('\n')].join('\n\n');
}

/** A number may hold « / » or what a user once put in a prefix: never a path, never a reserved name. */
function fileStem({ type, number }: Named): string {
  const safe = number.replaceAll(/[^\p{L}\p{N}+._-]+/gu, '-').replaceAll(/\.{2,}/g, '.');
  return `${typeLabel(type)}_${safe}`;
}
