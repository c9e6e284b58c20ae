import type { Client } from '#domain/client/types.ts';
import type { Profile } from '#domain/profile/types.ts';
import type { Document } from '#domain/document/types.ts';

/** A document with its seller and its client, as they were when it was issued. */
export interface Snapshot {
  /** Its logo is « sha256:… », the hash of the one kept apart, or empty. */
  seller: Profile;
  client: Client;
  document: Document;
}
