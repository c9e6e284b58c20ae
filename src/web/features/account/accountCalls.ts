import { api } from '#web/api/client.ts';

/** The auth library's own paths for someone signed in (docs/auth-calls.md). */

export interface OpenSession {
  token: string;
  /** The browser that opened it, in its own words. */
  userAgent: string | null;
  createdAt: string;
  updatedAt: string;
  id: string;
}

export interface LinkedMethod {
  id: string;
  providerId: string;
  createdAt: string;
}

export interface EnrolledFactor {
  totpURI: string;
  backupCodes: string[];
}

export const changePassword = (currentPassword: string, newPassword: string) =>
  api.post('/api/auth/change-password', {
    currentPassword,
    newPassword,
    revokeOtherSessions: true,
  });

/** The proof: the password or, for an account without one, the address in use. */
export const changeEmail = (
  newEmail: string,
  proof: { password: string } | { confirmation: string },
) => api.post('/api/auth/change-email', { newEmail, ...proof, callbackURL: '/app/account' });

export const listSessions = () => api.get<OpenSession[]>('/api/auth/list-sessions');

export const currentSessionId = async () =>
  (await api.get<{ session: { id: string } } | null>('/api/auth/get-session'))?.session.id ?? null;

export const revokeSession = (token: string) => api.post('/api/auth/revoke-session', { token });

export const revokeOtherSessions = () => api.post('/api/auth/revoke-other-sessions', {});

export const enableSecondFactor = (password: string) =>
  api.post<EnrolledFactor>('/api/auth/two-factor/enable', { password });

export const confirmSecondFactor = (code: string) =>
  api.post('/api/auth/two-factor/verify-totp', { code });

export const disableSecondFactor = (password: string) =>
  api.post('/api/auth/two-factor/disable', { password });

export const newRecoveryCodes = (password: string) =>
  api.post<{ backupCodes: string[] }>('/api/auth/two-factor/generate-backup-codes', { password });

export const listMethods = () => api.get<LinkedMethod[]>('/api/auth/list-accounts');

export const unlinkMethod = ({ id }: LinkedMethod) =>
  api.post('/api/auth/unlink-account', { accountId: id });

/** Leaves for the provider's page; it comes back to the account. */
export async function linkMethod(provider: string): Promise<void> {
  const { url } = await api.post<{ url: string }>('/api/auth/link-social', {
    provider,
    callbackURL: `/app/account?linked=${provider}`,
    errorCallbackURL: `/app/account?refused=${provider}`,
  });
  window.location.assign(url);
}
