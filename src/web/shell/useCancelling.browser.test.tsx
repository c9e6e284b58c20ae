import { expect, test, vi } from 'vitest';
import { onScreen } from '#testing/components/onScreen.tsx';
import { useCancelling } from './useCancelling.tsx';

function Edit({ isChanged, onCancel }: { isChanged: boolean; onCancel: () => void }) {
  const { cancel, question } = useCancelling(isChanged, onCancel);
  return (
    <>
      <button type="button" onClick={cancel}>
        Annuler
      </button>
      {question}
    </>
  );
}

test('« Annuler » asks before it drops what was changed', async () => {
  const onCancel = vi.fn<() => void>();
  const screen = await onScreen(<Edit isChanged onCancel={onCancel} />);
  const cancel = screen.getByRole('button', { name: 'Annuler' });
  await cancel.click();
  await screen.getByRole('button', { name: 'Rester' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(onCancel).not.toHaveBeenCalled();
  await cancel.click();
  await screen.getByRole('button', { name: 'Abandonner' }).click();
  expect(onCancel).toHaveBeenCalledOnce();
});

test('nothing is asked where nothing was changed', async () => {
  const onCancel = vi.fn<() => void>();
  const screen = await onScreen(<Edit isChanged={false} onCancel={onCancel} />);
  await screen.getByRole('button', { name: 'Annuler' }).click();
  expect(onCancel).toHaveBeenCalledOnce();
});
