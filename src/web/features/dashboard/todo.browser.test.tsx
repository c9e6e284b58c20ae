import { afterEach, expect, test, vi } from 'vitest';
import { onScreen } from '#testing/components/onScreen.tsx';
import { Todo } from './todo.tsx';

afterEach(() => vi.restoreAllMocks());

const LATE = {
  id: 'd1',
  kind: 'invoice',
  number: 'INV-012',
  status: 'sent',
  owedOn: '2026-01-05',
  clientName: 'Brasserie Lune',
  amountDue: 120,
  gross: 120,
  currency: 'EUR',
};
const ACCEPTED = { ...LATE, id: 'd2', kind: 'quote', number: 'QUO-005', clientName: 'Pixel Nord' };

/** The lists that « À faire » reads, by what they are asked for. */
function answered(url: string): object {
  const { pathname, searchParams } = new URL(url, location.href);
  if (pathname === '/api/documents/counts') return { drafts: 0 };
  if (searchParams.get('view') === 'late') return { items: [LATE], nextCursor: null };
  const isAccepted = searchParams.get('state') === 'accepted';
  return { items: isAccepted ? [ACCEPTED] : [], nextCursor: null };
}

test('what is late leads to its invoice, which knows whether to remind, and an accepted quote waits to be billed', async () => {
  vi.spyOn(window, 'fetch').mockImplementation((input) =>
    Promise.resolve(Response.json(answered(input instanceof Request ? input.url : String(input)))),
  );
  const screen = await onScreen(<Todo retentions={[]} />);
  await expect
    .element(screen.getByRole('link', { name: /Brasserie Lune INV-012, en retard/ }))
    .toHaveAttribute('href', '/app/documents/d1');
  await expect.element(screen.getByRole('link', { name: /Relancer/ })).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('link', { name: /Pixel Nord QUO-005, devis accepté à facturer/ }))
    .toHaveAttribute('href', '/app/documents/d2');
});
