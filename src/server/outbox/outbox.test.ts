import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import PostalMime from 'postal-mime';
import { openMail } from '#server/mail/openMail.ts';
import { outboxListAnswer } from './answers.ts';
import { openTestApp } from '#testing/testApp.ts';
import type { TestApp } from '#testing/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('« Boîte d’envoi locale »', () => {
  it('shows a user their own messages, each a complete letter', async () => {
    const claire = await app.signUp();
    const karim = await app.signUp();
    const { config, database, clock } = app;
    const mail = openMail({ config, database, clock, ids: { next: () => crypto.randomUUID() } });
    const letter = { to: 'nadia@lune.example', subject: 'Facture #INV-001', text: 'Bonjour.' };
    await mail.send({ ...letter, userId: claire.id });
    await mail.send({ ...letter, subject: 'Sans destinataire connu' });
    mail.close();

    const list = await app.request('/api/outbox', { as: claire });
    const { items } = outboxListAnswer.parse(await list.json());
    expect(items).toMatchObject([{ to: letter.to, subject: letter.subject, text: letter.text }]);
    const path = `/api/outbox/${items[0]?.id}/message.eml`;
    const eml = await app.request(path, { as: claire });
    expect(await PostalMime.parse(await eml.arrayBuffer())).toMatchObject({
      subject: letter.subject,
    });
    expect((await app.request(path, { as: karim })).status).toBe(404);
    expect(await (await app.request('/api/outbox', { as: karim })).json()).toEqual({ items: [] });
  });
});
