import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { EditedLines, type LinesBody, documentOf } from '#testing/components/editedLines.tsx';
import { onScreen, serverAnswering } from '#testing/components/onScreen.tsx';

const development = { description: 'Développement', quantity: 3, unitPrice: 450 };
const hosting = { description: 'Hébergement', quantity: 12, unitPrice: 15 };

type Screen = Awaited<ReturnType<typeof onScreen>>;

const field = (screen: Screen, name: string, line: number): Locator =>
  screen.getByLabelText(`${name} de la ligne ${line}`, { exact: true });
const rateOf = (screen: Screen, line: number) =>
  screen.getByRole('combobox', { name: `TVA de la ligne ${line}` });
const totals = (screen: Screen) => screen.getByRole('region', { name: 'Totaux' });
const rows = (screen: Screen) =>
  screen.getByRole('list', { name: 'Lignes du document' }).getByRole('listitem');
const press = (screen: Screen, name: string | RegExp) =>
  screen.getByRole('button', { name }).click();

afterEach(() => vi.restoreAllMocks());

test('figures are typed as the French write them, stay as typed, and the totals follow', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development, hosting)} />);
  await field(screen, 'Quantité', 1).fill('0,5');
  await field(screen, 'Prix unitaire', 1).fill('1 234,50');
  await expect.element(field(screen, 'Quantité', 1)).toHaveValue('0,5');
  await expect.element(field(screen, 'Prix unitaire', 1)).toHaveValue('1 234,50');
  await expect.element(rows(screen).nth(0)).toHaveTextContent('617,25 €');
  await expect.element(totals(screen)).toHaveTextContent('Total TTC956,70 €');
});

test('what is no number counts as nothing and stays to be corrected', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development, hosting)} />);
  await field(screen, 'Prix unitaire', 1).fill('cher');
  await expect.element(field(screen, 'Prix unitaire', 1)).toHaveValue('cher');
  await expect.element(totals(screen)).toHaveTextContent('Total HT180,00 €');
});

test('a figure is selected when its field is entered: typing replaces it', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development)} />);
  await field(screen, 'Prix unitaire', 1).click();
  await userEvent.keyboard('500');
  await expect.element(field(screen, 'Prix unitaire', 1)).toHaveValue('500');
});

test('a new line has quantity 1 and price 0, and the focus stays where it is', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development)} />);
  await press(screen, 'Ajouter une ligne');
  await expect.element(field(screen, 'Quantité', 2)).toHaveValue('1');
  await expect.element(field(screen, 'Prix unitaire', 2)).toHaveValue('0,00');
  await expect.element(screen.getByRole('button', { name: 'Ajouter une ligne' })).toHaveFocus();
});

test('a line removed is given back at its place, and keeps what was typed meanwhile elsewhere', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development, hosting)} />);
  await field(screen, 'Prix unitaire', 1).fill('500');
  await press(screen, 'Retirer la ligne 1');
  await expect.element(rows(screen)).toHaveLength(1);
  await expect.element(rows(screen).nth(0)).toHaveFocus();
  await expect.element(field(screen, 'Description', 1)).toHaveValue('Hébergement');
  await expect.element(totals(screen)).toHaveTextContent('Total HT180,00 €');

  await field(screen, 'Prix unitaire', 1).fill('20');
  await press(screen, 'Annuler');
  await expect.element(field(screen, 'Description', 1)).toHaveValue('Développement');
  await expect.element(field(screen, 'Prix unitaire', 1)).toHaveValue('500');
  await expect.element(field(screen, 'Prix unitaire', 2)).toHaveValue('20');
  await expect.element(totals(screen)).toHaveTextContent('Total HT1 740,00 €');
});

test('the only line cannot be removed', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development, hosting)} />);
  await press(screen, 'Retirer la ligne 2');
  await expect
    .element(screen.getByRole('button', { name: /Retirer la ligne/ }))
    .not.toBeInTheDocument();
});

test('what is as it was is not unsaved', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development)} />);
  await field(screen, 'Prix unitaire', 1).fill('500');
  await expect.element(screen.getByText('Modifié')).toBeVisible();
  await field(screen, 'Prix unitaire', 1).fill('450,00');
  await expect.element(screen.getByText('Modifié')).not.toBeInTheDocument();
});

