import type { SignIn, SignUp } from '#domain/account/schema.ts';
import { ApiError } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { forgetCopies } from '#web/api/keptCopies.ts';

/** The auth library's own paths (docs/product.md, Calls, docs/auth-calls.md). */

export type SignInOutcome = 'signed_in' | 'second_factor';

/** `verification`: of a letter's link, which the password now turns into a proven address. */
export async function signIn(
  { email, password, rememberMe }: SignIn,
  verification: string | null = null,
): Promise<SignInOutcome> {
  await forgetFormerUser();
  const answer = await api.post<{ twoFactorRedirect?: boolean } | null>('/api/auth/sign-in/email', {
    email,
    password,
    rememberMe: rememberMe ?? false,
    ...(verification !== null && { verification }),
  });
  return answer?.twoFactorRedirect ? 'second_factor' : 'signed_in';
}

export type SignUpOutcome = 'signed_in' | 'verify_email';

export async function signUp(account: SignUp): Promise<SignUpOutcome> {
  await forgetFormerUser();
  const answer = await api.post<{ token: string | null; user?: unknown } | null>(
    '/api/auth/sign-up/email',
    account,
  );
  if (!answer?.user) throw new ApiError(502, 'no_user', 'No user data returned');
  return answer.token === null ? 'verify_email' : 'signed_in';
}

export async function verifySecondFactor(code: string, trustDevice: boolean): Promise<void> {
  await api.post('/api/auth/two-factor/verify-totp', { code, trustDevice });
}

export async function verifyRecoveryCode(code: string): Promise<void> {
  await api.post('/api/auth/two-factor/verify-backup-code', { code });
}

export async function askPasswordReset(email: string): Promise<void> {
  await api.post('/api/auth/request-password-reset', { email, redirectTo: '/reset-password' });
}

export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await api.post('/api/auth/reset-password', { token, newPassword });
}

/** Leaves for the provider's page; it comes back to `callbackURL` signed in. */
export async function signInWith(method: string, callbackURL: string): Promise<void> {
  await forgetFormerUser();
  const call =
    method === 'sso'
      ? { path: '/api/auth/sign-in/oauth2', body: { providerId: method } }
      : { path: '/api/auth/sign-in/social', body: { provider: method } };
  const { url } = await api.post<{ url: string }>(call.path, {
    ...call.body,
    callbackURL,
    errorCallbackURL: '/login',
  });
  window.location.assign(url);
}

/** The user who signs in must not find what the one before left readable offline. */
function forgetFormerUser(): Promise<void> {
  return forgetCopies().catch(() => undefined);
}
