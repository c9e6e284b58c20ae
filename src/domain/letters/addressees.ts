/** Why a letter goes to an address: it is the client's, one more, a copy, or the sender's own. */
export type AddresseeRole = 'client' | 'to' | 'cc' | 'self';

/**
 * What the transport said of one address. Accepted: it took the message for that address, which is
 * not yet a mailbox; unknown: it fell silent, or the server stopped.
 */
export type DeliveryState = 'pending' | 'accepted' | 'refused' | 'unknown';

export interface Addressee {
  address: string;
  role: AddresseeRole;
  state: DeliveryState;
  /** The transport's own words, of a refusal. */
  reason: string | null;
}

interface Wanted {
  client: string;
  alsoTo: readonly string[];
  cc: readonly string[];
  /** The sender's own address, where they want a copy. */
  self: string | null;
}

/** Whom a letter goes to, each address once: where it is asked for twice, the first role counts. */
export function addresseesOf({ client, alsoTo, cc, self }: Wanted): Addressee[] {
  const found = new Map<string, Addressee>();
  const add = (address: string, role: AddresseeRole) => {
    const key = address.trim().toLowerCase();
    if (!found.has(key)) found.set(key, { address, role, state: 'pending', reason: null });
  };
  add(client, 'client');
  for (const address of alsoTo) add(address, 'to');
  for (const address of cc) add(address, 'cc');
  if (self !== null) add(self, 'self');
  return [...found.values()];
}

/** Those who are not the sender: a letter that reached none of them has not left. */
export function others(addressees: readonly Addressee[]): Addressee[] {
  return addressees.filter(({ role }) => role !== 'self');
}

/** What became of a letter, for its other readers. The first that took it is named first. */
export interface WentTo {
  recipient: string;
  /** Taken by the transport too. */
  others: string[];
  notTaken: NotTaken[];
}

/** An address the transport did not take the letter for, though it took it for others. */
export interface NotTaken {
  address: string;
  reason: string;
  /** Only where it holds: it may have left all the same. */
  unknown?: true;
}

export function wentTo(addressees: readonly Addressee[]): WentTo {
  const all = others(addressees);
  const taken = all.filter(({ state }) => state === 'accepted').map(({ address }) => address);
  const [recipient = all[0]?.address ?? '', ...rest] = taken;
  return {
    recipient,
    others: rest,
    notTaken: all
      .filter(({ state }) => state !== 'accepted')
      .map(({ address, state, reason }) => ({
        address,
        reason: reason ?? '',
        ...(state === 'unknown' && { unknown: true }),
      })),
  };
}

/** « a, b et c ». */
export function everybody({ recipient, others = [] }: Partial<WentTo> & { recipient: string }) {
  return new Intl.ListFormat('fr').format([recipient, ...others]);
}

/** « ; refusé pour x : 550 … », at the end of a sentence about the others; empty without any. */
export function exceptFor(notTaken: readonly NotTaken[] = []): string {
  return notTaken
    .map(({ address, reason, unknown }) => {
      const what = unknown ? 'sans confirmation pour' : 'refusé pour';
      return `\u00A0; ${what} ${address}\u00A0: ${reason.trim().replace(/\.$/, '')}`;
    })
    .join('');
}
