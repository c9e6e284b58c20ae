import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { onScreen } from '#testing/components/onScreen.tsx';
import { Button } from '#web/ui/button.tsx';
import { useAct } from './useAct.ts';

function Saving({ answers }: { answers: boolean[] }) {
  const save = useAct({
    act: async () => {
      if (!answers.shift()) throw new Error('refused');
    },
    success: 'Logo mis à jour avec succès',
    failure: 'Erreur lors de la mise à jour du logo',
  });
  return <Button onClick={() => save.mutate()}>Enregistrer</Button>;
}

test('what failed before is taken away once it is tried again', async () => {
  const screen = await onScreen(<Saving answers={[false, false, true]} />);
  const save = screen.getByRole('button', { name: 'Enregistrer' });
  const failure = screen.getByText('Erreur lors de la mise à jour du logo');
  await userEvent.click(save);
  await expect.element(failure).toBeVisible();
  await userEvent.click(save);
  await expect.poll(() => failure.elements().length).toBe(1);
  await userEvent.click(save);
  await expect.element(screen.getByText('Logo mis à jour avec succès')).toBeVisible();
  await expect.poll(() => failure.elements().length).toBe(0);
});
