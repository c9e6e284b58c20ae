import type { DocumentStatus } from '#domain/document/status.ts';
import { Options } from './options.tsx';
import { SealButton } from './sealButton.tsx';
import type { Sealed } from './sealKind.ts';
import { sealOptions, statusOf } from './sealOptions.tsx';

interface SealSelectProps {
  document: Sealed & { status: DocumentStatus; number: string };
  onChange: (status: DocumentStatus) => void;
  disabled?: boolean;
  large?: boolean;
}

/** The status selector of a document; its seal says where the document stands. */
export function SealSelect({ document, onChange, disabled, large }: SealSelectProps) {
  return (
    <Options
      {...sealOptions}
      value={document.status}
      disabled={disabled}
      onChange={(next) => {
        const status = statusOf(next);
        if (status && status !== document.status) onChange(status);
      }}
      trigger={
        <SealButton document={document} of={document.number} large={large} disabled={disabled} />
      }
    />
  );
}
