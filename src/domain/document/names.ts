import { type DocumentKind, isRequest, kindFacts } from './kinds.ts';
import type { Document } from './types.ts';

/** « Facture », « Devis » and the like. */
export function kindLabel(kind: DocumentKind): string {
  return kindFacts(kind).name;
}

type Named = Pick<Document, 'kind' | 'number'>;

/** Where the issue is known, what is only asked for yet is named so: it has no number. */
type Told = Named & Partial<Pick<Document, 'issuedAt'>>;

/** « Facture INV-001 », « Demande d’acompte ». */
export function documentTitle(document: Told): string {
  return requestName(document) ?? `${kindLabel(document.kind)} ${document.number}`;
}

/** « Facture », « Demande d’acompte »: a kind where its number stands apart. */
export function nameOf(document: Pick<Told, 'kind' | 'issuedAt'>): string {
  return requestName(document) ?? kindLabel(document.kind);
}

/** « la facture INV-001 », « le devis QUO-001 », « la demande d’acompte », inside a sentence. */
export function documentInSentence(document: Told): string {
  const requested = requestName(document);
  if (requested !== null) return `la ${requested.toLocaleLowerCase('fr')}`;
  return `${kindFacts(document.kind).definite} ${document.number}`;
}

function requestName({ kind, issuedAt }: Pick<Told, 'kind' | 'issuedAt'>): string | null {
  if (issuedAt === undefined || !isRequest({ kind, issuedAt })) return null;
  return kindFacts(kind).requestName;
}

/** « Facture_INV-001.pdf » (docs/product.md, Export). */
export function pdfFileName(document: Named): string {
  return `${fileStem(document)}.pdf`;
}

/** « Projet_facture_Durand_2026-11-22.pdf », « Demande_acompte_… »: a draft has no number yet. */
export function projectFileName({ kind, date }: Pick<Document, 'kind' | 'date'>, client: string) {
  const { fileStem: name, requestStem } = kindFacts(kind);
  const stem = requestStem ?? `Projet_${name.toLowerCase()}`;
  return `${safeStem(`${stem}_${client.trim().replaceAll(/\s+/g, '_')}_${date}`)}.pdf`;
}

/** « Facture_INV-001.xml », for the Factur-X data alone. */
export function xmlFileName(document: Named): string {
  return `${fileStem(document)}.xml`;
}

/** Where the PDF lies in `documents.zip`: « factures/… », « devis/… » (docs/product.md, Export). */
export function zipPath(document: Named, fileName = pdfFileName(document)): string {
  return `${kindFacts(document.kind).folder}/${fileName}`;
}

/** The subject the e-mail modal opens with (docs/product.md, E-mail). */
export function defaultSubject({ kind, number }: Named): string {
  return `${kindLabel(kind)} #${number}`;
}

function fileStem({ kind, number }: Named): string {
  return `${kindFacts(kind).fileStem}_${safeStem(number)}`;
}

/** A name may hold « / » or what a user once put in a prefix: never a path, never a reserved name. */
function safeStem(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}+._-]+/gu, '-').replaceAll(/\.{2,}/g, '.');
}
