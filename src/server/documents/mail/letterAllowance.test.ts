import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { smtpMail } from '#server/mail/smtp.ts';
import { openSmtpServer } from '#testing/doubles/smtpServer.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import { brasserieLune } from '#testing/world/people.ts';

const LETTER = { subject: 'Facture', message: 'Bonjour' };
const FROM = 'Encrier <ne-pas-repondre@encrier.example>';

let server: Awaited<ReturnType<typeof openSmtpServer>>;
let mail: ReturnType<typeof smtpMail>;
let app: TestApp;
beforeAll(async () => {
  server = await openSmtpServer();
  mail = smtpMail({ url: server.url, from: FROM });
  app = await openTestApp({ environment: { RATE_LIMITS: 'on' }, deps: { mail } });
});
beforeEach(() => {
  server.accepted.length = 0;
});
afterAll(async () => {
  await app.close();
  mail.close();
  await server.close();
});

it('writes to nobody before the sender’s own address has answered', async () => {
  const desk = await openDesk(app);
  await prove(desk, false);
  const { id } = await desk.create();
  const refused = await send(desk, id);
  expect(refused).toMatchObject({ status: 403, body: { code: 'address_unproven' } });
  expect(server.accepted).toEqual([]);
  expect((await desk.call(`/api/documents/${id}`)).body.status).toBe('draft');

  await desk.call(`/api/clients/${desk.clientId}`, 'PATCH', { email: desk.user.email });
  expect((await send(desk, id)).status).toBe(200);
  await desk.call(`/api/clients/${desk.clientId}`, 'PATCH', { email: brasserieLune.email });
  await prove(desk, true);
  expect((await send(desk, id)).status).toBe(200);
  expect(server.accepted.map(({ to }) => to?.[0]?.address)).toEqual([
    desk.user.email,
    brasserieLune.email,
  ]);
});

it('lets forty letters of one account to one stranger go no further than twenty', async () => {
  const desk = await openDesk(app);
  await desk.call(`/api/clients/${desk.clientId}`, 'PATCH', { email: 'inconnu@ailleurs.example' });
  const { id } = await desk.create();
  const statuses: number[] = [];
  for (let letter = 0; letter < 40; letter += 1) statuses.push((await send(desk, id)).status);
  expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(20).fill(429)]);
  expect(server.accepted).toHaveLength(20);
  const { body } = await send(desk, id);
  expect(body.error).toBe(
    'Vous avez déjà écrit plusieurs fois à inconnu@ailleurs.example\u00A0: réessayez dans une heure.',
  );
  app.clock.advance(3600_000);
  expect((await send(desk, id)).status).toBe(200);
});

it('counts all that one mailbox gets in a day, whatever its spelling and from whichever account', async () => {
  const letters = [];
  for (let account = 0; account < 4; account += 1) {
    const desk = await openDesk(app);
    const email = account % 2 ? 'Cible@Ailleurs.example' : 'cible@ailleurs.example';
    await desk.call(`/api/clients/${desk.clientId}`, 'PATCH', { email });
    const { id } = await desk.create();
    for (let letter = 0; letter < 16; letter += 1) letters.push((await send(desk, id)).status);
  }
  expect(letters.filter((status) => status === 200)).toHaveLength(60);
  expect(letters.slice(60)).toEqual([429, 429, 429, 429]);
});

it('counts every address of a letter, so that ten at a time are no way round', async () => {
  const desk = await openDesk(app);
  const { id } = await desk.create({ type: 'quote', dueDate: null });
  const statuses: number[] = [];
  for (let letter = 0; letter < 13; letter += 1) {
    const cc = Array.from({ length: 9 }, (_, index) => `${letter}-${index}@ailleurs.example`);
    statuses.push((await send(desk, id, { cc })).status);
  }
  expect(statuses).toEqual([...Array<number>(12).fill(200), 429]);
});

function send(desk: Desk, id: string, more: object = {}) {
  const letter = { ...LETTER, ...more };
  return desk.call<{ code: string; error: string }>(`/api/documents/${id}/email`, 'POST', letter);
}

async function prove(desk: Desk, emailVerified: boolean) {
  await app.database.kysely
    .updateTable('user')
    .set({ emailVerified })
    .where('id', '=', desk.user.id)
    .execute();
}
