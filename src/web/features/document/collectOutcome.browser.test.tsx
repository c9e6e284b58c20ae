import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { onScreen } from '#testing/components/onScreen.tsx';
import { Beyond, Outcome } from './collectOutcome.tsx';

const PAYMENTS = { gross: 801.9, left: 501.9, currency: 'EUR' };

function Typed({ amount }: { amount: string }) {
  const form = useForm({ defaultValues: { amount, direction: 'received', excess: false } });
  return (
    <FormProvider {...form}>
      <Outcome payments={PAYMENTS} />
      <Beyond payments={PAYMENTS} />
    </FormProvider>
  );
}

test('more than what is left settles nothing until it is said to be too much, then says what comes of it', async () => {
  const screen = await onScreen(<Typed amount="600" />);
  const box = screen.getByRole('checkbox', { name: /Le client a payé 98,10\s€ de trop/ });
  await expect.element(box).toBeVisible();
  expect(screen.getByText(/sera réglé/).elements()).toHaveLength(0);
  await box.click();
  await expect
    .element(screen.getByText(/^Tout sera réglé, et 98,10\s€ resteront à lui rendre\.$/).first())
    .toBeVisible();
  expect(screen.getByText(/À cocher/).elements()).toHaveLength(0);
});

test('what settles the invoice says so alone', async () => {
  const screen = await onScreen(<Typed amount="501,90" />);
  await expect.element(screen.getByText('Tout sera réglé.').first()).toBeVisible();
  expect(screen.getByRole('checkbox').elements()).toHaveLength(0);
});
