import type { Location } from 'react-router';

/** What may travel to /login in the navigation state. */
interface LoginState {
  from?: Partial<Location>;
  beta?: boolean;
  /** The gate has just refused this visitor. */
  refused?: boolean;
}

/** The page the user came from, otherwise /app (spec §2). */
export function destinationOf(state: unknown): string {
  const { from } = readState(state);
  if (!from?.pathname?.startsWith('/app')) return '/app';
  return `${from.pathname}${from.search ?? ''}${from.hash ?? ''}`;
}

/** The beta flag, from the landing page's button or from `?beta`. */
export function isBeta(state: unknown, search: URLSearchParams): boolean {
  return readState(state).beta === true || (search.has('beta') && search.get('beta') !== 'false');
}

/** Someone the gate has just refused is not sent back to it, whatever the session says. */
export function isRefused(state: unknown): boolean {
  return readState(state).refused === true;
}

function readState(state: unknown): LoginState {
  return typeof state === 'object' && state !== null ? state : {};
}
