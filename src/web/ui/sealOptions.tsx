import type { AriaAttributes, ReactElement } from 'react';
import type { DocumentStatus } from '#domain/document/status.ts';
import { sealWords } from './sealKind.ts';
import { sealLook } from './sealLook.ts';
import { SealMark } from './sealMark.tsx';

const statuses: DocumentStatus[] = ['draft', 'sent', 'paid', 'cancelled'];

/** Any status, directly (docs/product.md, Statuses), each beside its seal. */
export const sealOptions = {
  options: statuses.map((value) => ({ value, label: sealWords[value] })),
  className: 'menu w-44 min-w-0',
  sideOffset: 4,
  drawOption(value: string, label: ReactElement) {
    const status = statusOf(value);
    return (
      <span className={sealLook(status ?? 'draft')}>
        {status && <SealMark kind={status} />}
        {label}
      </span>
    );
  },
};

export function statusOf(value: string | null): DocumentStatus | undefined {
  return statuses.find((status) => status === value);
}

/** The list of statuses that a ledger opens beside one of its rows. */
export const SEAL_LIST = 'seal-list';

/** ARIA attributes of the button that opens that list. */
export function opensSealList(open: boolean): AriaAttributes & { role: 'combobox' } {
  return {
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': open,
    'aria-controls': open ? SEAL_LIST : undefined,
  };
}
