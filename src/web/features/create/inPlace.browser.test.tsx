import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { onScreen } from '#testing/components/onScreen.tsx';
import { DateField } from '#web/ui/textField.tsx';
import { InPlace } from './inPlace.tsx';

function Sheet() {
  const [due, setDue] = useState('2026-12-08');
  return (
    <>
      <InPlace name="échéance" shown={due}>
        <DateField
          label="Date d’échéance"
          value={due}
          onChange={({ target }) => setDue(target.value)}
        />
      </InPlace>
      <button type="button">Ailleurs</button>
    </>
  );
}

const words = (screen: Awaited<ReturnType<typeof onScreen>>) =>
  screen.getByRole('button', { name: /échéance, corriger/ });

test('a fact is corrected where it stands: its field takes the keyboard, Escape gives it back', async () => {
  const screen = await onScreen(<Sheet />);
  await words(screen).click();
  const field = screen.getByLabelText('Date d’échéance');
  await expect.element(field).toHaveFocus();
  await field.fill('2026-12-31');
  await userEvent.keyboard('{Escape}');
  await expect.element(words(screen)).toHaveFocus();
  await expect.element(words(screen)).toHaveTextContent('2026-12-31');
});

test('a press elsewhere closes the field, and what was changed stays', async () => {
  const screen = await onScreen(<Sheet />);
  await words(screen).click();
  await screen.getByLabelText('Date d’échéance').fill('2027-01-15');
  await screen.getByRole('button', { name: 'Ailleurs' }).click();
  await expect.element(words(screen)).toHaveTextContent('2027-01-15');
});

test('while nothing may change the words are plain', async () => {
  const screen = await onScreen(
    <InPlace name="échéance" shown="8 déc.">
      {null}
    </InPlace>,
  );
  await expect.element(screen.getByText('8 déc.')).toBeVisible();
  expect(screen.container.querySelector('button')).toBe(null);
});
