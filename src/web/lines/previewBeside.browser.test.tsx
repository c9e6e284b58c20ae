import { expect, test } from 'vitest';
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
