import { z } from 'zod';
import type { MailTransport } from '#server/mailTransports.ts';

export interface MailAttachment {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

export interface MailMessage {
  to: string;
  /** Others it is written to, those who get a copy, and those nobody sees. */
  alsoTo?: readonly string[];
  cc?: readonly string[];
  bcc?: readonly string[];
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** The header `X-Encrier-Registre`: what the sender's register was (docs/decisions/006). */
  witness?: string;
  attachments?: MailAttachment[];
  /** Whose message it is, for « Boîte d’envoi locale »; none for mail of no signed-in user. */
  userId?: string;
  /** What the EmailJS template receives beside the message itself (docs/product.md, E-mail). */
  document?: {
    id: string;
    senderCompany: string;
    senderEmail: string;
    /** « Facture INV-012 ». */
    typeAndNumber: string;
  };
}

/** An address for which the transport did not take a message that it took for others. */
export interface NotTaken {
  address: string;
  state: 'refused' | 'unknown';
  /** The transport's words. */
  reason: string;
}

/** How messages leave this installation (docs/product.md, E-mail). */
export interface Mail {
  readonly kind: MailTransport;
  /**
   * Resolves once the transport has accepted the message, with the addresses it did not take it for;
   * throws `MailError` where it took it for nobody.
   */
  send(message: MailMessage): Promise<readonly NotTaken[]>;
  close(): void;
}

/** Why a message did not leave, in words for the user or exactly as docs/texts.md has them. */
export class MailError extends Error {
  override name = 'MailError';
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }

  /** The message may have left all the same: the transport fell silent after it had been reached. */
  get uncertain(): boolean {
    return !REFUSED.has(this.code) && !neverReached(this.cause);
  }
}

const REFUSED = new Set([
  'invalid_recipient',
  'invalid_header',
  'mail_configuration',
  'mail_refused',
]);

/** The transport's address did not answer at all: nothing was said to it. */
function neverReached(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if (cause instanceof AggregateError && cause.errors.length > 0) {
    return cause.errors.every(neverReached);
  }
  const { syscall } = cause as NodeJS.ErrnoException;
  return syscall === 'connect' || syscall === 'getaddrinfo' || neverReached(cause.cause);
}

const EMAIL = z.email();

/** Everybody a message goes to; the first is the one it is for. */
export function recipientsOf({ to, alsoTo = [], cc = [], bcc = [] }: MailMessage): string[] {
  return [to, ...alsoTo, ...cc, ...bcc];
}

/** Refuses a message whose address or headers could carry a second recipient or header. */
export function checkMessage(message: MailMessage) {
  if (!recipientsOf(message).every((address) => EMAIL.safeParse(address).success)) {
    throw new MailError('invalid_recipient', 'L’adresse du destinataire n’est pas valide.');
  }
  const headers = [
    message.subject,
    message.replyTo ?? '',
    message.witness ?? '',
    ...(message.attachments ?? []).map((attachment) => attachment.name),
  ];
  // RFC 5322 §2.2: a header ends at its line break; what follows would be read as another header.
  if (headers.some((value) => /[\r\n\0]/.test(value))) {
    throw new MailError(
      'invalid_header',
      'L’objet du message ne peut pas contenir de saut de ligne.',
    );
  }
}
