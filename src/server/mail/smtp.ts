import { createTransport } from 'nodemailer';
import { MailError, checkMessage } from './mail.ts';
import type { Mail, NotTaken } from './mail.ts';
import { toNodemailer } from './mime.ts';

interface SmtpSettings {
  url: string;
  from: string;
  /** Milliseconds for each silence of the server: connecting, greeting, answering. */
  timeout?: number;
}

/** Sends through the operator's mail server, which must accept each message before we say so. */
export function smtpMail({ url, from, timeout = 15_000 }: SmtpSettings): Mail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    kind: 'smtp',
    async send(message) {
      checkMessage(message);
      try {
        return notTaken(await transport.sendMail(toNodemailer(message, from)));
      } catch (error) {
        throw explainSmtp(error as SmtpFailure);
      }
    },
    close: () => transport.close(),
  };
}

/** Whom the server refused before it took the message for the others (RFC 5321 §3.3). */
function notTaken({
  rejectedErrors = [],
}: {
  rejectedErrors?: readonly SmtpFailure[];
}): NotTaken[] {
  return rejectedErrors.map(({ recipient = '', response, message }) => ({
    address: recipient,
    state: 'refused',
    reason: response ?? message,
  }));
}

interface SmtpFailure extends Error {
  recipient?: string;
  code?: string;
  responseCode?: number;
  response?: string;
}

function explainSmtp(error: SmtpFailure): MailError {
  const unreachable = ['ECONNREFUSED', 'ECONNECTION', 'ESOCKET', 'EDNS', 'ENOTFOUND'];
  if (error.responseCode) {
    return new MailError(
      'mail_refused',
      `Le serveur de messagerie a refusé le message : ${error.response ?? error.responseCode}`,
      error,
    );
  }
  if (error.code === 'ETIMEDOUT') {
    return new MailError(
      'mail_timeout',
      'Le serveur de messagerie n’a pas répondu à temps.',
      error,
    );
  }
  if (error.code && unreachable.includes(error.code)) {
    return new MailError('mail_unreachable', 'Le serveur de messagerie est injoignable.', error);
  }
  return new MailError('mail_failed', 'Erreur lors de l’envoi de l’email', error);
}
