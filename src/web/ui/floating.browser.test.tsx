import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { onScreen } from '#testing/components/onScreen.tsx';
import { Button } from './button.tsx';
import { Combobox } from './combobox.tsx';
import { Dialog } from './dialog.tsx';
import { IconButton } from './iconButton.tsx';
import { Menu, MenuItem } from './menu.tsx';
import { Select } from './select.tsx';
import { Tabs } from './tabs.tsx';
import { ScrollFade } from './scrollFade.tsx';
import { toast } from './toast.ts';

function Question() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Supprimer</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Supprimer INV-042 ?"
        description="Cette action est irréversible."
        foot={
          <>
            <Button onClick={() => setOpen(false)}>Garder</Button>
            <Button variant="danger">Supprimer</Button>
          </>
        }
      />
      <Button>Derrière</Button>
    </>
  );
}

test('a dialog takes the focus, keeps it, and gives it back when Escape closes it', async () => {
  const screen = await onScreen(<Question />);
  await screen.getByRole('button', { name: 'Supprimer' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Supprimer INV-042 ?' });
  await expect.element(dialog).toHaveAccessibleDescription('Cette action est irréversible.');
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  for (let press = 0; press < 5; press += 1) {
    await userEvent.tab();
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Supprimer' })).toHaveFocus();
});

test('a dialog has the focus on its title until there is a field, not on all that stands in it', async () => {
  const screen = await onScreen(
    <Dialog open onClose={() => undefined} title="Envoyer INV-042" beside={<p>La feuille</p>}>
      <p>Chargement...</p>
    </Dialog>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Envoyer INV-042' })).toHaveFocus();
});

test('a dialog that is read before anything is pressed begins at its title', async () => {
  const screen = await onScreen(
    <Dialog open onClose={() => undefined} title="Encaisser" initialFocus="title">
      <input aria-label="Montant" />
    </Dialog>,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Montant' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Encaisser' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: 'Montant' })).toHaveFocus();
});

test('a dialog closed by its button gives the focus back to what opened it', async () => {
  const screen = await onScreen(<Question />);
  await screen.getByRole('button', { name: 'Supprimer' }).click();
  await screen.getByRole('button', { name: 'Garder' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Supprimer' })).toHaveFocus();
});

const RATES = [
  { value: '20', label: '20 %' },
  { value: '10', label: '10 %' },
  { value: '5.5', label: '5,5 %' },
] as const;

function Rate({ error }: { error?: string }) {
  const [rate, setRate] = useState<(typeof RATES)[number]['value']>('20');
  return <Select label="Taux" options={RATES} value={rate} onChange={setRate} error={error} />;
}

test('a list is opened, walked and chosen from by the keyboard alone', async () => {
  const screen = await onScreen(<Rate />);
  const button = screen.getByRole('combobox', { name: 'Taux' });
  await expect.element(button).toHaveTextContent('20 %');
  await expect.element(button).toHaveAccessibleDescription('20 %');
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('option', { name: '20 %' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: '10 %' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveTextContent('10 %');
  await expect.element(button).toHaveFocus();
});

test('Escape closes a list and chooses nothing', async () => {
  const screen = await onScreen(<Rate error="Ce taux n’existe plus" />);
  const button = screen.getByRole('combobox', { name: 'Taux' });
  await expect.element(button).toHaveAccessibleDescription('20 % Ce taux n’existe plus');
  await button.click();
  await expect.element(screen.getByRole('option', { name: '20 %' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(screen.getByRole('option', { name: '20 %' })).not.toBeInTheDocument();
  await expect.element(button).toHaveTextContent('20 %');
  await expect.element(button).toHaveFocus();
});

test('a menu is walked with the arrows, acts on Enter, and gives the focus back', async () => {
  const duplicated = vi.fn<() => void>();
  const screen = await onScreen(
    <Menu trigger={<Button>Autres actions</Button>}>
      <MenuItem onSelect={() => undefined}>Télécharger</MenuItem>
      <MenuItem onSelect={duplicated}>Dupliquer</MenuItem>
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'Autres actions' });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'Télécharger' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Dupliquer' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => duplicated.mock.calls).toHaveLength(1);
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

const CLIENTS = [
  { value: 'lune', label: 'Brasserie Lune' },
  { value: 'morel', label: 'Atelier Morel' },
];

function Client({ onCreate }: { onCreate: (typed: string) => void }) {
  const [id, setId] = useState<string | null>(null);
  return (
    <Combobox
      label="Client"
      options={CLIENTS}
      value={CLIENTS.find(({ value }) => value === id) ?? null}
      onChange={setId}
      onCreate={onCreate}
    />
  );
}

test('a client is found by typing a part of its name, and taken by Enter', async () => {
  const screen = await onScreen(<Client onCreate={() => undefined} />);
  const field = screen.getByRole('combobox', { name: 'Client' });
  await field.fill('lun');
  await expect.element(screen.getByRole('option', { name: 'Brasserie Lune' })).toBeVisible();
  await expect
    .element(screen.getByRole('option', { name: 'Atelier Morel' }))
    .not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Brasserie Lune');
});

/** As the forms do: the list is what was searched, and the choice another object each time it is drawn. */
function SearchedClient() {
  const [id, setId] = useState<string | null>('lune');
  const [typed, setTyped] = useState('');
  const chosen = CLIENTS.find(({ value }) => value === id);
  return (
    <Combobox
      label="Client"
      options={CLIENTS.filter(({ label }) => label.includes(typed))}
      value={chosen ? { ...chosen } : null}
      onChange={setId}
      onSearch={setTyped}
    />
  );
}

test('another is found by typing over the one that was chosen', async () => {
  const screen = await onScreen(<SearchedClient />);
  const field = screen.getByRole('combobox', { name: 'Client' });
  await expect.element(field).toHaveValue('Brasserie Lune');
  await field.click();
  await userEvent.keyboard('Mor');
  await expect.element(field).toHaveValue('Mor');
  await screen.getByRole('option', { name: 'Atelier Morel' }).click();
  await expect.element(field).toHaveValue('Atelier Morel');
});

test('a client who is not there is added with the name that was typed', async () => {
  const created = vi.fn<(typed: string) => void>();
  const screen = await onScreen(<Client onCreate={created} />);
  await screen.getByRole('combobox', { name: 'Client' }).fill('Nouvelle Vague');
  await screen.getByRole('option', { name: 'Ajouter « Nouvelle Vague »' }).click();
  expect(created.mock.calls).toEqual([['Nouvelle Vague']]);
});

test('the keyboard reaches that choice too, after the clients that were found', async () => {
  const created = vi.fn<(typed: string) => void>();
  const screen = await onScreen(<Client onCreate={created} />);
  await screen.getByRole('combobox', { name: 'Client' }).fill('Morel');
  await expect.element(screen.getByRole('option', { name: 'Atelier Morel' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(created.mock.calls).toEqual([['Morel']]);
});

test('tabs are walked with the arrows, and show one panel at a time', async () => {
  const screen = await onScreen(
    <Tabs
      label="Client"
      tabs={[
        { value: 'invoices', label: 'Factures', panel: 'INV-001' },
        { value: 'quotes', label: 'Devis', panel: 'QUO-001' },
      ]}
    />,
  );
  await screen.getByRole('tab', { name: 'Factures' }).click();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('QUO-001');
});

test('a button without words has a name, shown to who reaches it by the keyboard', async () => {
  const screen = await onScreen(
    <IconButton label="Retirer la ligne 2">
      <span aria-hidden="true">×</span>
    </IconButton>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Retirer la ligne 2' })).toHaveFocus();
  await expect.element(screen.getByText('Retirer la ligne 2')).toBeVisible();
});

test('a busy button says so, keeps the focus, and refuses a second press', async () => {
  const pressed = vi.fn<() => void>();
  const screen = await onScreen(
    <Button busy onClick={pressed}>
      Enregistrer
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Chargement...' });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveFocus();
  expect(pressed).not.toHaveBeenCalled();
});

test('what was done can be taken back from its message, which then leaves', async () => {
  const takenBack = vi.fn<() => void>();
  const screen = await onScreen(null);
  toast.undoable('Ligne 2 retirée', takenBack);
  const undo = screen.getByRole('button', { name: 'Annuler' });
  await expect.element(undo).toBeVisible();
  await userEvent.dblClick(undo);
  await expect.element(screen.getByText('Ligne 2 retirée')).not.toBeInTheDocument();
  expect(takenBack).toHaveBeenCalledOnce();
});

test('a failure stays until it is read', async () => {
  const screen = await onScreen(null);
  toast.failure('Le document n’a pas pu être enregistré');
  await expect.element(screen.getByText('Le document n’a pas pu être enregistré')).toBeVisible();
  await screen.getByRole('button', { name: 'Fermer' }).click();
  await expect
    .element(screen.getByText('Le document n’a pas pu être enregistré'))
    .not.toBeInTheDocument();
});

test('a success that was read leaves with its screen; one just said, and a failure, go along', async () => {
  const screen = await onScreen(
    <>
      <RouterLink to="/clients">Clients</RouterLink>
      <RouterLink to="/documents">Documents</RouterLink>
    </>,
  );
  const now = vi.spyOn(Date, 'now');
  toast.success('Client Ana ajouté');
  const failure = toast.failure('Le logo n’a pas pu être enregistré');
  await expect.element(screen.getByText('Client Ana ajouté')).toBeVisible();
  await screen.getByText('Clients', { exact: true }).click();
  await expect.element(screen.getByText('Client Ana ajouté')).toBeVisible();
  now.mockReturnValue(Date.now() + 3000);
  await screen.getByText('Documents', { exact: true }).click();
  await expect.element(screen.getByText('Client Ana ajouté')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Le logo n’a pas pu être enregistré')).toBeVisible();
  now.mockRestore();
  toast.close(failure);
});

test('what the foot of a box cuts fades out, until its end is in sight', async () => {
  const screen = await onScreen(
    <div className="h-40 overflow-y-auto" data-testid="box">
      <div className="h-80">Notifications</div>
      <ScrollFade />
    </div>,
  );
  await expect.poll(fadeOpacity).toBe('1');
  screen.getByTestId('box').element().scrollTo(0, 400);
  await expect.poll(fadeOpacity).toBe('0');
});

function fadeOpacity(): string {
  return getComputedStyle(document.querySelector('[aria-hidden="true"].sticky')!).opacity;
}
