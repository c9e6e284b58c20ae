import { expect, test } from 'vitest';
import { OPERATION_CATEGORIES, PAYMENT_METHODS } from '#domain/document/choices.ts';
import { printableView } from '#rendering/view/printableView.ts';
import { checkFacturX } from '#testing/facturx/check.ts';
import { base, invoice, line, seller } from '#testing/validators/corpus/builders.ts';
import { lifeCases } from '#testing/validators/corpus/namedLives.ts';
import { namedInvoices } from '#testing/validators/corpus/named.ts';
import { vatAndIdentityCases } from '#testing/validators/corpus/namedVat.ts';
import { facturX } from './facturX.ts';

/**
 * One file for each case that a code or a figure tells apart. The official rules accept any valid
 * code: only a comparison of the whole file sees a right code that became another one.
 * After a change that is meant: `vitest run golden.test.ts -u`, then read the difference.
 */
const NAMED = [
  'standard rate',
  'every rate, one a line',
  'sole trader in franchise',
  'reverse charge between French builders',
  'reverse charge to Germany',
  'goods to Germany',
  'goods exported',
  'services outside the EU',
  'VAT on debits',
  'a consumer',
  'goods delivered elsewhere',
  'several discounts at their rates',
  'work over a period',
  'in USD',
  'paid before it is issued',
  'paid in part before it is issued',
];

const VAT_AND_IDENTITY = vatAndIdentityCases();
/** What follows an invoice or a quote: all of it, for each is a case of its own. */
const LIVES = lifeCases();

const PAID = PAYMENT_METHODS.map(({ value: paymentMethod }) =>
  base(`paid by ${paymentMethod}`, { document: invoice({ paymentMethod }) }),
);

const KINDS_OF_WORK = OPERATION_CATEGORIES.map(({ value: operationCategory }) =>
  base(`of ${operationCategory}`, { document: invoice({ operationCategory }) }),
);

const SHARED = [
  base('a rest that cents do not share evenly', {
    seller: seller(),
    document: invoice({
      lineItems: [
        line({ description: 'Pose', quantity: 1, unitPrice: 33.33, vatRate: 10 }),
        line({ description: 'Fournitures', quantity: 1, unitPrice: 66.67, vatRate: 20 }),
        line({ description: 'Remise commerciale', quantity: 1, unitPrice: -10, vatRate: null }),
      ],
    }),
  }),
];

const cases = [
  ...NAMED.map((name) => {
    const found = namedInvoices().find((each) => each.name === name);
    if (!found) throw new Error(`no invoice is named « ${name} »`);
    return found;
  }),
  ...VAT_AND_IDENTITY,
  ...LIVES,
  ...PAID,
  ...KINDS_OF_WORK,
  ...SHARED,
];

test.each(cases)('the XML of « $name » is what it was', async ({ name, ...parts }) => {
  const { xml, problems } = facturX(printableView(parts).facts);
  expect(problems).toEqual([]);
  expect(checkFacturX(xml ?? '')).toEqual([]);
  const file = `golden/${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.xml`;
  // One element a line, so that a difference can be read; nothing else is changed.
  await expect(`${xml?.replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot(file);
});
