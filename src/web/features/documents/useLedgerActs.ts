import { type MouseEvent, useCallback, useState } from 'react';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { useFollowLink } from '#web/ui/followLink.ts';
import type { RowActs } from './documentRow.tsx';
import { useConversion } from './rowActs.ts';

/** Whose status is being chosen, and the button that was pressed for it. */
export interface ChoosingStatus {
  document: DocumentSummaryAnswer;
  button: HTMLButtonElement;
}

/** The row that asks before it deletes, and how high it has become. */
export interface DeletingRow {
  id: string;
  height: number;
}

/** What rows ask for and what is open among them: the same functions whichever row is drawn. */
export function useLedgerActs({ onEmail, onToggle }: Pick<RowActs, 'onEmail' | 'onToggle'>) {
  const [choosing, setChoosing] = useState<ChoosingStatus | null>(null);
  const [deleting, setDeleting] = useState<DeletingRow | null>(null);
  const { mutate: convert, isPending, variables: converted } = useConversion();
  const follow = useFollowLink();
  const acts: RowActs = {
    onEmail,
    onToggle,
    onConvert: useCallback((document) => convert(document), [convert]),
    onDelete: useCallback(({ id }) => setDeleting({ id, height: 0 }), []),
    onStatus: useCallback(
      (document, button) =>
        setChoosing((open) => (open?.button === button ? null : { document, button })),
      [],
    ),
    onFollow: useCallback(
      (event: MouseEvent<HTMLAnchorElement>) => {
        if (!choosesByTouch(event)) return follow(event);
        event.preventDefault();
        onToggle(idOfRow(event.currentTarget), false);
      },
      [follow, onToggle],
    ),
  };
  const makeRoom = useCallback(
    (height: number) =>
      setDeleting((row) => (row?.height === height ? row : row && { ...row, height })),
    [],
  );
  return {
    acts,
    choosing,
    stopChoosing: () => setChoosing(null),
    deleting,
    makeRoom,
    stopDeleting: () => setDeleting(null),
    convertingId: isPending ? converted.id : null,
  };
}

/** While one chooses on a phone, a row is a box: it opens nothing. Its boxes are hidden elsewhere until then. */
function choosesByTouch({ currentTarget }: MouseEvent<HTMLAnchorElement>): boolean {
  return (
    currentTarget.closest('[data-touch-choice]') !== null &&
    !window.matchMedia('(hover: hover)').matches
  );
}

function idOfRow(link: HTMLElement): string {
  return link.closest<HTMLElement>('[data-document]')?.dataset['document'] ?? '';
}
