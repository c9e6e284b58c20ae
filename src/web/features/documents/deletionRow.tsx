import { useLayoutEffect, useRef } from 'react';
import { kindFacts } from '#domain/document/kinds.ts';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { InlineConfirm } from '#web/ui/states.tsx';
import { useDeletion } from './rowActs.ts';

interface Props {
  document: DocumentSummaryAnswer;
  onHeight: (pixels: number) => void;
  onClose: () => void;
}

/** A row while it asks before it deletes: the question may need more room than the row had. */
export function DeletionRow({ document, onHeight, onClose }: Props) {
  const deletion = useDeletion(document, onClose);
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (row.current) onHeight(row.current.offsetHeight);
  }, [onHeight]);
  return (
    <div ref={row}>
      <InlineConfirm
        busy={deletion.isPending}
        onConfirm={() => deletion.mutate()}
        onCancel={onClose}
      >
        Supprimer {kindFacts(document.kind).definite} <strong>{document.number}</strong> de{' '}
        {document.clientName}
        &nbsp;? Cette action est irréversible.
      </InlineConfirm>
    </div>
  );
}
