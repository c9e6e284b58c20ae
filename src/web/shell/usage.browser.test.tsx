import { afterEach, expect, test, vi } from 'vitest';
import { onScreen, serverAnswering } from '#testing/components/onScreen.tsx';
import { Usage } from './usage.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('the foot of the menu says what it counts: more than the lists hold', async () => {
  const subscription = { tier: 'beta', documentsUsed: 20, documentsLimit: null };
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    serverAnswering({ '/api/subscription': subscription }),
  );
  const screen = await onScreen(<Usage />);
  await expect.element(screen.getByText(/^20\sdocuments$/)).toBeVisible();
  await expect
    .element(screen.getByText('Créés dans le mois en cours, supprimés compris.'))
    .toBeVisible();
});
