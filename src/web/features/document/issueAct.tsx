import { Archive, ArchiveRestore, Stamp } from 'lucide-react';
import { kindFacts } from '#domain/document/kinds.ts';
import { kindLabel } from '#domain/document/names.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { askToIssue } from '#web/acts/issueQuestion.ts';
import { useAct } from '#web/acts/useAct.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';

/** « Émettre la facture »: what makes a draft final, and how to make it so. */
export function IssueAct({ document }: { document: DocumentAnswer }) {
  if (!document.provisional) return null;
  return (
    <Button
      block
      icon={<Stamp className="i" />}
      onClick={() => askToIssue({ document, purpose: 'issue' })}
    >
      Émettre {kindFacts(document.kind).definite}
    </Button>
  );
}

/** « Facture INV-005 », and whether that number is only a place in line (docs/product.md, Numbering). */
export function Title({ document }: { document: DocumentAnswer }) {
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

/** Out of the lists and back: an issued document is kept, whatever becomes of it. */
export function ArchiveAct({ document }: { document: DocumentAnswer }) {
  const { id, number, archivedAt } = document;
  const path = `/api/documents/${id}/archive`;
  const change = useAct({
    act: () => (archivedAt ? api.delete<DocumentAnswer>(path) : api.post<DocumentAnswer>(path)),
    success: `${number}\u00A0: ${archivedAt ? 'de retour dans vos listes' : 'dans les archives'}`,
    failure: 'L’archivage n’a pas abouti',
    refresh: ['documents', 'register'],
  });
  const Icon = archivedAt ? ArchiveRestore : Archive;
  return (
    <Button
      variant="quiet"
      icon={<Icon className="i" />}
      busy={change.isPending}
      onClick={() => change.mutate()}
    >
      {archivedAt ? 'Sortir des archives' : 'Archiver'}
    </Button>
  );
}
