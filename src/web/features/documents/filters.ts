import { valuesOf } from '#domain/document/choices.ts';
import { STATUSES } from '#domain/document/status.ts';
import { useSearchParams } from 'react-router';
import type { DocumentType } from '#domain/document/kinds.ts';
import type { DocumentStatus } from '#domain/document/status.ts';

/** As a choice beside the statuses. */
export const ARCHIVED = 'archived';

export interface Filters {
  search: string;
  type: DocumentType | '';
  /** A status, or those that are out of the lists. */
  status: DocumentStatus | typeof ARCHIVED | '';
}

export const NO_FILTER: Filters = { search: '', type: '', status: '' };

const TYPES = ['invoice', 'quote'];
const STATUS_VALUES: string[] = [...valuesOf(STATUSES), ARCHIVED];

/** The filters live in the address: a reload or a shared link shows the same list. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [address, setAddress] = useSearchParams();
  const filters: Filters = {
    search: address.get('q') ?? '',
    type: known(address.get('type'), TYPES) as Filters['type'],
    status: known(address.get('status'), STATUS_VALUES) as Filters['status'],
  };
  const change = (changed: Partial<Filters>) => {
    const next = { ...filters, ...changed };
    const params = new URLSearchParams();
    if (next.search) params.set('q', next.search);
    if (next.type) params.set('type', next.type);
    if (next.status) params.set('status', next.status);
    setAddress(params, { replace: true, preventScrollReset: true });
  };
  return [filters, change];
}

/** True when the list may be shorter than all documents. */
export function isFiltered({ search, type, status }: Filters): boolean {
  return search.trim() !== '' || type !== '' || status !== '';
}

function known(value: string | null, values: string[]): string {
  return value !== null && values.includes(value) ? value : '';
}
