/** What `/api/events` announces (docs/product.md, Calls). */
export type ServerEventName = (typeof NAMES)[number];

const NAMES = ['notification', 'subscription', 'export'] as const;

const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 30_000;

const heard = new EventTarget();

/** Listens to one kind of event; returns the way to stop. `Data` is what the server writes. */
export function onServerEvent<Data>(
  name: ServerEventName,
  listener: (data: Data) => void,
): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<Data>).detail);
  heard.addEventListener(name, hear);
  return () => heard.removeEventListener(name, hear);
}

interface Connection {
  /** The stream is open again after a loss: what happened meanwhile has to be read. */
  onReconnect: () => void;
  /** The stream was lost; the session may be the reason. */
  onLoss: () => void;
}

/** Keeps one stream open, with exponential back-off from 200 ms; returns the way to close it. */
export function connectServerEvents({ onReconnect, onLoss }: Connection): () => void {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let losses = 0;

  const open = () => {
    source = new EventSource('/api/events');
    source.addEventListener('open', () => {
      if (losses > 0) onReconnect();
      losses = 0;
    });
    source.addEventListener('error', () => {
      source?.close();
      if (losses === 0) onLoss();
      retry = setTimeout(open, Math.min(FIRST_RETRY_MS * 2 ** losses, LONGEST_RETRY_MS));
      losses += 1;
    });
    for (const name of NAMES) {
      source.addEventListener(name, (event) => announce(name, event.data));
    }
  };

  open();
  return () => {
    clearTimeout(retry);
    source?.close();
  };
}

function announce(name: ServerEventName, text: unknown): void {
  let detail: unknown = null;
  try {
    detail = JSON.parse(String(text));
  } catch {
    // An event without data still says that something changed.
  }
  heard.dispatchEvent(new CustomEvent(name, { detail }));
}
