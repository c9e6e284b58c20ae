import { CONTACT_REASONS } from '#domain/contact/reasons.ts';
import type { ContactMessage } from '#domain/contact/schema.ts';

/** What the contact form sends (docs/product.md, Help and contact). */
interface ContactLetter {
  to: string;
  subject: string;
  textContent: string;
  htmlContent: string;
  replyTo: string;
  website: string;
}

/** The message as it is sent: who writes, why, and the words, as text and as HTML. */
export function contactLetter(message: ContactMessage, contactAddress: string): ContactLetter {
  const reason = CONTACT_REASONS.find(({ value }) => value === message.reason)?.label ?? '';
  return {
    to: contactAddress,
    subject: `[Contact] ${message.subject}`,
    textContent: [
      `Nom\u00A0: ${message.name}`,
      `Email\u00A0: ${message.email}`,
      `Raison\u00A0: ${reason}`,
      '',
      message.message,
    ].join('\n'),
    htmlContent: [
      `<p><strong>Nom\u00A0:</strong> ${escapeHtml(message.name)}</p>`,
      `<p><strong>Email\u00A0:</strong> ${escapeHtml(message.email)}</p>`,
      `<p><strong>Raison\u00A0:</strong> ${escapeHtml(reason)}</p>`,
      `<p>${escapeHtml(message.message).replaceAll(/\r?\n/g, '<br>')}</p>`,
    ].join('\n'),
    replyTo: message.email,
    website: message.website ?? '',
  };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
