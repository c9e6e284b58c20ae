import { isRequest } from '#domain/document/kinds.ts';
import { documentTitle, kindLabel } from '#domain/document/names.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';

/** « Facture INV-005 », « Demande d’acompte », and whether that number is only a place in line (docs/product.md, Numbering). */
export function DocumentName({ document }: { document: DocumentAnswer }) {
  if (isRequest(document)) return documentTitle(document);
  return (
    <>
      {kindLabel(document.kind)} <span className="whitespace-nowrap">{document.number}</span>
      {document.provisional && (
        <>
          {' '}
          <span
            className="small faint font-regular whitespace-nowrap"
            title="Le numéro devient définitif à l’émission."
          >
            provisoire
          </span>
        </>
      )}
    </>
  );
}
