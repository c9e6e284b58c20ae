import { Select } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { DocumentStatus } from '#domain/document/types.ts';
import { cx } from './cx.ts';
import { sealWords } from './sealKind.ts';
import { SealMark } from './sealMark.tsx';

const statuses: DocumentStatus[] = ['draft', 'sent', 'paid', 'cancelled'];
const items = statuses.map((value) => ({ value, label: sealWords[value] }));

interface SealSelectProps {
  value: DocumentStatus;
  onChange: (status: DocumentStatus) => void;
  /** What the status belongs to, for the accessible name: « INV-042 ». */
  of?: string;
  disabled?: boolean;
  large?: boolean;
}

/** The status selector of the list and of the document: any status, directly (spec §4). */
export function SealSelect({ value, onChange, of, disabled, large }: SealSelectProps) {
  return (
    <Select.Root
      items={items}
      value={value}
      disabled={disabled}
      modal={false}
      onValueChange={(next) => {
        if (next && next !== value) onChange(next);
      }}
    >
      <Select.Trigger
        className={cx('seal seal--select', `seal--${value}`, large && 'seal--l')}
        aria-label={`Statut${of ? ` de ${of}` : ''} : ${sealWords[value]}`}
      >
        <SealMark kind={value} />
        {sealWords[value]}
        <ChevronDown className="i" />
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner className="layer" alignItemWithTrigger={false} sideOffset={4}>
          <Select.Popup className="menu w-44">
            <Select.List>
              {statuses.map((status) => (
                <Select.Item key={status} value={status} className="menu__item">
                  <span className={cx('seal', `seal--${status}`)}>
                    <SealMark kind={status} />
                    <Select.ItemText>{sealWords[status]}</Select.ItemText>
                  </span>
                  <Select.ItemIndicator className="menu__end">
                    <Check className="i i--s" />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}
