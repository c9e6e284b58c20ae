import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './mail.ts';

/** A message in nodemailer's terms; addresses are given as objects, so that none is parsed twice. */
export function toNodemailer(message: MailMessage, from: string): SendMailOptions {
  return {
    from,
    to: [message.to, ...(message.alsoTo ?? [])].map(asAddress),
    cc: (message.cc ?? []).map(asAddress),
    bcc: (message.bcc ?? []).map(asAddress),
    subject: message.subject,
    text: message.text,
    ...(message.html !== undefined && { html: message.html }),
    ...(message.replyTo !== undefined && { replyTo: asAddress(message.replyTo) }),
    ...(message.witness !== undefined && { headers: { 'X-Encrier-Registre': message.witness } }),
    attachments: (message.attachments ?? []).map((attachment) => ({
      filename: attachment.name,
      contentType: attachment.contentType,
      content: Buffer.from(attachment.bytes),
    })),
  };
}

function asAddress(address: string) {
  return { name: '', address };
}
