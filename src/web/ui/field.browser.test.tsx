import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { onScreen } from '#testing/components/onScreen.tsx';
import { Checkbox } from './choice.tsx';
import { Segmented } from './segmented.tsx';
import { PasswordField } from './passwordField.tsx';
import { SearchField } from './searchField.tsx';
import { TextArea } from './textArea.tsx';
import { TextField } from './textField.tsx';

test('a field is named by its label, described by its hint, then by the error in its place', async () => {
  const screen = await onScreen(<TextField label="Email" hint="Pour les factures." />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  await expect.element(field).toHaveAccessibleDescription('Pour les factures.');
  await screen.rerender(
    <TextField label="Email" hint="Pour les factures." error="L’email n’est pas valide" />,
  );
  await expect.element(field).toHaveAccessibleDescription('L’email n’est pas valide');
  await expect.element(screen.getByText('Pour les factures.')).not.toBeInTheDocument();
  await expect.element(field).toBeInvalid();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('L’email n’est pas valide');
});

test('a press on the label brings the focus to its field, and two fields never share their ties', async () => {
  const screen = await onScreen(
    <>
      <TextField label="Ville" hint="Sans le code." />
      <TextField label="Pays" hint="En français." />
    </>,
  );
  await screen.getByText('Pays', { exact: true }).click();
  const country = screen.getByRole('textbox', { name: 'Pays' });
  await expect.element(country).toHaveFocus();
  await expect.element(country).toHaveAccessibleDescription('En français.');
});

function Notes() {
  const [text, setText] = useState('');
  return (
    <TextArea
      label="Notes"
      maxLength={2000}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

test('a text of bounded length counts what is typed', async () => {
  const screen = await onScreen(<Notes />);
  await screen.getByRole('textbox', { name: 'Notes' }).fill('Merci');
  await expect.element(screen.getByText('5 / 2 000')).toBeVisible();
});

test('a text has the room it asks for, so that it never scrolls within what scrolls', async () => {
  const screen = await onScreen(<TextArea label="Message" rows={6} />);
  const field = screen.getByRole('textbox', { name: 'Message' });
  const area = field.element();
  const empty = area.clientHeight;
  expect(empty).toBeGreaterThanOrEqual(6 * 24);
  await field.fill('Bonjour,\n'.repeat(20));
  expect(area.scrollHeight).toBe(area.clientHeight);
  await field.fill('');
  expect(area.clientHeight).toBe(empty);
});

test('a password shows itself on demand and hides again', async () => {
  const screen = await onScreen(<PasswordField label="Mot de passe" />);
  const field = screen.getByLabelText('Mot de passe', { exact: true });
  await field.fill('encre bleue');
  await expect.element(field).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('encre bleue');
  await screen.getByRole('button', { name: 'Masquer le mot de passe' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
});

function Search() {
  const [text, setText] = useState('');
  return <SearchField label="Rechercher" placeholder="Client" value={text} onChange={setText} />;
}

test('a search is emptied by its button, which is there only when something is typed', async () => {
  const screen = await onScreen(<Search />);
  const clear = screen.getByRole('button', { name: 'Effacer la recherche' });
  await expect.element(clear).not.toBeInTheDocument();
  await screen.getByRole('searchbox', { name: 'Rechercher' }).fill('lune');
  await clear.click();
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
});

test('a box is ticked by the keyboard and described by its hint', async () => {
  const ticked = vi.fn<(checked: boolean) => void>();
  const screen = await onScreen(
    <Checkbox label="Appliquer la TVA" hint="À 20 %." checked={false} onChange={ticked} />,
  );
  const box = screen.getByRole('checkbox', { name: 'Appliquer la TVA' });
  await expect.element(box).toHaveAccessibleDescription('À 20 %.');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(ticked.mock.calls[0]?.[0]).toBe(true);
});

function Kind() {
  const [kind, setKind] = useState<'invoice' | 'quote'>('invoice');
  return (
    <Segmented
      label="Type"
      options={[
        { value: 'invoice', label: 'Facture' },
        { value: 'quote', label: 'Devis' },
      ]}
      value={kind}
      onChange={setKind}
    />
  );
}

test('options side by side are one stop of the keyboard, and the arrows choose among them', async () => {
  const screen = await onScreen(<Kind />);
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'Facture' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: 'Devis' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Facture' })).not.toBeChecked();
});
