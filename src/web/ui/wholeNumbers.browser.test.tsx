import { expect, test } from 'vitest';
import { onScreen } from '#testing/components/onScreen.tsx';
import { WholeNumbers } from './wholeNumbers.tsx';

test('a document number is never cut at its hyphen', async () => {
  const screen = await onScreen(
    <p style={{ width: '8ch' }}>
      <WholeNumbers text="Facture INV-042 créée à partir du devis F2026-007" />
    </p>,
  );
  for (const number of ['INV-042', 'F2026-007']) {
    const element = screen.getByText(number, { exact: true }).element();
    expect(element.getClientRects()).toHaveLength(1);
  }
});
