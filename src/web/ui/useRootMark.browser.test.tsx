import { expect, test } from 'vitest';
import { onScreen } from '#testing/components/onScreen.tsx';
import { useRootMark } from './useRootMark.ts';

function Holder({ holds }: { holds: boolean }) {
  useRootMark('dialog', holds);
  return null;
}

const isMarked = () => document.documentElement.hasAttribute('data-dialog');

test('the root of the page is marked until the last part that holds the mark lets it go', async () => {
  const screen = await onScreen(
    <>
      <Holder holds />
      <Holder holds />
    </>,
  );
  expect(isMarked()).toBe(true);
  await screen.rerender(
    <>
      <Holder holds={false} />
      <Holder holds />
    </>,
  );
  expect(isMarked()).toBe(true);
  await screen.unmount();
  expect(isMarked()).toBe(false);
});
