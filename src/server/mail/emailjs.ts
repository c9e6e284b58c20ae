import { setTimeout as pause } from 'node:timers/promises';
import { MailError, checkMessage, recipientsOf } from './mail.ts';
import type { Mail, MailMessage, NotTaken } from './mail.ts';

/** The installation's row of the e-mail configuration table (docs/product.md, E-mail). */
export interface EmailJsConfiguration {
  serviceId: string;
  templateId: string;
  publicKey: string;
}

interface EmailJsSettings {
  baseUrl: string;
  /** Reads the first row of the configuration table. */
  loadConfiguration: () => Promise<EmailJsConfiguration | undefined>;
  timeout?: number;
  /** Milliseconds between two requests: EmailJS takes one a second. */
  between?: number;
}

/**
 * Sends through EmailJS with the request, and the error texts of docs/texts.md (docs/product.md,
 * E-mail): one request for each address, since it has one. The first decides of the message.
 */
export function emailJsMail({
  baseUrl,
  loadConfiguration,
  timeout = 20_000,
  between = 1_100,
}: EmailJsSettings): Mail {
  async function post(configuration: EmailJsConfiguration, message: MailMessage) {
    const response = await fetch(new URL('/api/v1.0/email/send', baseUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(requestBody(configuration, message)),
      signal: AbortSignal.timeout(timeout),
    }).catch((error: unknown) => {
      throw new MailError(
        'mail_unreachable',
        'An unexpected error occurred while sending the email',
        error,
      );
    });
    await response.body?.cancel();
    if (response.status !== 200) {
      throw new MailError('mail_refused', `Failed to send email (Status: ${response.status})`);
    }
  }

  return {
    kind: 'emailjs',
    async send(message) {
      checkMessage(message);
      const configuration = await loadConfiguration().catch((error: unknown) => {
        throw new MailError('mail_configuration', 'Failed to load email configuration', error);
      });
      if (!configuration) {
        throw new MailError('mail_configuration', 'EmailJS configuration not found');
      }
      const [, ...others] = recipientsOf(message);
      await post(configuration, message);
      const notTaken: NotTaken[] = [];
      for (const to of others) {
        await pause(between);
        await post(configuration, { ...message, to }).catch((error: unknown) => {
          notTaken.push(failureOf(to, error));
        });
      }
      return notTaken;
    },
    close() {
      // Nothing is kept open between two requests.
    },
  };
}

function failureOf(address: string, error: unknown): NotTaken {
  if (!(error instanceof MailError)) throw error;
  return { address, state: error.uncertain ? 'unknown' : 'refused', reason: error.message };
}

function requestBody(configuration: EmailJsConfiguration, message: MailMessage) {
  const attachment = message.attachments?.[0];
  return {
    service_id: configuration.serviceId,
    template_id: configuration.templateId,
    user_id: configuration.publicKey,
    template_params: {
      to_email: message.to,
      subject: message.subject,
      message: message.text,
      document_id: message.document?.id ?? '',
      sender_company: message.document?.senderCompany ?? '',
      sender_email: message.document?.senderEmail ?? message.replyTo ?? '',
      document_type_number: message.document?.typeAndNumber ?? '',
      attachment: attachment ? Buffer.from(attachment.bytes).toString('base64') : '',
      attachment_name: attachment?.name ?? '',
    },
  };
}
