import { createHash } from 'node:crypto';
import { Refusal } from '#server/errors.ts';
import type { SignedInUser } from '#server/http/context.ts';
import type { RateLimiter } from '#server/limits.ts';
import type { Mail } from '#server/mail/mail.ts';

const HOUR = 3600;

/** In whose name a letter leaves: whoever asks for it, or the account's owner for the server's own. */
export type LetterWriter = Pick<SignedInUser, 'id' | 'email' | 'emailVerified'>;

/** More than any month's end asks for, and too few to make an account a sender of junk mail. */
const LIMITS = {
  user: { max: 60, window: HOUR },
  /** Several may be written to by one letter. */
  addressesOfUser: { max: 120, window: HOUR },
  recipientOfUser: { max: 20, window: HOUR },
  /** From all accounts together. */
  recipient: { max: 60, window: 24 * HOUR },
} as const;

/**
 * Whether this user may write to these addresses now. Throws 403 `address_unproven` where the letter
 * would really leave for somebody else before the user has proved their own address, and 429 past
 * the limits.
 */
export async function allowLetter(
  { mail, limits }: { mail: Pick<Mail, 'kind'>; limits: RateLimiter },
  user: LetterWriter,
  recipients: readonly string[],
): Promise<void> {
  const toThemselves = recipients.every((recipient) => fold(recipient) === fold(user.email));
  if (mail.kind !== 'outbox' && !toThemselves && !user.emailVerified) throw unproven(user.email);
  await limits.require(`letter:user:${user.id}`, LIMITS.user, TOO_MANY);
  for (const recipient of recipients) await allowAddress(limits, user, recipient);
}

async function allowAddress(
  limits: RateLimiter,
  user: LetterWriter,
  recipient: string,
): Promise<void> {
  const box = boxOf(recipient);
  await limits.require(`letter:user:${user.id}:addresses`, LIMITS.addressesOfUser, TOO_MANY);
  await limits.require(
    `letter:user:${user.id}:to:${box}`,
    LIMITS.recipientOfUser,
    `Vous avez déjà écrit plusieurs fois à ${recipient}\u00A0: réessayez dans une heure.`,
  );
  await limits.require(
    `letter:to:${box}`,
    LIMITS.recipient,
    `${recipient} a reçu trop de messages aujourd’hui\u00A0: réessayez demain.`,
  );
}

const TOO_MANY =
  'Vous avez envoyé beaucoup de messages en peu de temps\u00A0: réessayez dans une heure.';

function unproven(email: string): Refusal {
  return new Refusal(
    403,
    'address_unproven',
    `Confirmez d’abord votre adresse ${email}\u00A0: c’est elle que vos clients verront.`,
  );
}

/** Limits outlive the letter: they need not name who received it. */
function boxOf(recipient: string): string {
  return createHash('sha256').update(fold(recipient)).digest('base64url').slice(0, 22);
}

function fold(address: string): string {
  return address.trim().toLowerCase();
}
