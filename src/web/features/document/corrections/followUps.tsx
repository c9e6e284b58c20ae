import { useState } from 'react';
import { Link } from 'react-router';
import { isRequest, kindFacts } from '#domain/document/kinds.ts';
import { documentInSentence } from '#domain/document/names.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { onDemand } from '#web/ui/onDemand.tsx';
import { Button } from '#web/ui/button.tsx';
import { LINK_SENTENCES } from './linkSentences.ts';
import type { FollowUp } from './followUp.ts';
import { QuoteAnswerControl } from './quoteAnswer.tsx';

const FollowUpDialog = onDemand(
  async () => (await import('./followUpDialog.tsx')).FollowUpDialog,
  () => null,
);

/** What the law offers on a document as it stands, each behind one confirmation that says it. */
export function FollowUps({ document }: { document: DocumentAnswer }) {
  const [open, setOpen] = useState<FollowUp | null>(null);
  const acts = actsOn(document);
  return (
    <>
      {kindFacts(document.kind).isOffer && <QuoteAnswerControl document={document} />}
      {acts.length > 0 && (
        <div className="-mx-3 grid justify-items-start">
          {acts.map(({ act, label }) => (
            <Button key={act} variant="quiet" onClick={() => setOpen(act)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <Links document={document} />
      {open && <FollowUpDialog act={open} document={document} onClose={() => setOpen(null)} />}
    </>
  );
}

function actsOn(document: DocumentAnswer): { act: FollowUp; label: string }[] {
  const { isOffer, owes, canBeReplaced } = kindFacts(document.kind);
  if (isOffer) {
    if (document.convertedDocumentId !== null || document.status === 'cancelled') return [];
    return [
      { act: 'ask_deposit', label: 'Demander un acompte' },
      { act: 'received', label: 'J’ai reçu l’acompte' },
    ];
  }
  if (isRequest(document)) return [{ act: 'receipt', label: 'J’ai reçu l’acompte' }];
  const stands = document.issuedAt !== null && owes > 0 && document.status !== 'cancelled';
  if (!stands || document.creditedAmount >= document.gross) return [];
  if (!canBeReplaced) return [{ act: 'credit', label: 'Faire un avoir' }];
  // Paid or credited in part, an invoice is not replaced whole: the avoir says what is given back.
  const isUntouched = document.paidAmount === 0 && document.creditedAmount === 0;
  return [
    { act: 'credit', label: 'Faire un avoir' },
    ...(isUntouched ? [{ act: 'rectify' as const, label: 'Facture rectificative' }] : []),
    { act: 'again', label: 'Avoir total et nouveau brouillon' },
  ];
}

/** The documents this one follows, and those that follow it. */
function Links({ document }: { document: DocumentAnswer }) {
  if (document.links.length === 0) return null;
  return (
    <ul className="small grid gap-1.5">
      {document.links.map(({ relation, documentId, kind, number, issued, gross }) => (
        <li key={`${relation} ${documentId}`}>
          {LINK_SENTENCES[relation]}{' '}
          <Link className="link" to={`/app/documents/${documentId}`}>
            {documentInSentence({ kind, number })}
          </Link>{' '}
          <span className="faint num">
            {formatAmount(gross, document.currency)}
            {!issued && !kindFacts(kind).isOffer && ' · brouillon'}
          </span>
        </li>
      ))}
    </ul>
  );
}
