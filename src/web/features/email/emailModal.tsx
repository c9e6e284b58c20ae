import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { kindFacts } from '#domain/document/kinds.ts';
import { documentInSentence } from '#domain/document/names.ts';
import { renumbered } from '#domain/letters/renumbered.ts';
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
      title={<Title document={document} />}
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

/** With the number that a draft takes as it leaves, and none until that is known. */
function Title({ document }: { document: Sendable }) {
  const { data } = useQuery(proposedLetterQuery(document.id));
  const number = data ? ` ${data.number ?? document.number}` : '';
  if (!document.provisional) return <>{`Envoyer ${documentInSentence(document)}`}</>;
  return <>{`Envoyer ${kindFacts(document.kind).definite}${number}`}</>;
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
  const { number } = letter.data;
  const earlier = kept ?? unsent(document);
  const start = earlier
    ? { ...renumbered(earlier, earlier.number, number), number }
    : { ...EMPTY, ...wordsOf(letter.data), number };
  return <EmailForm document={document} letter={letter.data} start={start} {...acts} />;
}

const EMPTY = { alsoTo: '', cc: '', copyToSelf: false, attachments: [] };

function wordsOf({ subject, message }: Pick<Written, 'subject' | 'message'>) {
  return { subject, message };
}

/** Its files are not kept: they are chosen again. */
function unsent({ lastEmail, numberIfIssued = null }: Sendable): Written | null {
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
    number: numberIfIssued,
  };
}
