import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Client } from '#domain/client/types.ts';
import type { Profile } from '#domain/profile/types.ts';
import type { Document } from '#domain/document/types.ts';
import { canonicalJson } from './canonicalJson.ts';

/** A document with its seller and its client, as they were when it was issued. */
export interface Snapshot {
  /** Its logo is « sha256:… », the hash of the one kept apart, or empty. */
  seller: Profile;
  client: Client;
  document: Document;
  /** The papers it was drawn on (`PAPERS`); those from before they were counted say nothing. */
  papers?: number;
}

/** SHA-256, in hexadecimal, of a snapshot in canonical JSON: what the register keeps of it. */
export function snapshotDigest(snapshot: Snapshot): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(snapshot))));
}
