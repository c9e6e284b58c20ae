import { FileCheck2, FileText, Send, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { Link } from 'react-router';
import { conversionOf } from '#domain/document/conversion.ts';
import { daysOverdue } from '#domain/document/dueDate.ts';
import { documentTitle, typeLabel } from '#domain/document/names.ts';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { useStatusChange } from '#web/api/useStatusChange.ts';
import { Amount } from '#web/ui/amount.tsx';
import { count, day } from '#web/ui/french.ts';
import { IconButton } from '#web/ui/iconButton.tsx';
import { SealSelect } from '#web/ui/sealSelect.tsx';
import { InlineConfirm } from '#web/ui/states.tsx';
import { useConversion, useDeletion } from './rowActs.ts';

interface Props {
  document: DocumentSummaryAnswer;
  today: string;
  onEmail: (document: DocumentSummaryAnswer) => void;
}

/**
 * One line of the ledger; on a phone the same facts stand in two lines. Drawn once: while the list is
 * scrolled, rows that stay in sight are left as they are.
 */
export const DocumentRow = memo(function DocumentRow({ document, today, onEmail }: Props) {
  const [confirming, setConfirming] = useState(false);
  const status = useStatusChange(document);
  if (confirming) {
    return <DeletionRow document={document} onClose={() => setConfirming(false)} />;
  }
  const address = `/app/documents/${document.id}`;
  return (
    <div className="ledger__row max-desk:!grid-cols-[1fr_auto] max-desk:gap-y-1 max-desk:!px-0 max-desk:py-3">
      <Link className="ledger__ref" to={address}>
        <span className="strong num">{document.number}</span>
        <span className="small faint">{typeLabel(document.type)}</span>
      </Link>
      <Link
        to={address}
        className="ledger__client max-desk:order-first max-desk:self-start"
        aria-label={`${documentTitle(document)}, ${document.clientName}`}
      >
        {document.clientName}
      </Link>
      <div className="ledger__ref small max-desk:order-4 max-desk:justify-items-start">
        <span className="num soft">{day(document.date)}</span>
        <Due document={document} today={today} />
      </div>
      <div className="max-desk:justify-self-end">
        <SealSelect
          value={document.status}
          of={document.number}
          disabled={status.isPending}
          onChange={(to) => status.mutate({ from: document.status, to })}
        />
      </div>
      <div className="amount strong max-desk:order-first max-desk:justify-self-end">
        <Amount value={document.gross} currency={document.currency} />
      </div>
      <RowActions document={document} onEmail={onEmail} onDelete={() => setConfirming(true)} />
    </div>
  );
});

function Due({ document, today }: Pick<Props, 'document' | 'today'>) {
  const late = daysOverdue(document, today);
  if (late > 0) return <span className="late strong">En retard de {count(late, 'jour')}</span>;
  if (document.type === 'quote' || !document.dueDate) return null;
  return <span className="faint">Échéance {day(document.dueDate)}</span>;
}

interface ActionsProps extends Pick<Props, 'document' | 'onEmail'> {
  onDelete: () => void;
}

function RowActions({ document, onEmail, onDelete }: ActionsProps) {
  const conversion = useConversion(document);
  const { number } = document;
  return (
    <div className="ledger__acts max-desk:order-last max-desk:justify-self-end">
      {conversionOf(document) === 'convertible' && (
        <IconButton
          small
          label={`Convertir ${number} en facture`}
          disabled={conversion.isPending}
          onClick={() => conversion.mutate()}
        >
          <FileCheck2 className="i" />
        </IconButton>
      )}
      {document.convertedDocumentId && (
        <Link
          className="icon-btn icon-btn--s"
          to={`/app/documents/${document.convertedDocumentId}`}
          aria-label={`Voir la facture issue de ${number}`}
          title={`Voir la facture issue de ${number}`}
        >
          <FileText className="i" />
        </Link>
      )}
      <IconButton small label={`Envoyer ${number} par e-mail`} onClick={() => onEmail(document)}>
        <Send className="i" />
      </IconButton>
      <IconButton small danger label={`Supprimer ${number}`} onClick={onDelete}>
        <Trash2 className="i" />
      </IconButton>
    </div>
  );
}

function DeletionRow({
  document,
  onClose,
}: {
  document: DocumentSummaryAnswer;
  onClose: () => void;
}) {
  const deletion = useDeletion(document, onClose);
  const what = document.type === 'invoice' ? 'la facture' : 'le devis';
  return (
    <InlineConfirm busy={deletion.isPending} onConfirm={() => deletion.mutate()} onCancel={onClose}>
      Supprimer {what} <strong>{document.number}</strong> de {document.clientName}
      &nbsp;? Cette action est irréversible.
    </InlineConfirm>
  );
}
