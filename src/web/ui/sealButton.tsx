import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { DocumentStatus } from '#domain/document/status.ts';
import { cx } from './cx.ts';
import { sealWords } from './sealKind.ts';
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
      className={cx('seal seal--select', `seal--${status}`, large && 'seal--l', className)}
      aria-label={`Statut${of ? ` de ${of}` : ''} : ${sealWords[status]}`}
    >
      <SealMark kind={status} />
      {sealWords[status]}
      <ChevronDown className="i" />
    </button>
  );
}
