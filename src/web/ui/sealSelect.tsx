import { valuesOf } from '#domain/document/choices.ts';
import { STATUSES } from '#domain/document/status.ts';
import type { ReactElement } from 'react';
import type { DocumentStatus } from '#domain/document/status.ts';
import { cx } from './cx.ts';
import { useFirstPress } from './firstPress.tsx';
import { RowIcon } from './rowIcon.tsx';
import { sealWords } from './sealKind.ts';
import { SealMark } from './sealMark.tsx';
import { loadSelect } from './select.tsx';

const statuses: DocumentStatus[] = valuesOf(STATUSES);
const options = statuses.map((value) => ({ value, label: sealWords[value] }));

interface SealSelectProps {
  value: DocumentStatus;
  onChange: (status: DocumentStatus) => void;
  /** What the status belongs to, for the accessible name: « INV-042 ». */
  of?: string;
  disabled?: boolean;
  large?: boolean;
  className?: string;
}

/** The status selector of the list and of the document: any status, directly (spec §4). */
export function SealSelect({ value, onChange, of, disabled, large, className }: SealSelectProps) {
  const trigger = (
    <button
      type="button"
      className={cx('seal seal--select', `seal--${value}`, large && 'seal--l', className)}
      disabled={disabled}
      aria-label={`Statut${of ? ` de ${of}` : ''} : ${sealWords[value]}`}
    >
      <SealMark kind={value} />
      {sealWords[value]}
      <RowIcon name="chevron" />
    </button>
  );
  const { part, twin, replay } = useFirstPress(loadSelect, trigger, {
    'aria-haspopup': 'listbox',
    role: 'combobox',
  });
  if (!part) return twin;
  return (
    <part.OpenedSelect
      trigger={trigger}
      replay={replay}
      options={options}
      value={value}
      disabled={disabled}
      className="menu w-44"
      sideOffset={4}
      onChange={(next) => {
        if (next !== value) onChange(next);
      }}
      drawOption={drawStatus}
    />
  );
}

function drawStatus(status: DocumentStatus, label: ReactElement) {
  return (
    <span className={cx('seal', `seal--${status}`)}>
      <SealMark kind={status} />
      {label}
    </span>
  );
}
