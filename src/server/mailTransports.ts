/** How letters may leave an installation; `MAIL_TRANSPORT` chooses (docs/product.md, E-mail). */
export const MAIL_TRANSPORTS = ['outbox', 'smtp', 'emailjs'] as const;
export type MailTransport = (typeof MAIL_TRANSPORTS)[number];
