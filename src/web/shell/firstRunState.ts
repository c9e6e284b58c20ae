/** What the gate says when it leads someone without a company to the account screen. */
interface FirstRunState {
  /** The page that was asked for. */
  firstRun: string;
}

/** The state with which the gate opens the first run (docs/product.md, The first run). */
export function firstRunFrom({ pathname, search }: { pathname: string; search: string }) {
  return { firstRun: `${pathname}${search}` } satisfies FirstRunState;
}

/** The page to go to after the first run; null where the gate did not open one. */
export function firstRunOf(state: unknown): string | null {
  const { firstRun } = (typeof state === 'object' && state !== null ? state : {}) as Partial<
    Record<keyof FirstRunState, unknown>
  >;
  return typeof firstRun === 'string' ? firstRun : null;
}
