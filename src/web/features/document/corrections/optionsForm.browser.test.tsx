import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { onScreen } from '#testing/components/onScreen.tsx';
import { buildDocument, buildLine } from '#testing/world/builders.ts';
import { OptionsForm } from './optionsForm.tsx';

const touched = (enabled: boolean) =>
  cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });

beforeEach(async () => {
  await page.viewport(390, 844);
  await touched(true);
});
afterEach(async () => {
  await touched(false);
  await page.viewport(1280, 900);
});

test('on a phone the price of an option stands on the line of its name', async () => {
  await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(true);
  const quote = buildDocument({
    kind: 'quote',
    type: 'quote',
    lineItems: [
      buildLine(),
      buildLine({ description: 'Papier peint', quantity: 12, unitPrice: 35, option: 'offered' }),
    ],
  });
  const screen = await onScreen(
    <OptionsForm document={quote as unknown as DocumentAnswer} onClose={() => undefined} />,
  );
  const name = screen.getByText('Papier peint');
  await expect.element(name).toBeVisible();
  const price = screen.getByText(/^420,00\sHT$|^420,00\s€\sHT$/);
  expect(Math.abs(bottomOfWords(name.element()) - bottomOfWords(price.element()))).toBeLessThan(2);
});

/** Of the text alone: what holds it may be taller. */
function bottomOfWords(element: Element): number {
  const words = document.createRange();
  words.selectNodeContents([...element.childNodes].findLast((node) => node instanceof Text)!);
  return words.getBoundingClientRect().bottom;
}
