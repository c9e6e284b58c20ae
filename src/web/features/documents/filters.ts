import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isIsoDate } from '#domain/calendar.ts';
import { valuesOf } from '#domain/document/choices.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#domain/document/kinds.ts';
import { type DocumentState, STATES } from '#domain/document/state.ts';
import { DOCUMENT_VIEWS, type DocumentViewName } from '#domain/document/views.ts';
import { parseFrenchNumber } from '#domain/money/parse.ts';

/** As a choice beside the states. */
export const ARCHIVED = 'archived';

export interface Filters {
  search: string;
  /** The tab. */
  view: DocumentViewName | '';
  type: DocumentType | '';
  /** Where a document stands, or those that are out of the lists. */
  state: DocumentState | typeof ARCHIVED | '';
  /** Days, as `YYYY-MM-DD`. */
  from: string;
  to: string;
  dueFrom: string;
  dueTo: string;
  /** Those made in one act. */
  batch: string;
  /** TTC, as typed. */
  min: string;
  max: string;
}

export const NO_FILTER: Filters = {
  search: '',
  view: '',
  type: '',
  state: '',
  from: '',
  to: '',
  dueFrom: '',
  dueTo: '',
  batch: '',
  min: '',
  max: '',
};

const VIEWS: string[] = valuesOf(DOCUMENT_VIEWS);
const STATE_VALUES: string[] = [...valuesOf(STATES), ARCHIVED];

/** How each filter is called in the address. */
const NAMES: Record<keyof Filters, string> = {
  search: 'q',
  view: 'view',
  type: 'type',
  state: 'state',
  from: 'from',
  to: 'to',
  dueFrom: 'due-from',
  dueTo: 'due-to',
  batch: 'lot',
  min: 'min',
  max: 'max',
};

/** The filters live in the address: a reload or a shared link shows the same list. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [address, setAddress] = useAheadOfAddress();
  const filters = filtersIn(address);
  const change = (changed: Partial<Filters>) => {
    const next = { ...filters, ...changed };
    const params = new URLSearchParams();
    for (const name of Object.keys(NAMES) as (keyof Filters)[]) {
      if (next[name]) params.set(NAMES[name], next[name]);
    }
    setAddress(params);
  };
  return [filters, change];
}

/**
 * The router changes the address a moment later. A field that showed it would take back the letters typed
 * meanwhile: what was asked last is shown, until the address is changed from elsewhere.
 */
function useAheadOfAddress(): [URLSearchParams, (next: URLSearchParams) => void] {
  const [address, setAddress] = useSearchParams();
  const now = address.toString();
  const [state, setState] = useState({ now, shown: now, asked: [] as string[] });
  if (state.now !== now) {
    const at = state.asked.indexOf(now);
    const isLast = at < 0 || now === state.shown;
    const asked = isLast ? [] : state.asked.slice(at + 1);
    setState({ now, shown: at < 0 ? now : state.shown, asked });
  }
  const ask = (next: URLSearchParams) => {
    const shown = next.toString();
    // From what is on the screen: what React hands to an updater may come from a draft of the next
    // address that it threw away, and the letters typed meanwhile would be lost with it.
    setState({ ...state, shown, asked: [...state.asked, shown] });
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  return [new URLSearchParams(state.shown), ask];
}

function filtersIn(address: URLSearchParams): Filters {
  const said = (name: keyof Filters) => address.get(NAMES[name]) ?? '';
  const day = (name: keyof Filters) => (isIsoDate(said(name)) ? said(name) : '');
  return {
    search: said('search'),
    view: known(said('view'), VIEWS) as Filters['view'],
    type: known(said('type'), DOCUMENT_TYPES) as Filters['type'],
    state: known(said('state'), STATE_VALUES) as Filters['state'],
    from: day('from'),
    to: day('to'),
    dueFrom: day('dueFrom'),
    dueTo: day('dueTo'),
    batch: said('batch'),
    min: said('min'),
    max: said('max'),
  };
}

/** What the server is asked: an amount that is none yet narrows nothing. */
export function asked({ search, type, state, min, max, ...filters }: Filters) {
  return {
    ...filters,
    search: search.trim(),
    type,
    ...(state === ARCHIVED ? { archived: true } : { state }),
    min: amount(min),
    max: amount(max),
  };
}

/** True when the list may be shorter than all documents. */
export function isFiltered(filters: Filters): boolean {
  return Object.values(filters).some((value) => value.trim() !== '');
}

/** True when the panel holds something: it opens by itself. */
export function isNarrowed(filters: Filters): boolean {
  return isFiltered({ ...filters, search: '', view: '', batch: '' });
}

function amount(typed: string): string {
  const number = parseFrenchNumber(typed);
  return number === null ? '' : String(number);
}

function known(value: string, values: readonly string[]): string {
  return values.includes(value) ? value : '';
}
