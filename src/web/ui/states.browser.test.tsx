import { expect, test } from 'vitest';
import { onScreen } from '#testing/components/onScreen.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './states.tsx';

/** The ruling’s pitch, in pixels. */
const LINE = 40;

test.each([
  ['alone', undefined],
  ['with its button', <Button key="act">Créer</Button>],
])('a ruled page that waits ends on one of its lines, %s', async (_, action) => {
  const screen = await onScreen(
    <EmptyState title="Aucun document trouvé" hint="Décrivez un travail." action={action} />,
  );
  const page = screen.getByRole('heading').element().parentElement!;
  // From under its first line to its last, which the border draws.
  expect((page.getBoundingClientRect().height - 1) % LINE).toBe(0);
});
