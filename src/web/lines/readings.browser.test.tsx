import { expect, test } from 'vitest';
import { draftDocument } from '#drafting/draftDocument.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { EditedLines, documentOf } from '#testing/components/editedLines.tsx';
import { onScreen } from '#testing/components/onScreen.tsx';
import { type Doubted, doubtedOf } from '#web/sentence/doubted.ts';

/** A sentence that reads two ways, with its lines as drafted and what is not sure of them. */
const DOUBTFUL = '2 caméras 550 €';

type Screen = Awaited<ReturnType<typeof onScreen>>;

const totals = (screen: Screen) => screen.getByRole('region', { name: 'Totaux' });
const press = (screen: Screen, name: string | RegExp) =>
  screen.getByRole('button', { name }).click();
const spaced = (amount: number) => formatAmount(amount, 'EUR').replaceAll(/\s/g, ' ');

function readingOf(prompt: string) {
  const draft = draftDocument({ type: 'invoice', prompt, clientName: '' });
  return { start: documentOf(...draft.lineItems), doubted: doubtedOf(draft) };
}

/** Both totals of a sentence that is doubted. */
function twoTotals(doubted: Doubted | null): [number, number] {
  if (doubted?.other == null) throw new Error('This sentence is read one way only');
  return [doubted.total, doubted.other.totalAmount];
}

test('« À vérifier » offers the other reading with its total: one press takes it, one gives back ours', async () => {
  const { start, doubted } = readingOf(DOUBTFUL);
  const [ours, other] = twoTotals(doubted);
  const screen = await onScreen(<EditedLines start={start} prompt={DOUBTFUL} />);
  await expect.element(screen.getByText('À vérifier').first()).toBeVisible();
  await expect.element(screen.getByText(/1\sligne à vérifier/)).toBeVisible();
  await expect.element(totals(screen)).toHaveTextContent(`Total HT${spaced(ours)}`);

  await press(screen, /^Autre lecture/);
  await expect.element(totals(screen)).toHaveTextContent(`Total HT${spaced(other)}`);
  await expect.element(screen.getByText('À vérifier')).not.toBeInTheDocument();
  await press(screen, 'Annuler');
  await expect.element(totals(screen)).toHaveTextContent(`Total HT${spaced(ours)}`);
});

test('once a figure is typed the reading is the user’s, and no other is offered', async () => {
  const { start } = readingOf(DOUBTFUL);
  const screen = await onScreen(<EditedLines start={start} prompt={DOUBTFUL} />);
  await expect.element(screen.getByRole('button', { name: /^Autre lecture/ })).toBeVisible();
  await screen.getByLabelText('Prix unitaire de la ligne 1', { exact: true }).fill('151');
  await expect
    .element(screen.getByRole('button', { name: /^Autre lecture/ }))
    .not.toBeInTheDocument();
});

test('a doubt about a quantity ends when the quantity is typed; one about the price stays', async () => {
  const screen = await onScreen(
    <EditedLines
      start={documentOf({
        description: 'Affiches',
        quantity: 2,
        unitPrice: 150,
        flags: ['quantity_to_check', 'unusual_price'],
      })}
    />,
  );
  await screen.getByLabelText('Quantité de la ligne 1', { exact: true }).fill('20');
  await expect.element(screen.getByText('Quantité à vérifier')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Prix inhabituel')).toBeVisible();
});

test('the words a line came from are shown while it is written in', async () => {
  const prompt = 'Développement 3 jours à 450 €, hébergement 12 mois à 15 €';
  const { start } = readingOf(prompt);
  const screen = await onScreen(<EditedLines start={start} prompt={prompt} />);
  const sentence = screen.getByRole('region', { name: 'Votre phrase' });
  await expect.element(sentence.getByRole('mark')).not.toBeInTheDocument();
  await screen.getByLabelText('Quantité de la ligne 2', { exact: true }).click();
  await expect.element(sentence.getByRole('mark')).toHaveTextContent('hébergement 12 mois à 15 €');
});

test('what is said « en option » is not counted, and is added by one press', async () => {
  const prompt = 'Site vitrine 1200 €, en option maintenance 50 €';
  const { start } = readingOf(prompt);
  const screen = await onScreen(<EditedLines start={start} prompt={prompt} />);
  await expect.element(totals(screen)).toHaveTextContent('Total HT1 200,00 €');
  await press(screen, 'Ajouter l’option');
  await expect.element(totals(screen)).toHaveTextContent('Total HT1 250,00 €');
  await expect
    .element(screen.getByRole('list', { name: 'Options non comptées' }))
    .not.toBeInTheDocument();
});

test('a change said in a sentence is shown first, applied when accepted, and taken back', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(HOSTING)} />);
  await screen.getByLabelText('Modifier par une phrase').fill('remise de 10 %');
  await press(screen, 'Proposer');
  const proposal = screen.getByRole('region', { name: 'Modification proposée' });
  await expect.element(proposal).toHaveTextContent('180,00 € → 162,00 €');
  await expect.element(totals(screen)).toHaveTextContent('Total HT180,00 €');

  await press(screen, 'Appliquer');
  await expect.element(totals(screen)).toHaveTextContent('Total HT162,00 €');
  await expect.element(screen.getByLabelText('Modifier par une phrase')).toHaveFocus();
  await press(screen, 'Annuler');
  await expect.element(totals(screen)).toHaveTextContent('Total HT180,00 €');
});

