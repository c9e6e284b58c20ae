import { memo, useState } from 'react';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { useChangingStatus, useStatusChoice } from '#web/acts/useStatusChange.ts';
import { SealSelect } from '#web/ui/sealSelect.tsx';

/** The drop falls, spreads and is pressed; the sign it bears appears last. */
const FALLING =
  '[&_svg:first-child]:animate-[fall_var(--duration-seal)_var(--ease-ink)_both] [&_svg:first-child_path+path]:animate-[press_var(--duration-seal)_linear_both]';

export const StatusControl = memo(function StatusControl({
  document,
  large,
}: {
  document: DocumentAnswer;
  large?: boolean;
}) {
  const choose = useStatusChoice();
  const isChanging = useChangingStatus().includes(document.id);
  return (
    <span className={useSealed(document) ? FALLING : undefined}>
      <SealSelect
        document={document}
        large={large ?? false}
        disabled={isChanging}
        onChange={(to) => choose({ document, to })}
      />
    </span>
  );
});

/** Whether it was issued or sent under the reader's eyes; opened later, the seal is simply there. */
function useSealed({ state }: DocumentAnswer): boolean {
  const [before, setBefore] = useState(state);
  const [sealed, setSealed] = useState(false);
  if (state !== before) {
    setBefore(state);
    setSealed(state === 'issued' || state === 'sent');
  }
  return sealed;
}
