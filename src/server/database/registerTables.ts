import type { Generated } from 'kysely';
import type { ClosureKind, ClosureTotals } from '#domain/register/closure.ts';
import type { SealedPurpose } from '#domain/register/event.ts';
import type { DefaultedInstant, Instant, Json, Kept } from './columns.ts';

/** The register, what it seals, and the closures of payments. */
export interface RegisterTables {
  registerHeads: {
    userId: Kept<string>;
    sequence: Kept<number>;
    hash: Kept<string>;
  };
  registerEntries: {
    userId: string;
    sequence: number;
    documentId: string;
    at: Instant;
    kind: string;
    body: Json<unknown>;
    previousHash: string;
    hash: string;
  };
  sealedFiles: {
    userId: string;
    id: string;
    documentId: string;
    fileName: string;
    sha256: string;
    bytes: Uint8Array;
    createdAt: DefaultedInstant;
    purpose: Generated<SealedPurpose>;
  };
  sealedLogos: {
    userId: string;
    sha256: string;
    logo: string;
    createdAt: DefaultedInstant;
  };
  closures: {
    userId: string;
    kind: ClosureKind;
    period: string;
    number: number;
    totals: Json<ClosureTotals[]>;
    digest: string;
    at: Instant;
  };
}
