import { Stamp } from 'lucide-react';
import { kindFacts } from '#domain/document/kinds.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { askToIssue } from '#web/acts/issueQuestion.ts';
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

/** Beside a number that is only a place in line (docs/product.md, Numbering). */
export function Provisional({ document }: { document: Pick<DocumentAnswer, 'provisional'> }) {
  if (!document.provisional) return null;
  return (
    <span
      className="small faint font-normal whitespace-nowrap"
      title="Le numéro devient définitif à l’émission."
    >
      provisoire
    </span>
  );
}