test('a proposal no longer stands once a line is typed in', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(HOSTING)} />);
  await screen.getByLabelText('Modifier par une phrase').fill('remise de 10 %');
  await press(screen, 'Proposer');
  const proposal = screen.getByRole('region', { name: 'Modification proposée' });
  await expect.element(proposal).toBeVisible();
  await screen.getByLabelText('Prix unitaire de la ligne 1', { exact: true }).fill('20');
  await expect.element(proposal).not.toBeInTheDocument();
});

test('a sentence that is not understood says so beside its field and stays to be corrected', async () => {
  const screen = await onScreen(<EditedLines start={documentOf(HOSTING)} />);
  const sentence = screen.getByLabelText('Modifier par une phrase');
  await sentence.fill('bonjour');
  await press(screen, 'Proposer');
  await expect.element(sentence).toBeInvalid();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(sentence).toHaveValue('bonjour');
});

test('what a line is doubted for is said once, in the words of the doubt', async () => {
  const prompt = '5 ou 6 heures à 40 €';
  const { start, doubted } = readingOf(prompt);
  const screen = await onScreen(<EditedLines start={start} prompt={prompt} />);
  await expect.element(screen.getByText(doubted?.reason ?? '', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('Quantité à vérifier')).not.toBeInTheDocument();
  await expect.element(screen.getByText(/1\sligne à vérifier/)).toBeVisible();
  // Another figure typed ends that doubt, and the line says by itself what is left of it.
  await screen.getByLabelText('Prix unitaire de la ligne 1', { exact: true }).fill('45');
  await expect.element(screen.getByText('Quantité à vérifier')).toBeVisible();
});

test('another count is offered once: by the doubt while it stands, and else by the line', async () => {
  const prompt = '5 ou 6 heures à 40 €';
  const { start } = readingOf(prompt);
  const screen = await onScreen(<EditedLines start={start} prompt={prompt} />);
  const own = screen.getByRole('button', { name: 'Retenir 5' });
  await expect.element(screen.getByRole('button', { name: /5 × 40,00/ })).toBeVisible();
  await expect.element(own).not.toBeInTheDocument();
  await screen.getByLabelText('Description de la ligne 1', { exact: true }).fill('Pose');
  await expect.element(own).not.toBeInTheDocument();
  await screen.getByLabelText('Prix unitaire de la ligne 1', { exact: true }).fill('45');
  await expect.element(own).toBeVisible();
});

test('an option that is added leaves the doubt of another line where it stands', async () => {
  const prompt = '2 caméras 550 €, en option pose 300 €';
  const { start } = readingOf(prompt);
  const screen = await onScreen(<EditedLines start={start} prompt={prompt} type="quote" />);
  const line = screen.getByRole('list', { name: 'Lignes du document' }).getByRole('listitem');
  await expect.element(line.nth(0)).toHaveTextContent('À vérifier');
  await press(screen, 'Ajouter l’option');
  await expect.element(line).toHaveLength(2);
  await expect.element(line.nth(0)).toHaveTextContent('À vérifier');
  await expect.element(line.nth(1)).not.toHaveTextContent('À vérifier');
});

test('an option whose price reads two ways is doubtful once it is added, its other figure one press away', async () => {
  const prompt = 'Site vitrine 1200 €, en option 5 pages 80 €';
  const { start } = readingOf(prompt);
  const screen = await onScreen(<EditedLines start={start} prompt={prompt} type="quote" />);
  await press(screen, 'Ajouter l’option');
  const line = screen.getByRole('list', { name: 'Lignes du document' }).getByRole('listitem');
  await expect.element(line.nth(1)).toHaveTextContent('À l’unité ou au forfait ?');
  await expect.element(screen.getByText(/1\sligne à vérifier/)).toBeVisible();
  await press(screen, 'C’est le prix du lot');
  await expect.element(line.nth(1)).not.toHaveTextContent('À l’unité ou au forfait ?');
  await expect
    .element(screen.getByLabelText('Quantité de la ligne 2', { exact: true }))
    .toHaveValue('1');
  await expect.element(line.nth(1)).toHaveTextContent('80,00 €');
});

test('what may be an option only is doubted until it is made one', async () => {
  const prompt = 'Terrasse 2000 €, pose en sus si besoin 300 €';
  const { start } = readingOf(prompt);
  const screen = await onScreen(<EditedLines start={start} prompt={prompt} type="quote" />);
  const doubt = screen.getByText(/Ce n’est peut-être qu’une option/);
  await expect.element(doubt).toBeVisible();
  await screen.getByRole('checkbox', { name: /En option.*ligne 2/ }).click();
  await expect.element(doubt).not.toBeInTheDocument();
});

test('who says that the line is right has settled the doubt of its sentence too', async () => {
  const prompt = '5 ou 6 heures à 40 €';
  const { start, doubted } = readingOf(prompt);
  const screen = await onScreen(<EditedLines start={start} prompt={prompt} />);
  const reason = screen.getByText(doubted?.reason ?? 'no doubt', { exact: false });
  await expect.element(reason).toBeVisible();
  await press(screen, /^C’est juste, ligne 1/);
  await expect.element(reason).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Avant l’envoi/)).not.toBeInTheDocument();
});

const HOSTING = { description: 'Hébergement', quantity: 12, unitPrice: 15 };
