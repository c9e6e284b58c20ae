import { createHash, createHmac, randomBytes } from 'node:crypto';

/** What a token is made of, with a key that is not in the database: 256 bits, in hexadecimal. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/**
 * The token of a page: 256 bits, base64url. It can be told again to its owner, and is nowhere kept;
 * who reads the database, or a copy of it, opens nothing.
 */
export function tokenOf(seed: string, secret: string): string {
  const key = createHmac('sha256', secret).update('client page').digest();
  return createHmac('sha256', key).update(seed).digest('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
