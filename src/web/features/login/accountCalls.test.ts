import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#web/api/client.ts';
import { signUp } from './accountCalls.ts';

afterEach(() => vi.restoreAllMocks());

const account = { name: 'Claire', email: 'claire@example.org', password: 'un long mot de passe' };

it('refuses a sign-up that answers without a user', async () => {
  vi.spyOn(api, 'post').mockResolvedValue(null);
  await expect(signUp(account)).rejects.toThrow('No user data returned');
});

it('is signed in with a token, and sent to its letters without one', async () => {
  vi.spyOn(api, 'post').mockResolvedValue({ token: 't', user: {} });
  expect(await signUp(account)).toBe('signed_in');
  vi.spyOn(api, 'post').mockResolvedValue({ token: null, user: {} });
  expect(await signUp(account)).toBe('verify_email');
});
