import type { DocumentAnswer } from '#server/documents/answers.ts';
import { useChangingStatus, useStatusChoice } from '#web/acts/useStatusChange.ts';
import { SealSelect } from '#web/ui/sealSelect.tsx';

export function StatusControl({ document, large }: { document: DocumentAnswer; large?: boolean }) {
  const choose = useStatusChoice();
  const isChanging = useChangingStatus().includes(document.id);
  return (
    <SealSelect
      document={document}
      large={large ?? false}
      disabled={isChanging}
      onChange={(to) => choose({ document, to })}
    />
  );
}