test('saving says what is wrong beside its line, takes the focus there, and saves once it is right', async () => {
  const saved = vi.fn<(body: LinesBody) => void>();
  const screen = await onScreen(
    <EditedLines start={documentOf(development, hosting)} onSave={saved} />,
  );
  await field(screen, 'Quantité', 2).fill('0');
  await press(screen, 'Enregistrer');
  await expect
    .element(rows(screen).nth(1).getByRole('alert'))
    .toHaveTextContent('La quantité doit être supérieure à 0');
  await expect.element(field(screen, 'Quantité', 2)).toHaveFocus();
  await expect.element(field(screen, 'Quantité', 2)).toBeInvalid();
  await expect
    .element(field(screen, 'Quantité', 2))
    .toHaveAccessibleDescription('La quantité doit être supérieure à 0');
  expect(saved).not.toHaveBeenCalled();

  await field(screen, 'Quantité', 2).fill('2,5');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await press(screen, 'Enregistrer');
  await expect
    .poll(() => saved.mock.calls[0]?.[0].lineItems[1])
    .toMatchObject({
      quantity: 2.5,
      total: 37.5,
    });
});

test('a message goes with its line', async () => {
  const screen = await onScreen(
    <EditedLines start={documentOf({ ...development, quantity: 0 }, hosting)} />,
  );
  await press(screen, 'Enregistrer');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await press(screen, 'Retirer la ligne 1');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('a total below zero is said under the lines', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development)} />);
  await field(screen, 'Prix unitaire', 1).fill('-1');
  await press(screen, 'Enregistrer');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Le total du document ne peut pas être négatif');
});

test('a price that takes money off makes a discount', async () => {
  const saved = vi.fn<(body: LinesBody) => void>();
  const screen = await onScreen(
    <EditedLines start={documentOf(development, hosting)} onSave={saved} />,
  );
  await field(screen, 'Prix unitaire', 2).fill('-10');
  await press(screen, 'Enregistrer');
  await expect.poll(() => saved.mock.calls[0]?.[0].lineItems[1]?.kind).toBe('discount');
});

test('a discount named by its percentage follows the lines, until it is changed itself', async () => {
  const discount = { description: 'Remise 10 %', quantity: 1, unitPrice: -135 };
  const screen = await onScreen(<EditedLines start={documentOf(development, discount)} />);
  await field(screen, 'Quantité', 1).fill('');
  await field(screen, 'Quantité', 1).fill('4');
  await expect.element(field(screen, 'Prix unitaire', 2)).toHaveValue('−180,00');
  await expect.element(totals(screen)).toHaveTextContent('Total HT1 620,00 €');
  await field(screen, 'Prix unitaire', 2).fill('-100');
  await field(screen, 'Quantité', 1).fill('5');
  await expect.element(totals(screen)).toHaveTextContent('Total HT2 150,00 €');
  await expect.element(field(screen, 'Prix unitaire', 2)).toHaveValue('-100');
});

test('without VAT no line has a rate, and the total bears none', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development)} />);
  await expect.element(totals(screen)).toHaveTextContent('TVA 20 %270,00 €');
  await screen.getByRole('checkbox', { name: 'Appliquer la TVA' }).click();
  await expect.element(rateOf(screen, 1)).not.toBeInTheDocument();
  await expect.element(totals(screen)).not.toHaveTextContent('TVA');
  await expect.element(totals(screen)).toHaveTextContent('1 350,00 €');
});

test('a line may have a rate of its own, counted apart', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development, hosting)} />);
  await rateOf(screen, 2).selectOptions('10 %');
  await expect.element(totals(screen)).toHaveTextContent('TVA 20 %270,00 €');
  await expect.element(totals(screen)).toHaveTextContent('TVA 10 %18,00 €');
});

