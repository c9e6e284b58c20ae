import { expect, test } from 'vitest';
import { onScreen } from '#testing/components/onScreen.tsx';
import { useIdentifierHint } from './identifierHint.tsx';
import { TextField } from './textField.tsx';

function Siret({ typed }: { typed: string }) {
  const hint = useIdentifierHint('siret', typed);
  return <TextField label="SIRET" value={typed} readOnly hint={hint ?? '14 chiffres'} />;
}

test('a wrong check digit strikes the eye, and is tied to its field', async () => {
  const screen = await onScreen(<Siret typed="73282932000075" />);
  const warning = screen.getByText(/erreur de frappe/);
  await expect.element(warning).toBeVisible();
  const quiet = await onScreen(<Siret typed="" />);
  expect(colour(warning.element())).not.toBe(
    colour(quiet.getByText('14 chiffres').first().element()),
  );
  expect(warning.element().querySelector('svg')).not.toBeNull();
});

function colour(element: Element): string {
  return getComputedStyle(element).color;
}
