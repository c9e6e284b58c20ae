import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { DocumentStatus } from '#domain/document/status.ts';
import { cx } from './cx.ts';
import { sealWords } from './sealKind.ts';
import { sealLook } from './sealLook.ts';
import { SealMark } from './sealMark.tsx';

interface SealButtonProps extends Omit<ComponentProps<'button'>, 'value'> {
  status: DocumentStatus;
  /** What the status belongs to, for the accessible name: « INV-042 ». */
  of?: string | undefined;
  large?: boolean | undefined;
}

/** The seal one presses to choose another status. */
export function SealButton({ status, of, large, className, ...button }: SealButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={cx(
        sealLook(status, large),
        '-ml-2 rounded-sm py-1.5 pr-1.5 pl-2 hover:bg-well',
        className,
      )}
      aria-label={`Statut${of ? ` de ${of}` : ''} : ${sealWords[status]}`}
    >
      <SealMark kind={status} large={large} />
      {sealWords[status]}
      <ChevronDown className="i -ml-0.5 size-3.5 text-ink-3" />
    </button>
  );
}
