import { join } from 'node:path';
import { emailJsMail } from './emailjs.ts';
import type { Mail } from './mail.ts';
import { outboxMail } from './outbox.ts';
import { smtpMail } from './smtp.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import type { Clock, Ids } from '#server/books/clock.ts';
import type { MailTransport } from '#server/mailTransports.ts';

interface Deps {
  config: Config;
  database: Database;
  clock: Clock;
  ids: Ids;
}

/** The transport the operator chose (docs/product.md, E-mail). */
export function openMail({ config, database, clock, ids }: Deps): Mail {
  const { transport, from, smtpUrl, emailjsBaseUrl } = config.mail;
  const { kysely } = database;
  const openers: Record<MailTransport, () => Mail> = {
    smtp: () => {
      if (smtpUrl === null) throw new Error('SMTP_URL is missing');
      return smtpMail({ url: smtpUrl, from });
    },
    emailjs: () =>
      emailJsMail({
        baseUrl: emailjsBaseUrl,
        loadConfiguration: () =>
          kysely.selectFrom('emailConfiguration').selectAll().orderBy('id').executeTakeFirst(),
      }),
    outbox: () =>
      outboxMail({
        directory: outboxDirectory(config),
        from,
        nextId: () => ids.next(),
        now: () => clock.now(),
        index: (entry) => kysely.insertInto('outboxMessages').values(entry).execute(),
      }),
  };
  return openers[transport]();
}

export function outboxDirectory(config: Config) {
  return join(config.dataDir, 'outbox');
}
