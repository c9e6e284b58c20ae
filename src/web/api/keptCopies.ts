/**
 * The last answers, kept in this browser so that they can be read without a network. One cache for one
 * user: another user's is removed as soon as somebody else is known to be here. Only what `offlineReading`
 * hands over comes here; never an answer of the sign-in calls.
 */
const FAMILY = 'encrier-kept-';
/** Counted up when answers change shape: copies that today’s screens could not read are removed. */
const PREFIX = `${FAMILY}3-`;

/** A year of a busy business stays small; the oldest copies leave first. */
const MOST_COPIES = 150;

/** As long as a session that « Se souvenir de moi » keeps open (docs/product.md, Accounts). */
const LONGEST_DAYS = 30;

interface Copy {
  keptAt: string;
  data: unknown;
}

/** Null until the server has said who is here: what comes before is kept for nobody. */
let owner: string | null = null;

/** From now on copies are this user's; those of anyone else are removed. */
export async function keepCopiesFor(userId: string): Promise<void> {
  if (owner === userId || !supported()) return;
  owner = userId;
  await removeCaches((name) => name !== nameFor(userId));
}

/** At sign-out, when a session ends, and for whom does not want to be remembered. */
export async function forgetCopies(): Promise<void> {
  owner = null;
  if (supported()) await removeCaches(() => true);
}

export async function keepCopy(key: string, data: unknown, now = new Date()): Promise<void> {
  if (owner === null || !supported()) return;
  const cache = await caches.open(nameFor(owner));
  const copy: Copy = { keptAt: now.toISOString(), data };
  await cache.put(addressOf(key), Response.json(copy));
  const all = await cache.keys();
  for (const oldest of all.slice(0, Math.max(0, all.length - MOST_COPIES))) {
    await cache.delete(oldest);
  }
}

/** The copy of that key, unless it is too old to be believed. */
export async function readCopy(key: string, now = new Date()): Promise<Copy | null> {
  if (!supported()) return null;
  // Without a network nobody says who is here: at most one user's copies are left to be found.
  const names = await cachesNamed(PREFIX);
  const name = owner === null ? names[0] : nameFor(owner);
  if (name === undefined || !names.includes(name)) return null;
  const answer = await (await caches.open(name)).match(addressOf(key));
  if (!answer) return null;
  const copy = (await answer.json()) as Copy;
  const days = (now.getTime() - Date.parse(copy.keptAt)) / 86_400_000;
  return days <= LONGEST_DAYS ? copy : null;
}

async function removeCaches(which: (name: string) => boolean): Promise<void> {
  for (const name of (await cachesNamed(FAMILY)).filter(which)) await caches.delete(name);
}

async function cachesNamed(prefix: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

function nameFor(userId: string): string {
  return `${PREFIX}${userId}`;
}

/** Caches hold addresses; this one is never asked of a server. */
function addressOf(key: string): string {
  return `/kept/${encodeURIComponent(key)}`;
}

/** Absent where the page did not come over https (nor from this machine). */
function supported(): boolean {
  return 'caches' in globalThis;
}
