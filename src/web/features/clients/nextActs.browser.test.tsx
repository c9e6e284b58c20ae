import { afterEach, expect, test, vi } from 'vitest';
import { onScreen, serverAnswering } from '#testing/components/onScreen.tsx';
import { NextActs } from './nextActs.tsx';

afterEach(() => vi.restoreAllMocks());

const relation = { pace: null, owed: [], lateDays: 0, billed: [] };

test('a client who is late is reminded of first, by the newest late invoice', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(
    serverAnswering({
      '/api/documents': {
        items: [
          { id: 'd2', number: 'INV-012' },
          { id: 'd1', number: 'INV-004' },
        ],
        nextCursor: null,
        total: 2,
      },
    }),
  );
  const screen = await onScreen(
    <NextActs client={{ id: 'c1', relation: { ...relation, lateDays: 9 } }} />,
  );
  const remind = screen.getByRole('link', { name: 'Relancer, INV-012' });
  await expect.element(remind).toHaveAttribute('href', '/app/documents/d2?relancer');
  await expect.element(remind).toHaveClass('btn--primary');
  const create = screen.getByRole('link', { name: 'Créer un Document' });
  await expect.element(create).not.toHaveClass('btn--primary');
});

test('otherwise a document is what comes next', async () => {
  const screen = await onScreen(<NextActs client={{ id: 'c1', relation }} />);
  const create = screen.getByRole('link', { name: 'Créer un Document' });
  await expect.element(create).toHaveClass('btn--primary');
  expect(screen.getByRole('link').elements()).toHaveLength(1);
});
