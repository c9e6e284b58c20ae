import { expect, test } from 'vitest';
import { onScreen } from '#testing/components/onScreen.tsx';
import { ClientStatistics } from './clientStatistics.tsx';

test('what a client owes is said TTC, of what was issued: a draft is total and not unpaid', async () => {
  const screen = await onScreen(
    <ClientStatistics
      statistics={{
        documents: 3,
        invoices: 2,
        credits: 0,
        quotes: 1,
        amounts: [
          { currency: 'EUR', total: 151_214, unpaid: 151_214 },
          { currency: 'CHF', total: 2536.8, unpaid: 2536.8 },
        ],
      }}
      relation={{
        pace: null,
        owed: [{ currency: 'CHF', amount: 3044.16, late: 3044.16 }],
        lateDays: 12,
        billed: [],
      }}
    />,
  );
  const unpaid = screen
    .getByRole('definition')
    .elements()
    .map((element) => element.textContent?.replaceAll(/[\s\u202F]/g, ' '));
  expect(unpaid.slice(3)).toEqual(['151 214,00 €', '0,00 €', '2 536,80 CHF', '3 044,16 CHF']);
  await expect.element(screen.getByText('Impayé TTC').first()).toBeVisible();
});
