import type { BrowserContext, Page } from '@playwright/test';
import { atelierMorel, brasserieLune, madameRoche } from '#testing/world/people.ts';
import { addDays, parisDay } from '#domain/calendar.ts';
import { signIn } from '../demonstrationPages.ts';

/** Whose screen it is: the year of demonstration, an account just opened, one with odd books, or nobody. */
export type Account = 'demonstration' | 'new' | 'empty' | 'odd' | 'nobody';

/** Signs the context in. */
export async function enter(context: BrowserContext, account: Account, address: string) {
  if (account === 'nobody') return;
  if (account === 'demonstration') return signIn(context, address);
  const ask = asking(context, address);
  await ask('POST', '/api/auth/sign-up/email', {
    email: `claire.${crypto.randomUUID()}@atelier-morel.example`,
    password: 'une-plume-et-un-encrier',
    name: 'Claire Morel',
    beta: true,
  });
  if (account === 'new') return;
  await ask('PATCH', '/api/profile', { ...atelierMorel, name: 'Claire Morel' });
  if (account === 'odd') await fillOddBooks(ask);
}

type Ask = ReturnType<typeof asking>;

function asking(context: BrowserContext, address: string) {
  return async <Answer>(method: string, path: string, data?: unknown): Promise<Answer> => {
    const headers = { origin: address };
    const answer = await context.request.fetch(`${address}${path}`, {
      method,
      headers,
      ...(data !== undefined && { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
}

/** What the session of the page reads of its own books. */
export async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(path);
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`);
  return (await answer.json()) as Answer;
}

/** The longest names, the biggest amounts, the most lines; an invoice to be paid, a quote that was sent. */
async function fillOddBooks(ask: Ask): Promise<void> {
  const { id: long } = await ask<{ id: string }>('POST', '/api/clients', {
    ...brasserieLune,
    name: 'Marie-Clémentine de La Rochefoucauld-Montmorency',
    company: 'Société coopérative des menuiseries et charpentes du Grand Ouest réunies',
    email: 'comptabilite.fournisseurs.grand-ouest@menuiseries-reunies.example',
  });
  const { id: roche } = await ask<{ id: string }>('POST', '/api/clients', madameRoche);
  const today = parisDay(new Date());
  const write = (type: 'invoice' | 'quote', clientId: string, lineItems: object[]) =>
    ask<{ id: string }>('POST', '/api/documents', {
      type,
      clientId,
      date: today,
      dueDate: type === 'invoice' ? addDays(today, 15) : null,
      lineItems,
    });
  await write('invoice', long, [
    { description: 'Charpente de la halle', quantity: 2, unitPrice: 123_456_789.5 },
    { description: 'Levage', quantity: 12, unitPrice: 480 },
  ]);
  const long60 = Array.from({ length: 60 }, (_, index) => ({
    description: `Poste ${index + 1}\u00A0: fourniture et pose`,
    quantity: 1 + (index % 4),
    unitPrice: 40 + index,
  }));
  const whole = await write('invoice', roche, long60);
  await ask('PATCH', `/api/documents/${whole.id}`, { status: 'sent' });
  const quote = await write('quote', roche, [
    { description: 'Pose d’un parquet', quantity: 24, unitPrice: 49 },
  ]);
  await ask('PATCH', `/api/documents/${quote.id}`, { status: 'sent' });
}
