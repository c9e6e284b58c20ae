import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draftDocument } from '#drafting/draftDocument.ts';
import { doubtedOf } from '#web/sentence/doubted.ts';
import { EditedLines, type LinesBody, documentOf } from '#testing/components/editedLines.tsx';
import { onScreen } from '#testing/components/onScreen.tsx';
import type { EditedDocument } from './editedDocument.ts';

const NAME = 'Travaux dans un logement de plus de 2 ans';
const painting = { description: 'Peinture', quantity: 3, unitPrice: 450 };
const sanding = { description: 'Ponçage', quantity: 12, unitPrice: 15 };

type Screen = Awaited<ReturnType<typeof onScreen>>;

const atTen = (...lines: Parameters<typeof documentOf>): EditedDocument => ({
  ...documentOf(...lines),
  vatRate: 10,
});
const forAll = (screen: Screen) => screen.getByRole('checkbox', { name: NAME, exact: true });
const ofLine = (screen: Screen, line: number) =>
  screen.getByRole('checkbox', { name: `${NAME} (ligne ${line})`, exact: true });
const anyOfLine = (screen: Screen) =>
  screen.getByRole('checkbox', { name: /^Travaux dans un logement.*ligne/ });
const rateOf = (screen: Screen, line: number) =>
  screen.getByRole('combobox', { name: `TVA de la ligne ${line}` });
const press = (screen: Screen, name: string | RegExp) =>
  screen.getByRole('button', { name }).click();

/** The editor, and what it holds once it is saved. */
async function editing(start: EditedDocument, prompt = '') {
  const saved = vi.fn<(body: LinesBody) => void>();
  const screen = await onScreen(<EditedLines {...{ start, prompt }} type="quote" onSave={saved} />);
  const homes = async () => {
    saved.mockClear();
    await press(screen, 'Enregistrer');
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    return saved.mock.calls[0]?.[0].lineItems.map(({ inOldHome }) => inOldHome);
  };
  return { screen, homes };
}

afterEach(() => page.viewport(1280, 900));

test('works in a home are said once under the document’s rate, for all the lines that bear it', async () => {
  const { screen, homes } = await editing(atTen(painting, { ...sanding, vatRate: 20 }, sanding));
  await expect.element(anyOfLine(screen)).not.toBeInTheDocument();
  await forAll(screen).click();
  await expect.element(forAll(screen)).toBeChecked();
  await expect
    .element(forAll(screen))
    .toHaveAccessibleDescription(/^Vaut pour toutes les lignes à 10\s%\.$/);
  await expect.element(anyOfLine(screen)).not.toBeInTheDocument();
  expect(await homes()).toEqual([true, false, true]);
  await forAll(screen).click();
  expect(await homes()).toEqual([false, false, false]);
});

test('a rate that works in a home do not bear asks nothing, of the document or of a line', async () => {
  const { screen } = await editing(documentOf(painting, sanding));
  await expect.element(screen.getByRole('checkbox', { name: NAME })).not.toBeInTheDocument();
  await userEvent.selectOptions(rateOf(screen, 2), '5.5');
  await expect.element(ofLine(screen, 2)).toBeVisible();
  await expect.element(forAll(screen)).not.toBeInTheDocument();
});

test('a line that is added is what the others are, and only while they all are', async () => {
  const { screen, homes } = await editing(atTen({ ...painting, inOldHome: true }));
  await press(screen, 'Ajouter une ligne');
  await screen.getByLabelText('Description de la ligne 2', { exact: true }).fill('Enduit');
  expect(await homes()).toEqual([true, true]);
  await forAll(screen).click();
  await press(screen, 'Ajouter une ligne');
  await screen.getByLabelText('Description de la ligne 3', { exact: true }).fill('Vernis');
  expect(await homes()).toEqual([false, false, false]);
});

test('a line that a sentence adds is what the others are', async () => {
  const { screen, homes } = await editing(atTen({ ...painting, inOldHome: true }));
  await screen.getByLabelText('Modifier par une phrase').fill('ajoute 2 h de ponçage à 60 €');
  await press(screen, 'Proposer');
  await press(screen, 'Appliquer');
  await expect.element(screen.getByLabelText('Description de la ligne 2')).toBeVisible();
  expect(await homes()).toEqual([true, true]);
});

