import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { EditedLines, documentOf } from '#testing/components/editedLines.tsx';
import { onScreen } from '#testing/components/onScreen.tsx';

const development = { description: 'Développement', quantity: 1, unitPrice: 450 };

test('a screen reader is told the total once a price is written, not at each of its keys', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development)} />);
  const price = screen.getByLabelText('Prix unitaire de la ligne 1', { exact: true });
  const heard = listenTo(screen.container.querySelector('p[aria-live="polite"]')!);

  await price.click();
  await userEvent.keyboard('1500');
  await expect.poll(heard).toEqual(['Total TTC : 1 800,00 €']);
  await price.fill('450');
  await expect.poll(heard).toEqual(['Total TTC : 1 800,00 €', 'Total TTC : 540,00 €']);
});

/** What a region says from now on, in its order. */
function listenTo(region: Element): () => string[] {
  const said: string[] = [];
  const ears = new MutationObserver(() => said.push(spaced(region.textContent ?? '')));
  ears.observe(region, { childList: true, characterData: true, subtree: true });
  return () => said;
}

function spaced(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}
