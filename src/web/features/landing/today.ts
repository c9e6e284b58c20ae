import { useSyncExternalStore } from 'react';

/** Drawn at build time; the visitor's own day takes its place without moving anything. */
const SAMPLE_DAY = '2026-11-21';

/** The visitor’s own day. */
export function useToday(): string {
  return useSyncExternalStore(never, visitorsDay, () => SAMPLE_DAY);
}

/** A visit that lasts past midnight may keep its day. */
function never(): () => void {
  return () => undefined;
}

function visitorsDay(): string {
  const now = new Date();
  // Its minutes taken back, the instant reads in UTC as the visitor's clock does.
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