test('another reading of the sentence is what the lines it replaces were', async () => {
  const prompt = '2 caméras 550 €';
  const draft = draftDocument({ type: 'quote', prompt, clientName: '' });
  const [line] = draft.lineItems;
  expect(doubtedOf(draft)?.other).toBeTruthy();
  const { screen, homes } = await editing(atTen({ ...line!, inOldHome: true }), prompt);
  await press(screen, /^Autre lecture/);
  await expect.element(screen.getByText('Autre lecture prise')).toBeVisible();
  expect(await homes()).toEqual([true]);
});

test('lines that differ keep a box each, until one press says it of them all', async () => {
  const { screen, homes } = await editing(
    atTen({ ...painting, inOldHome: true }, sanding, { ...sanding, vatRate: 20 }),
  );
  await expect.element(forAll(screen)).toBePartiallyChecked();
  await expect
    .element(forAll(screen))
    .toHaveAccessibleDescription(/^Cochée pour 1 des 2 lignes à 10\s%\.$/);
  await expect.element(ofLine(screen, 1)).toBeChecked();
  await expect.element(ofLine(screen, 2)).not.toBeChecked();
  await expect.element(anyOfLine(screen)).toHaveLength(2);
  await forAll(screen).click();
  await expect.element(anyOfLine(screen)).not.toBeInTheDocument();
  expect(await homes()).toEqual([true, true, false]);
});

test('the box of a line does not go from under the press that makes all lines the same', async () => {
  const { screen, homes } = await editing(atTen({ ...painting, inOldHome: true }, sanding));
  await ofLine(screen, 1).click();
  await expect.element(forAll(screen)).not.toBeChecked();
  await expect.element(ofLine(screen, 1)).toHaveFocus();
  await ofLine(screen, 2).click();
  expect(await homes()).toEqual([false, true]);
  await ofLine(screen, 1).click();
  await expect.element(forAll(screen)).toBeChecked();
  await forAll(screen).click();
  await expect.element(anyOfLine(screen)).not.toBeInTheDocument();
});

test('a line that comes to the document’s rate is what the others there are', async () => {
  const { screen, homes } = await editing(
    atTen({ ...painting, inOldHome: true }, { ...sanding, vatRate: 20 }),
  );
  await userEvent.selectOptions(rateOf(screen, 2), '10');
  await expect.element(forAll(screen)).toBeChecked();
  await expect.element(anyOfLine(screen)).not.toBeInTheDocument();
  expect(await homes()).toEqual([true, true]);
});

test('a line put back is what was ticked for all meanwhile', async () => {
  const { screen, homes } = await editing(atTen(painting, sanding));
  await press(screen, 'Retirer la ligne 1');
  await forAll(screen).click();
  await press(screen, 'Annuler');
  expect(await homes()).toEqual([true, true]);
});

test('a line put back is as it was where nothing was ticked meanwhile', async () => {
  const { screen, homes } = await editing(atTen({ ...painting, inOldHome: true }, sanding));
  await press(screen, 'Retirer la ligne 1');
  await expect.element(anyOfLine(screen)).not.toBeInTheDocument();
  await press(screen, 'Annuler');
  await expect.element(forAll(screen)).toBePartiallyChecked();
  expect(await homes()).toEqual([true, false]);
});

test('on a phone a new line that inherits it and is left untouched is not kept', async () => {
  await page.viewport(390, 844);
  const { screen, homes } = await editing(atTen({ ...painting, inOldHome: true }));
  await press(screen, 'Ajouter une ligne');
  await expect.element(screen.getByRole('dialog', { name: 'Ligne 2 sur 2' })).toBeVisible();
  await expect.element(anyOfLine(screen)).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(await homes()).toEqual([true]);
});

test('on a phone lines that differ have their boxes in their sheets', async () => {
  await page.viewport(390, 844);
  const { screen, homes } = await editing(atTen({ ...painting, inOldHome: true }, sanding));
  await press(screen, /^Modifier la ligne 2/);
  await ofLine(screen, 2).click();
  await expect.element(ofLine(screen, 2)).toBeChecked();
  await press(screen, 'Terminé');
  await expect.element(forAll(screen)).toBeChecked();
  expect(await homes()).toEqual([true, true]);
});
