import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long one may take at Stripe, where a new account is filled in. */
const LASTS = 2 * 3600 * 1000;

/**
 * What comes back from Stripe with a user: theirs, of this hour. Somebody else's answer, which would
 * make another account receive the money, is not taken (RFC 6749 §10.12).
 */
export function stateFor(userId: string, secret: string, now: Date): string {
  const ends = String(now.getTime() + LASTS);
  const nonce = randomBytes(16).toString('base64url');
  return [nonce, ends, signatureOf(userId, nonce, ends, secret)].join('.');
}

export function isStateOf(state: string, userId: string, secret: string, now: Date): boolean {
  const [nonce = '', ends = '', signature = ''] = state.split('.');
  const expected = Buffer.from(signatureOf(userId, nonce, ends, secret));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number(ends) > now.getTime();
}

function signatureOf(userId: string, nonce: string, ends: string, secret: string): string {
  const key = createHmac('sha256', secret).update('card account').digest();
  return createHmac('sha256', key).update(`${userId} ${nonce} ${ends}`).digest('base64url');
}
