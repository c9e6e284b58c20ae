import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { onScreen } from '#testing/components/onScreen.tsx';
import { useContinueKey } from './useContinueKey.ts';
import { WritingField } from './writingField.tsx';

afterEach(() => vi.restoreAllMocks());

function Step({ onContinue }: { onContinue: () => void }) {
  const form = useForm({ defaultValues: { prompt: '' } });
  const [text, setText] = useState('2 jours');
  useContinueKey(onContinue);
  return (
    <FormProvider {...form}>
      <WritingField value={text} recognised={[]} onChange={setText} />
      <input aria-label="Client" />
    </FormProvider>
  );
}

test('one writes at once, behind what is there, and Ctrl Entrée goes on from any field of the step', async () => {
  const goOn = vi.fn<() => void>();
  const screen = await onScreen(<Step onContinue={goOn} />);
  const sentence = screen.getByLabelText('Description');
  await expect.element(sentence).toHaveFocus();
  await userEvent.keyboard(' à 450');
  await expect.element(sentence).toHaveValue('2 jours à 450');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(sentence).toHaveValue('2 jours à 450');
  await screen.getByLabelText('Client').click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(goOn.mock.calls).toHaveLength(2);
});

test('under a finger the keyboard of the phone waits until it is asked for', async () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(pointer: coarse)' ? { ...real(query), matches: true } : real(query),
  );
  const screen = await onScreen(<Step onContinue={() => undefined} />);
  await expect.element(screen.getByLabelText('Description')).not.toHaveFocus();
});
