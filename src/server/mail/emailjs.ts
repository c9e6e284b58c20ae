import { MailError, checkMessage } from './mail.ts';
import type { Mail, MailMessage } from './mail.ts';

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
}

/**
 * Sends through EmailJS with the request, and the error texts of docs/texts.md
 * (docs/product.md, E-mail).
 */
export function emailJsMail({
  baseUrl,
  loadConfiguration,
  timeout = 20_000,
}: EmailJsSettings): Mail {
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
    },
    close() {
      // Nothing is kept open between two requests.
    },
  };
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
