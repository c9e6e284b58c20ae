import { useState } from 'react';
import { expect, test } from 'vitest';
import { onScreen } from '#testing/components/onScreen.tsx';
import { Told } from './told.tsx';

function Outcome() {
  const [rest, setRest] = useState('526,00 €');
  return (
    <>
      <input aria-label="Reste" value={rest} onChange={({ target }) => setRest(target.value)} />
      <Told words={`Il restera ${rest}.`} restMs={300} />
    </>
  );
}

test('what has changed is told once it rests, all of it and in one piece', async () => {
  const screen = await onScreen(<Outcome />);
  const told = screen.getByRole('status');
  await expect.element(told).toHaveAttribute('aria-atomic', 'true');
  const pieces: string[] = [];
  const ears = new MutationObserver(() => pieces.push(told.element().textContent));
  ears.observe(told.element(), { childList: true, characterData: true, subtree: true });
  for (const rest of ['5', '50', '500 €']) await screen.getByLabelText('Reste').fill(rest);
  await expect.poll(() => pieces.at(-1)).toBe('Il restera 500 €.');
  expect(told.element().childNodes).toHaveLength(1);
});
