import { createHmac, timingSafeEqual } from 'node:crypto';

export const SESSION_COOKIE = 'sb-auth-token';

const DAY = 24 * 3600;

/** In seconds: how long a session lasts unused, how old it is renewed, and counts as fresh. */
export const SESSION = { expiresIn: 30 * DAY, updateAge: DAY, freshAge: DAY } as const;

/** The value of a cookie « value.signature » that this installation has signed; null for any other. */
export function signedValue(cookie: string | undefined, secret: string): string | null {
  const dot = cookie?.lastIndexOf('.') ?? -1;
  if (cookie === undefined || dot < 1) return null;
  const value = cookie.slice(0, dot);
  const signature = Buffer.from(cookie.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(value).digest();
  const authentic = signature.length === expected.length && timingSafeEqual(signature, expected);
  return authentic ? value : null;
}
