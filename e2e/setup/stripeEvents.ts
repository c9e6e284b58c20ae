import { expect, type Page } from '@playwright/test';

/** Stripe tells a server of what happened, signed; `webhook` is the whole address. */
export async function tellServer(
  page: Page,
  webhook: string,
  event: { payload: string; signature: string },
): Promise<void> {
  const told = await page.request.post(webhook, {
    headers: { 'stripe-signature': event.signature, 'content-type': 'application/json' },
    data: event.payload,
  });
  expect(told.ok()).toBe(true);
}
