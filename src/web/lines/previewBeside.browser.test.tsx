import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { onScreen } from '#testing/components/onScreen.tsx';
import { PreviewBeside } from './previewBeside.tsx';

test('the page opened over what is written is closed by a button, which a phone has no other key for', async () => {
  const screen = await onScreen(
    <PreviewBeside preview={<p>La feuille</p>}>Les lignes</PreviewBeside>,
  );
  const open = screen.getByRole('button', { name: 'Aperçu' });
  await open.click();
  const dialog = screen.getByRole('dialog', { name: 'Aperçu' });
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test('the page is opened at its top, and the keys scroll it', async () => {
  const long = <p style={{ height: '4000px' }}>La feuille</p>;
  const screen = await onScreen(<PreviewBeside preview={long}>Les lignes</PreviewBeside>);
  await screen.getByRole('button', { name: 'Aperçu' }).click();
  const pages = screen.getByRole('dialog', { name: 'Aperçu' }).getByRole('region');
  await expect.element(pages).toHaveFocus();
  expect(pages.element().scrollTop).toBe(0);
  await userEvent.keyboard('{End}');
  await expect.poll(() => pages.element().scrollTop).toBeGreaterThan(0);
  await expect.element(screen.getByRole('button', { name: 'Fermer' })).toBeInViewport();
});
