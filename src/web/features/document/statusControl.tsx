import type { DocumentAnswer } from '#server/documents/answers.ts';
import { useStatusChange } from '#web/acts/useStatusChange.ts';
import { SealSelect } from '#web/ui/sealSelect.tsx';

export function StatusControl({ document, large }: { document: DocumentAnswer; large?: boolean }) {
  const change = useStatusChange();
  return (
    <SealSelect
      value={document.status}
      of={document.number}
      large={large ?? false}
      disabled={change.isPending}
      onChange={(to) => change.mutate({ document, to })}
    />
  );
}
