// What pictures need in the demonstration's books, made once through the calls the screens make.
import type { Page } from '@playwright/test';
import { parisDay } from '#domain/calendar.ts';
import { defaultDueDate } from '#domain/document/dueDate.ts';
import { series } from '#testing/world/series.ts';

/** What the pictures write, and what the draft they show was written from. */
export const SENTENCE =
  'Pose de 3 étagères en chêne à 140 € pièce, 2 h 30 d’ajustement à 48 €/h et le déplacement 35 €';

/** An invoice about to leave, made once: what was issued is neither edited nor sent a first time. */
export async function keptDraft(page: Page): Promise<string> {
  const read = async <Answer>(path: string) =>
    (await (await page.request.get(path)).json()) as Answer;
  const clients = await read<{ items: { id: string }[] }>('/api/clients?search=Lune');
  const clientId = clients.items[0]?.id;
  const drafts = await read<{ items: { id: string }[] }>(
    `/api/documents?type=invoice&status=draft&clientId=${clientId}`,
  );
  if (drafts.items[0]) return drafts.items[0].id;
  const today = parisDay(new Date());
  const made = await page.request.post('/api/documents', {
    headers: { origin: originOf(page) },
    data: {
      type: 'invoice',
      clientId,
      date: today,
      dueDate: defaultDueDate('invoice', today),
      prompt: SENTENCE,
      lineItems: [
        { description: 'Étagère en chêne, pose comprise', quantity: 3, unitPrice: 140 },
        { description: 'Ajustement', quantity: 2.5, unitPrice: 48, unit: 'hour' },
        { description: 'Déplacement', quantity: 1, unitPrice: 35 },
      ],
    },
  });
  return ((await made.json()) as { id: string }).id;
}

/** A monthly series of the demonstration's first client, made once. */
export async function keptSeries(page: Page): Promise<string> {
  const { items } = (await (await page.request.get('/api/recurring')).json()) as {
    items: { id: string }[];
  };
  if (items[0]) return items[0].id;
  const clients = (await (await page.request.get('/api/clients?limit=1')).json()) as {
    items: { id: string }[];
  };
  const year = new Date().getFullYear() + 1;
  const made = await page.request.post('/api/recurring', {
    headers: { origin: originOf(page) },
    data: series(clients.items[0]?.id ?? '', {
      name: 'Maintenance du site',
      start: `${year}-01-31`,
      lineItems: [
        { description: 'Maintenance de {période}', quantity: 1, unitPrice: 180 },
        { description: 'Hébergement', quantity: 1, unitPrice: 24 },
      ],
    }),
  });
  return ((await made.json()) as { id: string }).id;
}

/** A statement that pays what the demonstration's clients owe, as a bank would word it. */
export async function statementOf(page: Page): Promise<string> {
  const owed = await Promise.all(
    ['late', 'owed'].map(async (view) => {
      const list = await page.request.get(`/api/documents?view=${view}&limit=2`);
      return ((await list.json()) as { items: Owed[] }).items;
    }),
  );
  const items = owed.flat();
  const lines = items.map(
    ({ id, number, clientName, amountDue }, at) => `<STMTTRN><TRNTYPE>CREDIT
<DTPOSTED>202611${String(18 - at).padStart(2, '0')}
<TRNAMT>${(at === 1 ? amountDue / 2 : amountDue).toFixed(2)}
<FITID>${id}
<NAME>VIR ${clientName.toUpperCase()}
<MEMO>${at === 2 ? '' : number}
</STMTTRN>`,
  );
  return `OFXHEADER:100\n<OFX><BANKTRANLIST>${lines.join('\n')}\n</BANKTRANLIST></OFX>`;
}

interface Owed {
  id: string;
  number: string;
  clientName: string;
  amountDue: number;
}

function originOf(page: Page): string {
  return new URL(page.url()).origin;
}
