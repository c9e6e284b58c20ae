import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailError } from '#server/mail/mail.ts';
import { openTestApp } from '#testing/testApp.ts';
import type { TestApp } from '#testing/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    environment: { RATE_LIMITS: 'on', CONTACT_EMAIL: 'contact@encrier.example' },
  });
});
afterAll(() => app.close());

const letter = {
  to: 'someone.else@example.org',
  subject: '[Contact] Une question',
  textContent: 'Nom : Nadia\nEmail : nadia@example.org\nRaison : support\n\n<b>Bonjour</b>',
  htmlContent: '<p>Nadia<br><script>steal()</script></p>',
};

const send = (body: object) => app.request('/api/functions/send-email', { method: 'POST', body });

describe('the contact form', () => {
  it('writes to the operator whatever the page says, without the markup it was given', async () => {
    expect((await send(letter)).status).toBe(200);
    expect(app.mail.sent.at(-1)).toMatchObject({
      to: 'contact@encrier.example',
      subject: '[Contact] Une question',
      html: expect.stringMatching(/Nadia<br>.*&lt;b&gt;Bonjour/s),
    });
    expect(app.mail.sent.at(-1)?.html).not.toContain('script');
  });

  it('thanks programs that fill the hidden field, and sends nothing', async () => {
    const before = app.mail.sent.length;
    expect((await send({ ...letter, website: 'https://spam.example' })).status).toBe(200);
    expect(app.mail.sent).toHaveLength(before);
  });

  it('says which field is missing or tries to smuggle a header in', async () => {
    const empty = await send({ ...letter, textContent: ' ' });
    expect(await empty.json()).toMatchObject({
      fields: { textContent: 'Ce champ est obligatoire.' },
    });
    const smuggled = await send({ ...letter, subject: 'a\r\nBcc: b@example.org' });
    expect(smuggled.status).toBe(400);
  });

  it('tells the visitor when the letter could not leave, then how long to wait', async () => {
    const { send: accept } = app.mail;
    app.mail.send = () => Promise.reject(new MailError('mail_unreachable', 'down'));
    const failed = await send(letter);
    app.mail.send = accept;
    expect(failed.status).toBe(502);
    expect(await failed.json()).toMatchObject({
      error: expect.stringContaining('n’a pas pu être envoyé'),
    });

    let last = failed;
    for (let letters = 0; letters < 8 && last.status !== 429; letters += 1)
      last = await send(letter);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    app.clock.advance(3_600_000);
    expect((await send(letter)).status).toBe(200);
  });
});
