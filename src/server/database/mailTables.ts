import type { Generated } from 'kysely';
import type { MailTransport } from '#server/mailTransports.ts';
import type { DefaultedInstant, Kept, Nullable } from './columns.ts';

/** How letters leave, and what became of them. */
export interface MailTables {
  emailConfiguration: {
    id: Kept<number>;
    serviceId: string;
    templateId: string;
    publicKey: string;
  };
  emailAttempts: {
    userId: string;
    id: string;
    documentId: string;
    recipient: string;
    subject: string;
    message: string;
    transport: MailTransport;
    state: 'pending' | 'accepted' | 'failed';
    error: Nullable<string>;
    at: DefaultedInstant;
    uncertain: Generated<boolean>;
  };
  outboxMessages: {
    userId: Generated<string>;
    id: string;
    recipient: string;
    subject: string;
    fileName: string;
    documentId: Nullable<string>;
    createdAt: DefaultedInstant;
  };
}
