import type { Generated } from 'kysely';
import type { Snapshot } from '#domain/register/snapshot.ts';
import type {
  DefaultedInstant,
  DefaultedJson,
  Instant,
  Nullable,
  NullableInstant,
  NullableJson,
} from './columns.ts';

/** Tables of the client’s page (migrations 0022, 0027 and 0036). */
export interface ClientPageTables {
  clientPages: {
    userId: string;
    id: string;
    documentId: string;
    seed: string;
    tokenHash: string;
    shown: NullableJson<Snapshot>;
    shownFileId: Nullable<string>;
    createdAt: DefaultedInstant;
    expiresAt: Instant;
    revokedAt: NullableInstant;
    openedAt: NullableInstant;
  };
  quoteAgreements: {
    userId: string;
    id: string;
    documentId: string;
    name: string;
    quality: string;
    words: string;
    fileId: string;
    email: string;
    codeHash: string;
    attempts: Generated<number>;
    createdAt: DefaultedInstant;
    expiresAt: Instant;
    usedAt: NullableInstant;
    options: DefaultedJson<number[]>;
  };
}
