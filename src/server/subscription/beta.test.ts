import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscriptionAnswer } from './answers.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';

const BETA = '/api/subscription/beta';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('the free Beta access', () => {
  it('opens the app where no card can be taken, and asking twice changes nothing', async () => {
    const user = await app.signUp({ tier: null });
    expect((await app.request('/api/dashboard', { as: user })).status).toBe(403);
    for (const _ of [1, 2]) {
      const answer = await app.request(BETA, { method: 'POST', as: user });
      expect(answer.status).toBe(200);
      expect(subscriptionAnswer.parse(await answer.json())).toMatchObject({
        active: true,
        tier: 'beta',
        documentsLimit: null,
      });
    }
    expect((await app.request('/api/dashboard', { as: user })).status).toBe(200);
  });
});
