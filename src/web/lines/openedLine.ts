import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { EditedDocument } from './editedDocument.ts';

/** A field of a line that takes the keyboard. */
export type LinePart = 'description' | 'quantity' | 'unitPrice';

/** The line whose fields are open on a phone. */
export interface OpenedLine {
  index: number;
  /** Where the keyboard goes, unless something is wrong or missing. */
  part: LinePart | null;
  /** Added just now: left untouched, it is not kept. */
  isNew?: boolean;
}

/** `asked` is the field a hint sent the user to, « lineItems.1.unitPrice ». */
export function useOpenedLine(asked: string | null, isPhone: boolean) {
  const [opened, setOpened] = useState<OpenedLine | null>(() => (isPhone ? openedAt(asked) : null));
  useOpenedWhenRefused(isPhone && opened === null, setOpened);
  return [isPhone ? opened : null, setOpened] as const;
}

function openedAt(field: string | null): OpenedLine | null {
  const [, index, part] = /^lineItems\.(\d+)\.(\w+)$/.exec(field ?? '') ?? [];
  if (index === undefined) return null;
  return { index: Number(index), part: part === 'unitPrice' ? part : null };
}

/** A line that is refused opens, unless a field before it has taken the focus. */
function useOpenedWhenRefused(isClosed: boolean, open: (line: OpenedLine) => void) {
  const { control } = useFormContext<EditedDocument>();
  const { errors, submitCount } = useFormState({ control });
  const lines = errors.lineItems;
  const refused = Array.isArray(lines) ? lines.findIndex(Boolean) : -1;
  const before = useRef({ submitCount, refused });

  const look = useEffectEvent((now: typeof before.current) => {
    const isNews = now.submitCount !== before.current.submitCount || before.current.refused < 0;
    before.current = now;
    const isTaken = document.activeElement?.getAttribute('aria-invalid') === 'true';
    if (isNews && isClosed && now.refused >= 0 && !isTaken)
      open({ index: now.refused, part: null });
  });
  useEffect(() => look({ submitCount, refused }), [submitCount, refused]);
}
