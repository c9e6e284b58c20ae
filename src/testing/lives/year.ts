import { expect } from 'vitest';
import { openDesk } from '#testing/desk.ts';
import type { TestApp } from '#testing/testApp.ts';
import { madameRoche } from '#testing/world/people.ts';
import { chooseStatus, download, issue, letter } from './issuing.ts';
import { archive, changeClient, changeProfile, changeSeries, remove } from './keeping.ts';
import type { Client, Life } from './life.ts';
import { correct, credit, draft, edit } from './making.ts';
import { acceptWorks, situation } from './works.ts';
import { amend, answerQuote, convert, deposit, receive } from './quotes.ts';
import { pay, reverse } from './paying.ts';
import { drawFrom } from './random.ts';

const BERLIN = {
  name: 'Jana Weiß',
  company: 'Kontor GmbH',
  email: 'jana@kontor.example',
  address: 'Torstraße 1',
  postalCode: '10119',
  city: 'Berlin',
  country: 'Allemagne',
  vatNumber: 'DE136695976',
  kind: 'business',
};

/** A user with three clients, and books kept by hand beside the product's. */
export async function openLife(app: TestApp, seed: number): Promise<Life> {
  const desk = await openDesk(app);
  const clients: Client[] = [{ id: desk.clientId, hasAddress: true, isForeign: false }];
  for (const body of [madameRoche, BERLIN]) {
    const answer = await desk.call<{ id: string }>('/api/clients', 'POST', body);
    expect(answer.status).toBe(201);
    clients.push({ id: answer.body.id, hasAddress: true, isForeign: body === BERLIN });
  }
  return {
    desk,
    clock: app.clock,
    draw: drawFrom(seed),
    papers: new Map(),
    clients,
    free: { invoices: 1, avoirs: 1 },
    prefix: { invoices: 'INV-', avoirs: 'AV-' },
    nextQuote: 1,
    takenQuotes: new Set(),
    onDebits: false,
    tick: 0,
    diary: [],
    outcomes: new Map(),
  };
}

/** How often each act is drawn. */
const ACTS: readonly [number, (life: Life) => Promise<boolean>][] = [
  [16, draft],
  [6, edit],
  [16, issue],
  [4, letter],
  [6, chooseStatus],
  [3, download],
  [16, pay],
  [4, reverse],
  [8, credit],
  [3, correct],
  [6, deposit],
  [4, receive],
  [4, answerQuote],
  [5, convert],
  [1, amend],
  [8, situation],
  [3, acceptWorks],
  [2, archive],
  [5, remove],
  [2, changeClient],
  [1, changeProfile],
  [1, changeSeries],
];
const HEAVY = ACTS.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

/** One act more: another is drawn where there is nothing to do it to. */
export async function liveOn(life: Life): Promise<void> {
  while (!(await life.draw.one(HEAVY)(life)));
}
