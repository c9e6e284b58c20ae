import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { sealOf, type Sealed } from './sealKind.ts';
import { sealLook } from './sealLook.ts';
import { SealMark } from './sealMark.tsx';

interface SealButtonProps extends ComponentProps<'button'> {
  document: Sealed;
  /** What the status belongs to, for the accessible name: « INV-042 ». */
  of?: string | undefined;
  large?: boolean | undefined;
}

/** The seal one presses to choose another status. */
export function SealButton({ document, of, large, className, ...button }: SealButtonProps) {
  const { mark, word } = sealOf(document);
  return (
    <button
      type="button"
      {...button}
      className={cx(
        sealLook(mark, large),
        '-ml-2 rounded-sm py-1.5 pr-1.5 pl-2 hover:bg-well',
        className,
      )}
      aria-label={`Statut${of ? ` de ${of}` : ''} : ${word}`}
    >
      <SealMark kind={mark} large={large} />
      {word}
      <ChevronDown className="i -ml-0.5 size-3.5 text-ink-3" />
    </button>
  );
}
