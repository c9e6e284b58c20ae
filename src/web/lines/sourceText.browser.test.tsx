import { expect, test } from 'vitest';
import { onScreen } from '#testing/components/onScreen.tsx';
import { SourceText } from './sourceText.tsx';

test('a figure is not parted from what it counts at the end of a line', async () => {
  const screen = await onScreen(
    <SourceText prompt="acompte 30 %, 1 200 € de pose" source="1 200 € de pose" />,
  );
  const sentence = screen.getByRole('region', { name: 'Votre phrase' });
  await expect
    .poll(() => sentence.element().querySelector('.write__text')?.textContent)
    .toBe('acompte 30\u00A0%, 1\u00A0200\u00A0€ de pose');
  expect(sentence.element().querySelector('mark')?.textContent).toBe('1\u00A0200\u00A0€ de pose');
});
