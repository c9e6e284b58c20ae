import { expect, test } from 'vitest';
import { onScreen } from '#testing/components/onScreen.tsx';
import { ApiError } from '#web/api/apiError.ts';
import { showRefused } from '#web/lines/showRefused.ts';
import { Button } from './button.tsx';
import { FormScope, useZodForm } from './form.tsx';
import { FormText } from './formFields.tsx';
import { Refusal } from './refusal.tsx';

const rules = async () => {
  const z = await import('zod');
  return z.object({ notes: z.string().min(1, 'Des notes sont requises') });
};

/** As the lines of a document are saved: by a button far below, without a `<form>`. */
function LongForm({ notes }: { notes: string }) {
  const form = useZodForm(rules, { notes });
  const offline = new ApiError(0, 'offline', 'Vous êtes hors ligne.');
  const save = form.handleSubmit(
    () => showRefused(form, offline, 'Vous êtes hors ligne.'),
    () => form.setError('root', { message: 'Corrigez les champs signalés.' }),
  );
  return (
    <FormScope form={form}>
      <Refusal />
      <div className="h-[150vh]" />
      <FormText name="notes" label="Notes" />
      <div className="h-[150vh]" />
      <Button onClick={() => void save()}>Enregistrer</Button>
    </FormScope>
  );
}

test('each refusal is brought into sight, however far below one has pressed', async () => {
  const screen = await onScreen(<LongForm notes="Merci" />);
  const refusal = screen.getByText('Vous êtes hors ligne.');
  for (let press = 0; press < 2; press += 1) {
    await screen.getByRole('button', { name: 'Enregistrer' }).click();
    await expect.element(refusal).toBeInViewport();
  }
});

test('a refused field that takes the focus stays in sight', async () => {
  const screen = await onScreen(<LongForm notes="" />);
  await screen.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(screen.getByText('Corrigez les champs signalés.')).toBeInTheDocument();
  await expect.element(screen.getByLabelText('Notes')).toHaveFocus();
  await expect.element(screen.getByLabelText('Notes')).toBeInViewport();
});
