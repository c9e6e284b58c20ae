import type { DocumentStatus } from '#domain/document/status.ts';
import { Options } from './options.tsx';
import { SealButton } from './sealButton.tsx';
import { sealOptions, statusOf } from './sealOptions.tsx';

interface SealSelectProps {
  value: DocumentStatus;
  onChange: (status: DocumentStatus) => void;
  /** What the status belongs to, for the accessible name: « INV-042 ». */
  of?: string;
  disabled?: boolean;
  large?: boolean;
}

/** The status selector of a document. */
export function SealSelect({ value, onChange, of, disabled, large }: SealSelectProps) {
  return (
    <Options
      {...sealOptions}
      value={value}
      disabled={disabled}
      onChange={(next) => {
        const status = statusOf(next);
        if (status && status !== value) onChange(status);
      }}
      trigger={<SealButton status={value} of={of} large={large} disabled={disabled} />}
    />
  );
}
