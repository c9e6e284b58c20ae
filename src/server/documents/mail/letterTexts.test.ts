import { afterAll, beforeAll, expect, it } from 'vitest';
import { originalText } from '#domain/letters/originals.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import type { LetterPreviewAnswer, LetterTextsAnswer, ProposedLetterAnswer } from './answers.ts';

const OWN = {
  subject: 'Votre {type} {numéro}',
  message: 'Cher {client},\nAvant le {échéance} : {page}',
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it('an account writes a kind of letter its own way, sees it about a real document, and takes it back', async () => {
  const desk = await openDesk(app);
  const { id } = await desk.create();
  const { body: before } = await desk.call<LetterPreviewAnswer>(
    '/api/letter-texts/invoice/preview',
    'POST',
    OWN,
  );
  expect({ ...before, message: plain(before.message) }).toEqual({
    subject: 'Votre Facture INV-001',
    message: 'Cher Brasserie Lune,\nAvant le 7 décembre 2026 : [adresse de sa page]',
    about: 'Facture INV-001',
  });
  const saved = await desk.call<LetterTextsAnswer>('/api/letter-texts/invoice', 'PUT', OWN);
  expect(textOf(saved.body, 'invoice')).toEqual({ kind: 'invoice', own: true, ...OWN });
  expect((await proposed(desk, id)).subject).toBe('Votre Facture INV-001');
  const other = await openDesk(app);
  const theirs = await other.call<LetterTextsAnswer>('/api/letter-texts');
  expect(textOf(theirs.body, 'invoice')).toMatchObject({ own: false, ...originalText('invoice') });

  const taken = await desk.call<LetterTextsAnswer>('/api/letter-texts/invoice', 'DELETE');
  expect(textOf(taken.body, 'invoice')).toMatchObject({ own: false, ...originalText('invoice') });
  expect((await proposed(desk, id)).subject).toBe('Facture #INV-001');
});

it('a letter leaves in the account’s words, with its page where they put it, and only there', async () => {
  const desk = await openDesk(app);
  await desk.call('/api/letter-texts/invoice', 'PUT', OWN);
  const { id } = await desk.create();
  const sent = await desk.call(`/api/documents/${id}/first-letter`, 'POST');
  expect(sent.status).toBe(200);
  const letter = app.mail.sent.at(-1);
  expect(letter?.subject).toBe('Votre Facture INV-001');
  const pages = letter?.text.match(/https?:\/\/\S+\/dossier\/[\w-]{43}/g) ?? [];
  expect(pages).toHaveLength(1);
  expect(plain(letter?.text ?? '')).toContain(`Avant le 7 décembre 2026 : ${pages[0]}\n\nTémoin`);
});

it('says which sending this is, counting what was accepted alone', async () => {
  const desk = await openDesk(app);
  const { id } = await desk.create();
  expect((await proposed(desk, id)).sentBefore).toBeNull();
  await desk.call(`/api/documents/${id}/first-letter`, 'POST');
  expect((await proposed(desk, id)).sentBefore).toMatchObject({
    times: 1,
    recipient: app.mail.sent.at(-1)?.to,
  });
});

it('says to whom answers and copies go, and shows an example where no document is of that kind', async () => {
  const desk = await openDesk(app);
  const { id } = await desk.create();
  expect(await proposed(desk, id)).toMatchObject({
    replyTo: 'bonjour@atelier-morel.example',
    copyTo: desk.user.email,
  });
  const { body } = await desk.call<LetterPreviewAnswer>(
    '/api/letter-texts/receipt/preview',
    'POST',
    OWN,
  );
  expect(body.about).toBeNull();
});

it('refuses a name between braces that means nothing, and a kind that does not exist', async () => {
  const desk = await openDesk(app);
  const wrong = { subject: 'Facture', message: 'Le {delai}' };
  const refused = await desk.call<{ fields: object }>('/api/letter-texts/quote', 'PUT', wrong);
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { message: '{delai} n’est pas une variable\u00A0: choisissez-la dans la liste' },
  ]);
  expect((await desk.call('/api/letter-texts/postcard', 'PUT', OWN)).status).toBe(400);
});

async function proposed(desk: Desk, id: string) {
  return (await desk.call<ProposedLetterAnswer>(`/api/documents/${id}/letter`)).body;
}

function textOf({ items }: LetterTextsAnswer, wanted: string) {
  return items.find(({ kind }) => kind === wanted);
}

/** No-break spaces read as spaces. */
function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}
