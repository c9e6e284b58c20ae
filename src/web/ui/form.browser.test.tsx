import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { EMPTY_CLIENT } from '#domain/client/emptyClient.ts';
import { onScreen } from '#testing/components/onScreen.tsx';
import { ApiError } from '#web/api/apiError.ts';
import { Button } from './button.tsx';
import { Form, useZodForm } from './form.tsx';
import { FormText, FormTextArea } from './formFields.tsx';

const clientRules = async () => (await import('#domain/client/schema.ts')).clientCreationSchema;

interface Props {
  onSubmit: (client: object) => unknown;
  rules?: typeof clientRules;
}

function ClientForm({ onSubmit, rules = clientRules }: Props) {
  const form = useZodForm(rules, EMPTY_CLIENT);
  return (
    <Form form={form} onSubmit={onSubmit} failure="Le client n’a pas pu être ajouté">
      <FormText name="name" label="Nom" />
      <FormText name="email" label="Email" />
      <FormTextArea name="notes" label="Notes" />
      <Button type="submit">Ajouter</Button>
    </Form>
  );
}

test('what is refused is said beside each field, the first takes the focus, and nothing is sent', async () => {
  const sent = vi.fn<(client: object) => void>();
  const screen = await onScreen(<ClientForm onSubmit={sent} />);
  await screen.getByLabelText('Email').fill('clara');
  await screen.getByRole('button', { name: 'Ajouter' }).click();
  await expect.element(screen.getByLabelText('Nom')).toHaveFocus();
  await expect.element(screen.getByLabelText('Nom')).toBeInvalid();
  await expect
    .element(screen.getByLabelText('Email'))
    .toHaveAccessibleDescription("L'email n'est pas valide");
  await expect.element(screen.getByLabelText('Email')).toHaveValue('clara');
  expect(sent).not.toHaveBeenCalled();
});

test('a message leaves as soon as its field is right, and what is sent is what the rules made of it', async () => {
  const sent = vi.fn<(client: object) => void>();
  const screen = await onScreen(<ClientForm onSubmit={sent} />);
  await screen.getByRole('button', { name: 'Ajouter' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await screen.getByLabelText('Nom').fill('  Clara   Delmas ');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent.mock.calls[0]?.[0]).toMatchObject({ name: 'Clara Delmas' });
});

test('sent twice before the screen has answered, it is sent once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sent = vi.fn<(client: object) => Promise<void>>(() => promise);
  const screen = await onScreen(<ClientForm onSubmit={sent} />);
  await screen.getByLabelText('Nom').fill('Clara Delmas');
  const form = screen.getByRole('button', { name: 'Ajouter' }).element().closest('form')!;
  form.requestSubmit();
  form.requestSubmit();
  await expect.poll(() => sent.mock.calls.length).toBe(1);
  await userEvent.keyboard('{Enter}');
  resolve();
  await expect.poll(() => sent.mock.calls.length).toBe(1);
});

test('a refusal of the server goes beside its field, with the focus, and loses nothing typed', async () => {
  const screen = await onScreen(
    <ClientForm
      onSubmit={() => {
        throw new ApiError(422, 'invalid', 'Refusé', { email: 'Cette adresse est déjà prise' });
      }}
    />,
  );
  await screen.getByLabelText('Nom').fill('Clara');
  await screen.getByLabelText('Email').fill('clara@example.com');
  await screen.getByRole('button', { name: 'Ajouter' }).click();
  await expect
    .element(screen.getByLabelText('Email'))
    .toHaveAccessibleDescription('Cette adresse est déjà prise');
  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
  await expect.element(screen.getByLabelText('Nom')).toHaveValue('Clara');
});

test('a refusal that belongs to no field is said above them', async () => {
  const screen = await onScreen(
    <ClientForm
      onSubmit={() => {
        throw new ApiError(503, 'busy', 'Le service ne répond pas');
      }}
    />,
  );
  await screen.getByLabelText('Nom').fill('Clara');
  await screen.getByRole('button', { name: 'Ajouter' }).click();
  await expect
    .element(screen.getByText(/Le client n’a pas pu être ajouté\s: le service ne répond pas/))
    .toBeVisible();
});

test('rules that do not come are said as a lost connection, and come at the next try', async () => {
  const sent = vi.fn<(client: object) => void>();
  const rules = vi.fn<typeof clientRules>(clientRules);
  rules.mockRejectedValue(new TypeError('Failed to fetch'));
  const screen = await onScreen(<ClientForm onSubmit={sent} rules={rules} />);
  await screen.getByLabelText('Nom').fill('Clara');
  await screen.getByRole('button', { name: 'Ajouter' }).click();
  await expect.element(screen.getByText(/La connexion a été interrompue/)).toBeVisible();
  rules.mockImplementation(clientRules);
  await screen.getByRole('button', { name: 'Ajouter' }).click();
  await expect.poll(() => sent.mock.calls).toHaveLength(1);
});

function KeptForm({ onSave }: { onSave: (client: object) => void }) {
  const form = useZodForm(clientRules, { ...EMPTY_CLIENT, name: 'Clara' });
  const save = (client: object) => {
    onSave(client);
    form.reset({ ...EMPTY_CLIENT, ...client, email: 'clara@example.com' });
  };
  return (
    <Form form={form} onSubmit={save}>
      <FormText name="name" label="Nom" />
      <FormText name="email" label="Email" />
      <Button onClick={() => form.reset()}>Annuler</Button>
      <Button type="submit">Enregistrer</Button>
    </Form>
  );
}

test('a form that stays after a save shows what was kept, and what is typed next is sent too', async () => {
  const saved = vi.fn<(client: object) => void>();
  const screen = await onScreen(<KeptForm onSave={saved} />);
  await screen.getByLabelText('Nom').fill('Clara Delmas');
  await screen.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('clara@example.com');
  await screen.getByLabelText('Nom').fill('Clara Morel');
  await screen.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => saved.mock.calls[1]?.[0]).toMatchObject({ name: 'Clara Morel' });
});

test('a form that is given up shows what it began with, and what is typed next is sent', async () => {
  const saved = vi.fn<(client: object) => void>();
  const screen = await onScreen(<KeptForm onSave={saved} />);
  await screen.getByLabelText('Nom').fill('');
  await screen.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(screen.getByLabelText('Nom')).toBeInvalid();
  await screen.getByRole('button', { name: 'Annuler' }).click();
  await expect.element(screen.getByLabelText('Nom')).toHaveValue('Clara');
  await expect.element(screen.getByLabelText('Nom')).not.toBeInvalid();
  await screen.getByRole('button', { name: 'Annuler' }).click();
  await screen.getByLabelText('Nom').fill('Clara Morel');
  await screen.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => saved.mock.calls[0]?.[0]).toMatchObject({ name: 'Clara Morel' });
});
