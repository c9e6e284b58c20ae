import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { documentInSentence } from '#domain/document/names.ts';
import { messageOf } from '#web/api/apiError.ts';
import { proposedLetterQuery } from '#web/api/letterQueries.ts';
import { SheetBeside } from '#web/lines/sheetBeside.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { EmailForm } from './emailForm.tsx';
import type { Sendable, Written } from './written.ts';

interface Props {
  document: Sendable;
  open: boolean;
  onClose: () => void;
}

/**
 * The modal of both document screens (docs/product.md, E-mail). What was written survives closing
 * it, and a letter that did not leave is there to be sent again.
 */
export function EmailModal({ document, open, onClose }: Props) {
  const [kept, setKept] = useState<{ id: string; written: Written } | null>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Envoyer ${documentInSentence(document)}`}
      beside={<SheetBeside document={document} />}
    >
      <Letter
        document={document}
        kept={kept?.id === document.id ? kept.written : null}
        onWritten={(written) => setKept({ id: document.id, written })}
        onSent={() => {
          setKept(null);
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}

interface LetterProps {
  document: Sendable;
  kept: Written | null;
  onWritten: (written: Written) => void;
  onSent: () => void;
  onCancel: () => void;
}

/** There only while the modal is open: what is proposed is asked for again each time. */
function Letter({ document, kept, ...acts }: LetterProps) {
  const letter = useQuery(proposedLetterQuery(document.id));
  if (letter.isPending) return <Loading />;
  if (letter.isError) {
    return (
      <ErrorState
        title="Failed to load company information"
        detail={messageOf(letter.error)}
        onRetry={() => void letter.refetch()}
        busy={letter.isRefetching}
      />
    );
  }
  const start = kept ?? unsent(document) ?? { ...EMPTY, ...wordsOf(letter.data) };
  return <EmailForm document={document} letter={letter.data} start={start} {...acts} />;
}

const EMPTY = { alsoTo: '', cc: '', copyToSelf: false, attachments: [] };

function wordsOf({ subject, message }: Pick<Written, 'subject' | 'message'>) {
  return { subject, message };
}

/** Its files are not kept: they are chosen again. */
function unsent({ lastEmail }: Sendable): Written | null {
  if (!lastEmail || lastEmail.ok) return null;
  const { addressees } = lastEmail;
  const those = (role: string) =>
    addressees
      .filter((one) => one.role === role)
      .map(({ address }) => address)
      .join(', ');
  return {
    ...wordsOf(lastEmail),
    alsoTo: those('to'),
    cc: those('cc'),
    copyToSelf: those('self') !== '',
    attachments: [],
  };
}
