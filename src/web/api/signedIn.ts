import { api } from './client.ts';

/** Whether a session is open, asked without ever failing: public pages only dress accordingly. */
export async function isSignedIn(signal?: AbortSignal): Promise<boolean> {
  const answer = await api
    .get<{ user?: unknown } | null>('/api/auth/get-session', {}, { signal })
    .catch(() => null);
  return Boolean(answer?.user);
}
