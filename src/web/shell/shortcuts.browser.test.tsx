import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { onScreen } from '#testing/components/onScreen.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useShortcuts } from './shortcuts.ts';

function Screen({ onHelp, asking = false }: { onHelp: () => void; asking?: boolean }) {
  useShortcuts({ onPalette: () => undefined, onHelp });
  return (
    <>
      <p>{useLocation().pathname}</p>
      <Dialog open={asking} onClose={() => undefined} title="Quitter sans enregistrer ?" />
    </>
  );
}

test('a failure that stays on the screen leaves its keys to the screen', async () => {
  const help = vi.fn<() => void>();
  const screen = await onScreen(<Screen onHelp={help} />);
  toast.failure('Le PDF n’a pas pu être préparé');
  await expect.element(screen.getByText('Le PDF n’a pas pu être préparé')).toBeVisible();
  await userEvent.keyboard('?');
  expect(help.mock.calls).toHaveLength(1);
  await userEvent.keyboard('n');
  await expect.element(screen.getByText('/app/create')).toBeVisible();
});

test('a question takes them', async () => {
  const help = vi.fn<() => void>();
  const screen = await onScreen(<Screen onHelp={help} asking />);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('?n');
  expect(help.mock.calls).toHaveLength(0);
});
