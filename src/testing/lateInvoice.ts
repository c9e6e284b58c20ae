import { expect } from 'vitest';
import type { Desk } from '#testing/desk.ts';
import type { TestApp } from '#testing/testApp.ts';

/** Friday, with no holiday in the weeks after. */
export const DUE_DATE = '2027-01-15';

/**
 * An invoice of 1 200 € TTC due on 15 January 2027, issued and sent. The app's clock is left on the
 * morning of its date.
 */
export async function sentInvoice(app: TestApp, desk: Desk, overrides: object = {}) {
  app.clock.set('2027-01-04T09:00:00Z');
  const { id } = await desk.create({
    date: '2027-01-04',
    dueDate: DUE_DATE,
    lineItems: [{ description: 'Pose', quantity: 1, unitPrice: 1000 }],
    ...overrides,
  });
  const issued = await desk.call(`/api/documents/${id}/issue`, 'POST');
  expect([issued.status, issued.body.error]).toEqual([200, undefined]);
  const sent = await desk.call(`/api/documents/${id}`, 'PATCH', { status: 'sent' });
  expect(sent.status).toBe(200);
  return id;
}
