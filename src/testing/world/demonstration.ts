import { addDays, compareDays, parisDay, type IsoDate } from '#domain/calendar.ts';
import { defaultDueDate } from '#domain/document/dueDate.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import type { Document } from '#domain/document/types.ts';
import {
  demonstrationClients,
  demonstrationStory,
  PAYS_AFTER,
  type ClientKey,
  type Deed,
} from './demonstrationStory.ts';
import { atelierMorel } from './people.ts';

export const demonstrationAccount = {
  name: 'Claire Morel',
  email: 'claire@atelier-morel.example',
  password: 'une-plume-et-un-encrier',
} as const;

/** Calls the application as the signed-in user; throws on any refusal. */
export type Call = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;

interface Stage {
  call: Call;
  /** Moves the application's clock to this instant. */
  goTo: (instant: Date) => void;
  /** When the story ends. */
  now: Date;
}

/**
 * Fills an empty account with a year of a joiner's work, through the calls the screens make: numbers,
 * register, sealed PDFs, e-mails and notifications are made as they would have been.
 *
 * @returns how many documents were made.
 */
export async function fillDemonstration({ call, goTo, now }: Stage): Promise<number> {
  const today = parisDay(now);
  const story = demonstrationStory();
  const on = (daysAgo: number) => addDays(today, -daysAgo);

  goTo(morningOf(on((story[0]?.daysAgo ?? 0) + 1)));
  await call('PATCH', '/api/profile', { name: demonstrationAccount.name, ...atelierMorel });
  const clients = new Map<ClientKey, string>();
  let awaited: Awaited[] = [];
  const settleUntil = async (day: IsoDate) => {
    const paid = awaited.filter((one) => one.paidOn <= day);
    awaited = awaited.filter((one) => one.paidOn > day);
    for (const { path, paidOn } of paid.toSorted(byDay)) {
      goTo(paidOn === today ? now : morningOf(paidOn));
      await call('PATCH', path, { status: 'paid' });
    }
  };
  for (const deed of story) {
    const day = on(deed.daysAgo);
    await settleUntil(day);
    goTo(deed.daysAgo === 0 ? now : morningOf(day));
    const clientId = clients.get(deed.client) ?? (await addClient(call, deed.client));
    clients.set(deed.client, clientId);
    const path = await bringAbout(call, deed, { day, clientId });
    const paysAfter = Math.min(PAYS_AFTER[deed.client], deed.daysAgo);
    if (path) awaited.push({ path, paidOn: addDays(day, paysAfter) });
    // Everything older than a month has been read.
    if (deed.daysAgo > 30) await call('PATCH', '/api/notifications', { read: true });
  }
  await settleUntil(today);
  goTo(now);
  return story.length;
}

/** An invoice that its client pays one day. */
interface Awaited {
  path: string;
  paidOn: IsoDate;
}

function byDay(one: Awaited, other: Awaited): number {
  return compareDays(one.paidOn, other.paidOn);
}

function morningOf(day: IsoDate): Date {
  return new Date(`${day}T08:30:00Z`);
}

async function addClient(call: Call, key: ClientKey): Promise<string> {
  const { id } = await call<{ id: string }>('POST', '/api/clients', demonstrationClients[key]);
  return id;
}

/** @returns the address of the invoice that is paid later; null where none is. */
async function bringAbout(
  call: Call,
  { type, prompt, outcome }: Deed,
  { day, clientId }: { day: IsoDate; clientId: string },
): Promise<string | null> {
  const draft = await call<Pick<Document, 'lineItems' | 'content'>>(
    'POST',
    '/api/functions/generate-document',
    { type, prompt },
  );
  const { content } = draft;
  // Its owner reads a document over before it leaves: no line waits for a check any more.
  const lineItems =
    outcome === 'draft' ? draft.lineItems : draft.lineItems.map((line) => ({ ...line, flags: [] }));
  const dueDate = defaultDueDate(type, day);
  const wanted = { type, clientId, date: day, dueDate, prompt, lineItems, content };
  const made = await call<Document & { totals: { gross: number } }>(
    'POST',
    '/api/documents',
    wanted,
  );
  const path = `/api/documents/${made.id}`;
  const set = (status: Document['status'], of = path) => call('PATCH', of, { status });

  if (outcome === 'draft') return null;
  if (outcome === 'emailed') {
    await call('POST', `${path}/first-letter`);
    return null;
  }
  await set('sent');
  const isGivenUp = outcome === 'cancelled';
  if (outcome === 'paid') return path;
  if (isGivenUp && kindFacts(type).isOffer) await set(outcome);
  else if (isGivenUp) {
    const reason = 'Prestation annulée d’un commun accord';
    const { id } = await call<Document>('POST', `${path}/credit-notes`, { reason, total: true });
    await call('POST', `/api/documents/${id}/issue`, {});
  }
  if (outcome === 'converted') {
    const { id } = await call<{ id: string }>('POST', `${path}/conversion`);
    await set('sent', `/api/documents/${id}`);
    return `/api/documents/${id}`;
  }
  return null;
}
