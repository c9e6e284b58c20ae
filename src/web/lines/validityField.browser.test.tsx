import { FormProvider } from 'react-hook-form';
import { expect, test } from 'vitest';
import { NO_FACTS } from '#domain/document/facts.ts';
import type { DocumentEdit } from '#domain/document/editSchema.ts';
import type { DocumentType } from '#domain/document/kinds.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { onScreen } from '#testing/components/onScreen.tsx';
import { Button } from '#web/ui/button.tsx';
import { useZodForm } from '#web/ui/form.tsx';
import { type EditForm, editFormOf } from './editedFacts.ts';
import { editFormSchema } from './editFormSchema.ts';
import { FactFields, FoldedFacts } from './factFields.tsx';

interface Props {
  type?: DocumentType;
  validityDays?: number | null;
  /** As the third step of the wizard shows them; else as the edit mode does. */
  folded?: boolean;
  onSave?: (body: DocumentEdit) => void;
}

function Fields({ type = 'quote', validityDays = null, folded = false, onSave }: Props) {
  const start = {
    ...NO_FACTS,
    type,
    clientId: 'lune',
    date: '2026-11-30',
    dueDate: type === 'invoice' ? '2026-12-15' : null,
    lineItems: [{ description: 'Pose', quantity: 1, unitPrice: 900 }],
    validityDays,
  } as unknown as DocumentAnswer;
  const document = { ...start, kind: type, currency: 'EUR' };
  const form = useZodForm<EditForm, DocumentEdit>(async () => editFormSchema, editFormOf(start));
  return (
    <FormProvider {...form}>
      {folded ? (
        <FoldedFacts document={document} mayBearVat />
      ) : (
        <FactFields document={document} atOnce />
      )}
      <Button onClick={() => void form.handleSubmit((body) => onSave?.(body))()}>
        Enregistrer
      </Button>
    </FormProvider>
  );
}

type Screen = Awaited<ReturnType<typeof onScreen>>;
const field = (screen: Screen) => screen.getByRole('textbox', { name: /^Validité du devis/ });

test('a quote says until when it is valid, as its days and its date are typed', async () => {
  const saved: DocumentEdit[] = [];
  const screen = await onScreen(<Fields onSave={(body) => saved.push(body)} />);
  await expect.element(field(screen)).toHaveValue('');
  await expect
    .element(field(screen))
    .toHaveAccessibleDescription('Valable jusqu’au 30 décembre 2026.');
  await field(screen).fill('60');
  await expect
    .element(field(screen))
    .toHaveAccessibleDescription('Valable jusqu’au 29 janvier 2027.');
  await screen.getByLabelText('Date', { exact: true }).fill('2026-12-01');
  await expect
    .element(field(screen))
    .toHaveAccessibleDescription('Valable jusqu’au 30 janvier 2027.');
  await screen.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => saved.map(({ validityDays }) => validityDays)).toEqual([60]);
});

test('what is no number of days is refused beside it, and stays typed', async () => {
  const screen = await onScreen(<Fields />);
  await field(screen).fill('400');
  await expect.element(field(screen)).toHaveAccessibleDescription('De 1 à 365\u00A0jours.');
  await screen.getByRole('button', { name: 'Enregistrer' }).click();
  await expect
    .element(field(screen))
    .toHaveAccessibleDescription('La validité d’un devis va de 1 à 365\u00A0jours');
  await expect.element(field(screen)).toHaveValue('400');
});

test('in the wizard it unfolds the mentions once the sentence said it; an invoice has none', async () => {
  const said = await onScreen(<Fields folded validityDays={61} />);
  await expect.element(field(said)).toHaveValue('61');
  await said.unmount();
  const silent = await onScreen(<Fields folded />);
  await expect.element(field(silent)).not.toBeInTheDocument();
  await expect.element(silent.getByText(/^validité, prestation/)).toBeVisible();
  await silent.unmount();
  const invoice = await onScreen(<Fields type="invoice" />);
  await expect.element(invoice.getByLabelText('Date d’échéance')).toBeVisible();
  await expect.element(field(invoice)).not.toBeInTheDocument();
});
