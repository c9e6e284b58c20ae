import { type ComponentType, type ReactNode, Suspense, createElement, lazy } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

const known = new Set<() => Promise<unknown>>();

/** A part that most visits never open: its code comes apart, when it is first shown or before. */
export function onDemand<Props extends object>(
  load: Load<Props>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  whenIdle(load);
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return function OnDemand(props: Props) {
    return <Suspense fallback={waiting}>{createElement(Part, props)}</Suspense>;
  };
}

/** Has `fetchPartsWhenIdle` fetch it too. */
export function whenIdle<Part>(load: () => Promise<Part>): () => Promise<Part> {
  known.add(load);
  return load;
}

function fetchParts() {
  // One that does not come now is asked for again when it is shown.
  for (const load of known) void load().catch(() => undefined);
}

/** Once the screen is there and nothing else is to be done, so that opening a part never waits. */
export function fetchPartsWhenIdle(): () => void {
  // Safari has no requestIdleCallback: a moment after the first paint will do.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(fetchParts, 1500);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(fetchParts, { timeout: 5000 });
  return () => window.cancelIdleCallback(handle);
}
