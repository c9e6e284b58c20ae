import type { AuthCall } from './call.ts';
import type { RateLimiter } from '#server/limits.ts';

/** Calls that write to an address: the name it has in them, and what the letter carries. */
export const LETTERS: Record<string, { to: 'email' | 'newEmail'; carries: 'link' | 'code' }> = {
  '/request-password-reset': { to: 'email', carries: 'link' },
  '/send-verification-email': { to: 'email', carries: 'link' },
  '/change-email': { to: 'newEmail', carries: 'link' },
  '/email-otp/send-verification-otp': { to: 'email', carries: 'code' },
  '/email-otp/request-password-reset': { to: 'email', carries: 'code' },
  '/forget-password/email-otp': { to: 'email', carries: 'code' },
  '/email-otp/request-email-change': { to: 'newEmail', carries: 'code' },
};

const QUARTER_HOUR = { max: 5, window: 900 };
/** A code allows five guesses in a million; a link none, and it is the way back to an account. */
const DAY = { link: { max: 60, window: 24 * 3600 }, code: { max: 12, window: 24 * 3600 } };

/**
 * Letters to one address, from wherever they are asked for: a mailbox is not buried, and codes are
 * not drawn until one is guessed. Counted alike where no account is, so that the refusal tells
 * nothing.
 */
export async function limitLetters(limits: RateLimiter, { method, path, body }: AuthCall) {
  const letter = method === 'POST' ? LETTERS[path] : undefined;
  const address = letter && body[letter.to];
  if (!letter || typeof address !== 'string') return;
  const key = `letters:${letter.carries}:${address.trim().toLowerCase().slice(0, 320)}`;
  const message =
    'Plusieurs messages viennent d’être envoyés à cette adresse. Regardez votre boîte de réception ' +
    'et les indésirables, ou réessayez plus tard.';
  await limits.require(`${key}|quarter`, QUARTER_HOUR, message);
  await limits.require(`${key}|day`, DAY[letter.carries], message);
}
