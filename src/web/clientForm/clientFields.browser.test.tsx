import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { EMPTY_CLIENT } from '#domain/client/emptyClient.ts';
import { onScreen } from '#testing/components/onScreen.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { ClientFields } from './clientFields.tsx';

const rules = async () => (await import('#domain/client/schema.ts')).clientCreationSchema;

interface Props {
  said?: Partial<typeof EMPTY_CLIENT>;
  onSubmit?: (client: object) => void;
}

function ClientForm({ said, onSubmit = () => {} }: Props) {
  const form = useZodForm(rules, { ...EMPTY_CLIENT, ...said });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <ClientFields lookUp={null} />
      <button type="button" onClick={() => form.setValue('city', 'Nantes')}>
        Remplir
      </button>
      <Button type="submit">Ajouter</Button>
    </Form>
  );
}

test('a new client asks for a name, a company and an address to write to; the rest is folded', async () => {
  const screen = await onScreen(<ClientForm />);
  const fields = screen.getByRole('textbox').elements();
  expect(fields.map((field) => field.getAttribute('name'))).toEqual(['name', 'company', 'email']);
  expect(document.body.textContent).not.toContain('facultatif');
});

test('what is filled unfolds its part, and stands beside its title once that is folded again', async () => {
  const screen = await onScreen(<ClientForm said={{ phone: '02 40 00 00 00' }} />);
  await expect.element(screen.getByLabelText('Téléphone', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Remplir' }).click();
  await expect.element(screen.getByLabelText('Ville', { exact: true })).toHaveValue('Nantes');
  await screen.getByText('Adresse de facturation', { exact: true }).click();
  await expect.element(screen.getByLabelText('Ville', { exact: true })).not.toBeVisible();
  await expect.element(screen.getByText('Nantes')).toBeVisible();
});

test('what is refused in a folded part unfolds it each time, with the focus', async () => {
  const sent = vi.fn<(client: object) => void>();
  const screen = await onScreen(
    <ClientForm said={{ name: 'Ana', siret: 'abc' }} onSubmit={sent} />,
  );
  const siret = screen.getByLabelText('SIRET', { exact: true });
  for (const _ of ['once', 'again']) {
    await screen.getByText('SIRET et n° de TVA', { exact: true }).click();
    await expect.element(siret).not.toBeVisible();
    await screen.getByRole('button', { name: 'Ajouter' }).click();
    await expect.element(siret).toBeVisible();
    await expect.element(siret).toHaveFocus();
  }
  expect(sent).not.toHaveBeenCalled();
});

test('a country is chosen in the list, or typed as one writes it', async () => {
  const sent = vi.fn<(client: { country?: string }) => void>();
  const screen = await onScreen(<ClientForm said={{ name: 'Anna' }} onSubmit={sent} />);
  await screen.getByText('Adresse de facturation', { exact: true }).click();
  const country = screen.getByRole('combobox', { name: 'Pays' });
  await expect.element(country).toHaveValue('France');
  await country.fill('etats');
  await screen.getByRole('option', { name: 'États-Unis', exact: true }).click();
  await expect.element(country).toHaveValue('États-Unis');
  await country.fill('germany');
  await userEvent.tab();
  await expect.element(country).toHaveValue('Allemagne');
  await screen.getByRole('button', { name: 'Ajouter' }).click();
  await expect.poll(() => sent.mock.calls[0]?.[0]).toMatchObject({ country: 'Allemagne' });
});

test('a country written before the list was there stays, and is said to be none of it', async () => {
  const sent = vi.fn<(client: { country?: string }) => void>();
  const screen = await onScreen(
    <ClientForm said={{ name: 'Anna', country: 'Syldavie' }} onSubmit={sent} />,
  );
  const country = screen.getByRole('combobox', { name: 'Pays' });
  await expect.element(country).toHaveValue('Syldavie');
  await expect.element(country).toHaveAccessibleDescription(/n’est pas dans la liste/);
  await country.click();
  await userEvent.tab();
  await expect.element(country).toHaveValue('Syldavie');
  await screen.getByRole('button', { name: 'Ajouter' }).click();
  await expect.poll(() => sent.mock.calls[0]?.[0]).toMatchObject({ country: 'Syldavie' });
});
