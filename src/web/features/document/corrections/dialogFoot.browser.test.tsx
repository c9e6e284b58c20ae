import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { onScreen } from '#testing/components/onScreen.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { toast } from '#web/ui/toast.ts';
import { DialogFoot } from './dialogFoot.tsx';

const rules = async () => (await import('zod')).object({});

function LongDialog() {
  const form = useZodForm(rules, {});
  return (
    <Dialog open onClose={() => undefined} title="Faire un avoir">
      <Form form={form} onSubmit={() => undefined}>
        <div className="h-[100vh]" />
        <DialogFoot onCancel={() => undefined}>Préparer l’avoir</DialogFoot>
      </Form>
    </Dialog>
  );
}

test('whatever stands above them, the buttons of a dialog are whole and in sight on a phone', async () => {
  await page.viewport(390, 844);
  const screen = await onScreen(<LongDialog />);
  const button = screen.getByRole('button', { name: 'Préparer l’avoir' });
  await expect.element(button).toBeVisible();
  const dialog = screen.getByRole('dialog', { name: 'Faire un avoir' });
  await expect.poll(() => bottomOf(button) <= bottomOf(dialog)).toBe(true);
});

test('a failure that stays leaves the buttons of another dialog to be pressed', async () => {
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const) {
    await page.viewport(width, height);
    const screen = await onScreen(<LongDialog />);
    const failure = toast.failure('Le logo n’a pas pu être enregistré');
    await expect.element(screen.getByText('Le logo n’a pas pu être enregistré')).toBeVisible();
    const message = document.querySelector('[data-message]')!.getBoundingClientRect();
    for (const name of ['Annuler', 'Préparer l’avoir']) {
      const button = screen.getByRole('button', { name }).element().getBoundingClientRect();
      expect(overlap(message, button)).toBe(false);
    }
    toast.close(failure);
    await screen.unmount();
  }
});

function bottomOf(locator: { element: () => Element }): number {
  return locator.element().getBoundingClientRect().bottom;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const across = one.left < other.right && other.left < one.right;
  return across && one.top < other.bottom && other.top < one.bottom;
}
