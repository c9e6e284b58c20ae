import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { EditedLines, type LinesBody, documentOf } from '#testing/components/editedLines.tsx';
import { onScreen, serverAnswering } from '#testing/components/onScreen.tsx';

const development = {
  description: 'Développement',
  quantity: 3,
  unit: 'day',
  unitPrice: 450,
  source: '3 jours de développement à 450 €',
};
const hosting = { description: 'Hébergement', quantity: 12, unitPrice: 15 };
const unpriced = { ...hosting, unitPrice: 0, flags: ['price_to_complete'] };

type Screen = Awaited<ReturnType<typeof onScreen>>;

const rows = (screen: Screen) =>
  screen.getByRole('list', { name: 'Lignes du document' }).getByRole('listitem');
const open = (screen: Screen, line: number) =>
  screen.getByRole('button', { name: new RegExp(`^Modifier la ligne ${line}\\s:`) });
const sheet = (screen: Screen, line: number, count: number) =>
  screen.getByRole('dialog', { name: `Ligne ${line} sur ${count}` });
const field = (screen: Screen, name: string, line: number): Locator =>
  screen.getByRole('dialog').getByLabelText(`${name} de la ligne ${line}`, { exact: true });
const totals = (screen: Screen) => screen.getByRole('region', { name: 'Totaux' });
const press = (screen: Screen, name: string | RegExp) =>
  screen.getByRole('button', { name, exact: true }).click();

beforeEach(() => page.viewport(390, 844));
afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1280, 900);
});

test('a line reads in two rows, as one computes it, and one name says it all', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development, hosting)} />);
  await expect
    .element(open(screen, 1))
    .toHaveAccessibleName(
      /^Modifier la ligne 1\s: Développement ?, 1\s350,00\s€ ?, 3\sjours × 450,00\s€ · TVA 20\s%$/,
    );
  await expect.element(rows(screen).nth(1)).toHaveTextContent('12 × 15,00 € · TVA 20 %');
  await expect
    .element(screen.getByRole('textbox', { name: 'Description' }))
    .not.toBeInTheDocument();
});

test('its fields open from below, what is typed is in the document at once, and the focus comes back', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development, hosting)} />);
  await open(screen, 1).click();
  await expect.element(sheet(screen, 1, 2)).toBeVisible();
  await expect.element(screen.getByText('3 jours de développement à 450 €')).toBeVisible();
  await field(screen, 'Quantité', 1).fill('0,5');
  await field(screen, 'Prix unitaire', 1).fill('1 234,50');
  await expect.element(screen.getByRole('dialog')).toHaveTextContent('617,25 €');
  await press(screen, 'Terminé');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(rows(screen).nth(0)).toHaveTextContent('0,5 jour × 1 234,50 €');
  await expect.element(totals(screen)).toHaveTextContent('Total TTC956,70 €');
  await expect.element(open(screen, 1)).toHaveFocus();
});

test('a press on a figure brings the keyboard to it, in the press itself, and typing replaces it', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development)} />);
  // Its code is here from now on.
  await open(screen, 1).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();

  const price = open(screen, 1).getByText('450,00 €').element() as HTMLElement;
  price.click();
  await Promise.resolve();
  expect(document.activeElement).toHaveAttribute('name', 'lineItems.0.unitPrice');
  await userEvent.keyboard('500');
  await expect.element(field(screen, 'Prix unitaire', 1)).toHaveValue('500');
});

test('what is missing takes the keyboard first, wherever one presses', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development, unpriced)} />);
  await expect.element(rows(screen).nth(1)).toHaveTextContent('12 × Prix à compléter · TVA 20 %');
  await open(screen, 2).getByText('Hébergement').click();
  await expect.element(field(screen, 'Prix unitaire', 2)).toHaveFocus();
  await userEvent.keyboard('15{Enter}');
  await expect.element(rows(screen).nth(1)).toHaveTextContent('180,00 €');
  await expect
    .element(screen.getByText('Prix à compléter', { exact: true }))
    .not.toBeInTheDocument();
});

test('a new line opens at once on its description; left untouched, it is not kept', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development)} />);
  const add = screen.getByRole('button', { name: 'Ajouter une ligne' });
  await add.click();
  await expect.element(sheet(screen, 2, 2)).toBeVisible();
  await expect.element(field(screen, 'Description', 2)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(rows(screen)).toHaveLength(1);
  await expect.element(add).toHaveFocus();
  await expect.element(screen.getByText('Modifié')).not.toBeInTheDocument();

  await add.click();
  await field(screen, 'Description', 2).fill('Réunion');
  await userEvent.keyboard('{Escape}');
  await expect.element(rows(screen).nth(1)).toHaveTextContent('Réunion');
  await expect.element(open(screen, 2)).toHaveFocus();
});

