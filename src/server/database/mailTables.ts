import type { Generated } from 'kysely';
import type { Addressee } from '#domain/letters/addressees.ts';
import type { KeptAttachment } from '#domain/letters/attachments.ts';
import type { MailTransport } from '#server/mailTransports.ts';
import type { DefaultedInstant, DefaultedJson, Kept, Nullable, NullableJson } from './columns.ts';

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
    /** Null in letters written before there could be several. */
    addressees: NullableJson<Addressee[]>;
    attachments: DefaultedJson<KeptAttachment[]>;
  };
  letterTexts: {
    userId: string;
    kind: string;
    subject: string;
    message: string;
    updatedAt: DefaultedInstant;
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
