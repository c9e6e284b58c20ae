import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonicalJson.ts';
import type { RegisterEntry } from './entry.ts';

/** What the first entry of a register follows. */
export const GENESIS_HASH = '0'.repeat(64);

/** An entry in its place: its hash holds the whole register before it. */
export type ChainedEntry = RegisterEntry & { previousHash: string; hash: string };

/** SHA-256, in hexadecimal, of the hash before and the entry in canonical JSON. */
export function entryHash(previousHash: string, entry: RegisterEntry): string {
  const { userId, sequence, at, documentId, kind, body } = entry;
  // Named one by one: what else a row may carry is not part of the fact.
  const fact = canonicalJson({ userId, sequence, at, documentId, kind, body });
  return bytesToHex(sha256(utf8ToBytes(`${previousHash}\n${fact}`)));
}

/** The entry placed after the one that has this hash. */
export function chain(previousHash: string, entry: RegisterEntry): ChainedEntry {
  return { ...entry, previousHash, hash: entryHash(previousHash, entry) };
}
