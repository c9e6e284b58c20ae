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

/** A letter that leaves when it is told to; `sent` holds whom each was for. */
function Letters({ sent, leave }: { sent: string[]; leave: Promise<void> }) {
  const send = useAct({
    apart: (to: string) => to,
    act: async (to: string) => {
      sent.push(to);
      await leave;
    },
    success: (_, to) => `Envoyée à ${to}`,
  });
  return ['Lune', 'Morel'].map((to) => (
    <Button key={to} onClick={() => send.mutate(to)}>
      {to}
    </Button>
  ));
}

test('pressed twice before the screen has answered, an act is done once and told once', async () => {
  const sent: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const screen = await onScreen(<Letters sent={sent} leave={promise} />);
  const lune = screen.getByRole('button', { name: 'Lune' });
  pressTwice(lune.element());
  await expect.poll(() => sent).toEqual(['Lune']);
  await userEvent.click(lune);
  await userEvent.click(screen.getByRole('button', { name: 'Morel' }));
  expect(sent).toEqual(['Lune', 'Morel']);
  resolve();
  const told = screen.getByText('Envoyée à Lune');
  await expect.element(told).toBeVisible();
  expect(told.elements().length).toBe(1);
  await userEvent.click(lune);
  await expect.poll(() => sent).toEqual(['Lune', 'Morel', 'Lune']);
});

/** In one task: nothing is drawn between the two. */
function pressTwice(button: Element): void {
  if (!(button instanceof HTMLElement)) throw new Error('Nothing to press');
  button.click();
  button.click();
}