test('« Prix à compléter » stays while the price is none, and leaves with the first one', async () => {
  const screen = await onScreen(
    <EditedLines start={documentOf({ ...hosting, unitPrice: 0, flags: ['price_to_complete'] })} />,
  );
  await expect.element(screen.getByText(/Avant l’envoi.*1\sprix à compléter/)).toBeVisible();
  await field(screen, 'Prix unitaire', 1).fill('0');
  await expect.element(screen.getByText('Prix à compléter', { exact: true })).toBeVisible();
  await field(screen, 'Prix unitaire', 1).fill('15');
  await expect
    .element(screen.getByText('Prix à compléter', { exact: true }))
    .not.toBeInTheDocument();
  await expect.element(screen.getByText(/Avant l’envoi/)).not.toBeInTheDocument();
});

test('a doubt is settled by one press, keyboard too: the figures stay and the focus stays on the line', async () => {
  const saved = vi.fn<(body: LinesBody) => void>();
  const screen = await onScreen(
    <EditedLines
      start={documentOf(
        { ...development, flags: ['quantity_to_check', 'unusual_price'] },
        { ...hosting, unitPrice: 0, flags: ['price_to_complete'] },
      )}
      onSave={saved}
    />,
  );
  const right = rows(screen)
    .nth(0)
    .getByRole('button', { name: /^C’est juste, ligne 1/ });
  await expect.element(right).toHaveLength(2);
  await expect
    .element(
      rows(screen)
        .nth(1)
        .getByRole('button', { name: /^C’est juste/ }),
    )
    .not.toBeInTheDocument();
  (right.nth(0).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(right).toHaveLength(1);
  await expect.element(rows(screen).nth(0)).toHaveFocus();
  await userEvent.tab();
  await expect.element(field(screen, 'Description', 1)).toHaveFocus();
  await press(screen, 'C’est juste, ligne 1 : prix inhabituel');
  await expect.element(right).not.toBeInTheDocument();
  await field(screen, 'Prix unitaire', 2).fill('15');
  await press(screen, 'Enregistrer');
  await expect
    .poll(() => saved.mock.calls[0]?.[0].lineItems[0])
    .toMatchObject({ quantity: 3, unitPrice: 450, flags: [] });
});

test('a price asked before is offered with where it comes from, and taken by one press', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    serverAnswering({
      '/api/functions/line-suggestions': {
        items: [{ documentId: 'd1', description: 'Hébergement', unitPrice: 18, source: 'INV-007' }],
      },
    }),
  );
  const screen = await onScreen(
    <EditedLines start={documentOf({ ...hosting, unitPrice: 0, flags: ['price_to_complete'] })} />,
  );
  await expect.element(screen.getByRole('link', { name: 'INV-007' })).toBeVisible();
  await press(screen, 'Reprendre 18,00 €');
  await expect.element(field(screen, 'Prix unitaire', 1)).toHaveValue('18,00');
  await expect
    .element(screen.getByText('Prix à compléter', { exact: true }))
    .not.toBeInTheDocument();
  await expect.element(totals(screen)).toHaveTextContent('Total HT216,00 €');
});

test('a line says why it bears no VAT, and the totals say of how much', async () => {
  const saved = vi.fn<(body: LinesBody) => void>();
  const start = documentOf(development, hosting);
  const screen = await onScreen(<EditedLines start={start} onSave={saved} />);
  await userEvent.selectOptions(rateOf(screen, 2), 'disbursement');
  await expect.element(rows(screen).nth(1)).toHaveTextContent('Sans TVA : Débours');
  await expect
    .element(totals(screen))
    .toHaveTextContent('Total HT1 530,00 €dont sans TVA180,00 €TVA 20 %270,00 €');
  await press(screen, 'Enregistrer');
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  const cases = saved.mock.calls[0]?.[0].lineItems.map(({ vatCase }) => vatCase);
  expect(cases).toEqual([null, 'disbursement']);

  await userEvent.selectOptions(rateOf(screen, 2), '10');
  await expect.element(totals(screen)).toHaveTextContent('TVA 10 %18,00 €');
});

test('works in a home are ticked only where a reduced rate asks for it', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(development)} />);
  const works = screen.getByRole('checkbox', {
    name: 'Travaux dans un logement de plus de 2 ans',
  });
  await expect.element(works).not.toBeInTheDocument();
  await userEvent.selectOptions(rateOf(screen, 1), '10');
  await works.click();
  await expect.element(works).toBeChecked();
});