test('from line to line the keyboard stays on the same figure, and after the last comes a new one', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development, hosting)} />);
  await open(screen, 1).getByText('450,00 €').click();
  await userEvent.keyboard('500');
  await press(screen, 'Ligne suivante');
  await expect.element(field(screen, 'Prix unitaire', 2)).toHaveFocus();
  await userEvent.keyboard('20');
  await expect
    .element(screen.getByRole('button', { name: 'Ligne suivante' }))
    .not.toBeInTheDocument();
  await press(screen, 'Ajouter une autre ligne');
  await expect.element(field(screen, 'Description', 3)).toHaveFocus();
  await press(screen, 'Ligne précédente');
  await expect.element(sheet(screen, 2, 2)).toBeVisible();
  await press(screen, 'Terminé');
  await expect.element(open(screen, 2)).toHaveFocus();
  await expect.element(totals(screen)).toHaveTextContent('Total HT1 740,00 €');
});

test('by keys alone the focus stays on « Ligne suivante » from line to line', async () => {
  const screen = await onScreen(
    <EditedLines start={documentOf(development, hosting, development)} />,
  );
  (open(screen, 1).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet(screen, 1, 3)).toBeVisible();
  const next = screen.getByRole('button', { name: 'Ligne suivante' });
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet(screen, 2, 3)).toBeVisible();
  await expect.element(next).toHaveFocus();
});

test('a line removed from its fields is given back, and the focus goes to the line in its place', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development, hosting)} />);
  await open(screen, 1).click();
  await field(screen, 'Prix unitaire', 1).fill('500');
  await press(screen, 'Retirer la ligne 1');
  await expect.element(sheet(screen, 1, 2)).not.toBeInTheDocument();
  await expect.element(rows(screen)).toHaveLength(1);
  await expect.element(open(screen, 1)).toHaveFocus();
  await screen.getByRole('button', { name: 'Annuler' }).click();
  await expect.element(rows(screen).nth(0)).toHaveTextContent('3 jours × 500,00 €');
});

test('the only line cannot be removed', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development)} />);
  await open(screen, 1).click();
  await expect.element(sheet(screen, 1, 1)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Retirer/ })).not.toBeInTheDocument();
});

test('saving opens the line that is refused, says why beside its field, and saves once it is right', async () => {
  const saved = vi.fn<(body: LinesBody) => void>();
  const screen = await onScreen(
    <EditedLines start={documentOf(development, { ...hosting, quantity: 0 })} onSave={saved} />,
  );
  await press(screen, 'Enregistrer');
  await expect.element(sheet(screen, 2, 2)).toBeVisible();
  await expect.element(field(screen, 'Quantité', 2)).toHaveFocus();
  await expect.element(field(screen, 'Quantité', 2)).toBeInvalid();
  await expect
    .element(field(screen, 'Quantité', 2))
    .toHaveAccessibleDescription('La quantité doit être supérieure à 0');
  await expect
    .element(screen.getByRole('dialog').getByRole('alert'))
    .toHaveTextContent('La quantité doit être supérieure à 0');

  await userEvent.keyboard('{Escape}');
  await expect
    .element(rows(screen).nth(1).getByRole('alert'))
    .toHaveTextContent('La quantité doit être supérieure à 0');
  await press(screen, 'Enregistrer');
  await expect.element(field(screen, 'Quantité', 2)).toHaveFocus();
  await userEvent.keyboard('2,5');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await press(screen, 'Terminé');
  await press(screen, 'Enregistrer');
  await expect
    .poll(() => saved.mock.calls[0]?.[0].lineItems[1])
    .toMatchObject({ quantity: 2.5, total: 37.5 });
});

test('doubts stand in the row: settled, or another price taken, by one press without opening it', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    serverAnswering({
      '/api/functions/line-suggestions': {
        items: [{ documentId: 'd1', description: 'Hébergement', unitPrice: 18, source: 'INV-007' }],
      },
    }),
  );
  const screen = await onScreen(
    <EditedLines start={documentOf({ ...development, flags: ['quantity_to_check'] }, unpriced)} />,
  );
  await press(screen, 'C’est juste, ligne 1 : quantité à vérifier');
  await expect.element(screen.getByText('Quantité à vérifier')).not.toBeInTheDocument();
  await expect.element(rows(screen).nth(0)).toHaveFocus();
  await press(screen, 'Reprendre 18,00 €');
  await expect.element(totals(screen)).toHaveTextContent('Total HT1 566,00 €');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a phone laid on its side loses nothing of what is being typed', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development, hosting)} />);
  await open(screen, 2).click();
  await field(screen, 'Description', 2).fill('Hébergement et nom de domaine');
  await page.viewport(844, 390);
  await expect
    .element(screen.getByLabelText('Description de la ligne 2', { exact: true }))
    .toHaveValue('Hébergement et nom de domaine');
  await page.viewport(390, 844);
  await expect
    .element(field(screen, 'Description', 2))
    .toHaveValue('Hébergement et nom de domaine');
});
