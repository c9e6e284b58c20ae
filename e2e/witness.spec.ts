import { expect, test } from '@playwright/test';
import { call, fillAccount } from './setup/account.ts';

test('the line of a letter is checked in the app, and by its client without an account', async ({
  page,
  browser,
  baseURL,
}) => {
  const { documents } = await fillAccount(page);
  const letter = { subject: 'Facture', message: 'Bonjour' };
  await call(page, 'POST', `/api/documents/${documents[0]?.id}/email`, letter);
  const outbox = await call<{ items: { text: string }[] }>(page, 'GET', '/api/outbox');
  const text = outbox.items[0]?.text ?? '';
  expect(text).toMatch(
    /^Bonjour\n\nVotre document en ligne\u00A0:\nhttp\S+\n\nTémoin du registre\u00A0: encrier1;/,
  );

  await page.goto('/app/register');
  await page.getByLabel('Témoin du registre').fill(text);
  await page.getByRole('button', { name: 'Vérifier le témoin' }).click();
  await expect(page.getByText('Ce témoin est authentique')).toBeVisible();

  const stranger = await (await browser.newContext({ baseURL })).newPage();
  await stranger.goto('/verify');
  const field = stranger.getByLabel('Témoin du registre');
  // By keyboard alone; the button answers once the page is awake.
  await expect(stranger.getByRole('button', { name: 'Vérifier le témoin' })).toBeEnabled();
  await field.focus();
  await stranger.keyboard.insertText(text.slice(0, -1));
  await stranger.keyboard.press('Tab');
  await stranger.keyboard.press('Enter');
  await expect(stranger.getByText('Aucun témoin complet dans ce texte')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(text.replace(/;\d+;/, ';99;'));
  await stranger.keyboard.press('Tab');
  await stranger.keyboard.press('Enter');
  await expect(stranger.getByText('La signature ne correspond pas à ce témoin')).toBeVisible();

  // No network: what was pasted stays, and the next try answers.
  await field.fill(text);
  await stranger.context().setOffline(true);
  await stranger.getByRole('button', { name: 'Vérifier le témoin' }).click();
  await expect(stranger.getByText('Le témoin n’a pas pu être vérifié')).toBeVisible();
  await stranger.context().setOffline(false);
  await stranger.getByRole('button', { name: 'Vérifier le témoin' }).click();
  await expect(stranger.getByText('Ce témoin est authentique')).toBeVisible();
  await stranger.context().close();
});
