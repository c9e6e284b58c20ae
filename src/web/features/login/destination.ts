import type { Location } from 'react-router';

/** What may travel to /login in the navigation state. */
interface LoginState {
  from?: Partial<Location>;
  beta?: boolean;
  /** The gate has just refused this visitor. */
  refused?: boolean;
}

/**
 * The page the user came from, or that the link names in `?from`; otherwise /app
 * (docs/product.md, Accounts).
 */
export function destinationOf(state: unknown, search: URLSearchParams): string {
  const { from } = readState(state);
  const asked = from
    ? `${from.pathname ?? ''}${from.search ?? ''}${from.hash ?? ''}`
    : (search.get('from') ?? '');
  // Never elsewhere: an address of another site would make this page its accomplice.
  return /^\/app(?:[/?#]|$)/.test(asked) ? asked : '/app';
}

/** The beta flag, from the landing page's button or from `?beta`. */
export function isBeta(state: unknown, search: URLSearchParams): boolean {
  return readState(state).beta === true || (search.has('beta') && search.get('beta') !== 'false');
}

/** What « Commencer » left on the landing. */
const NEWCOMER_KEY = 'encrier:newcomer';

/** Whether one has just pressed « Commencer ». */
export function isNewcomer(): boolean {
  try {
    return sessionStorage.getItem(NEWCOMER_KEY) !== null;
  } catch {
    return false;
  }
}

/** Said once: whoever comes again by another link signs in. */
export function forgetNewcomer(): void {
  try {
    sessionStorage.removeItem(NEWCOMER_KEY);
  } catch {
    // Nothing was kept.
  }
}

/** Someone the gate has just refused is not sent back to it, whatever the session says. */
export function isRefused(state: unknown): boolean {
  return readState(state).refused === true;
}

function readState(state: unknown): LoginState {
  return typeof state === 'object' && state !== null ? state : {};
}
