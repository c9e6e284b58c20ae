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
    const pdf = { name: 'Facture_été.pdf', contentType: 'application/pdf' };
    const bytes = Uint8Array.from({ length: 3000 }, (_, index) => index % 256);
    await mail.send({ ...letter, userId: claire.id, attachments: [{ ...pdf, bytes }] });
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

    const attached = (position: number | string, as = claire) =>
      app.request(`/api/outbox/${items[0]?.id}/attachments/${position}`, { as });
    const file = await attached(0);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent(pdf.name));
    expect((await attached(0, karim)).status).toBe(404);
    expect((await attached(1)).status).toBe(404);
    expect((await attached('-1')).status).toBe(400);
    expect(await (await app.request('/api/outbox', { as: karim })).json()).toEqual({ items: [] });
  });
});
