import { type ComponentType, type ReactNode, Suspense, createElement, lazy, useState } from 'react';
import { toast } from './toast.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

const known = new Set<() => Promise<unknown>>();
/** The first screen is there: what a later one brings is fetched once it is there too. */
let isFetching = false;

/**
 * A part whose code comes apart: what most visits never open, and the lists and menus that float over
 * a screen. `waiting` stands in its place until then, drawn from the same props.
 */
export function onDemand<Props extends object>(
  load: Load<Props>,
  waiting: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  let here: ComponentType<Props> | null = null;
  const fetched = async () => (here = await load());
  whenIdle(fetched);
  const Later: ComponentType<Props> = lazy(async () => ({ default: await untilItComes(fetched) }));
  return function OnDemand(props: Props) {
    // Code that is here is drawn in this very frame: `lazy` would wait once more, and show a blank.
    const [Part] = useState(() => here ?? Later);
    return <Suspense fallback={waiting(props)}>{createElement(Part, props)}</Suspense>;
  };
}

/** A closed control whose list or menu has no code yet: seen, and not to be pressed or focused. */
export function NotYet({ children }: { children: ReactNode }) {
  return (
    <span inert className="contents">
      {children}
    </span>
  );
}

/** Has `fetchPartsWhenIdle` fetch it too. */
export function whenIdle<Part>(load: () => Promise<Part>): () => Promise<Part> {
  known.add(load);
  if (isFetching) onceIdle(load);
  return load;
}

/** A lost connection leaves the screen as it is, says so once, and the code is asked for again. */
async function untilItComes<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    toast.failure(
      'Une partie de cet écran n’a pas pu être chargée. Vérifiez votre connexion, ou rechargez la page.',
    );
  }
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    const part = await load().catch(() => null);
    if (part) return part;
  }
}

const RETRY_AFTER = 3000;

async function fetchParts() {
  isFetching = true;
  // One a turn: what is pressed meanwhile waits for one of them at most.
  for (const load of known) {
    await load().catch(() => undefined);
    await new Promise<void>((resolve) => void onceIdle(async () => resolve()));
  }
}

/** Once the screen is there and nothing else is to be done, so that opening a part never waits. */
export function fetchPartsWhenIdle(): () => void {
  return onceIdle(fetchParts);
}

/** Fetches code when nothing else is to be done. What does not come is asked for again when it is needed. */
export function onceIdle(load: () => Promise<unknown>): () => void {
  const fetch = () => void load().catch(() => undefined);
  // Safari has no requestIdleCallback: a moment after the first paint will do.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(fetch, 1500);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(fetch, { timeout: 5000 });
  return () => window.cancelIdleCallback(handle);
}
