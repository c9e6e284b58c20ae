/**
 * What a register was at one instant, told outside it: in each letter that carries an invoice, so
 * that the client holds what nobody here can take back (docs/decisions/006).
 */
export interface Checkpoint {
  /** Names the key of the installation that signed. */
  keyId: string;
  /** Whose register: the account's id. */
  registerId: string;
  /** How many entries it had. */
  sequence: number;
  /** The hash of the last one, which holds all before it. */
  hash: string;
  /** ISO with milliseconds. */
  at: string;
}

/** A witness as it was read: what it says, the very text that was signed, and the signature. */
export interface Witness {
  checkpoint: Checkpoint;
  text: string;
  /** base64url. */
  signature: string;
}

/** What is signed: the form, then each fact, parted by semicolons. */
export function checkpointText({ keyId, registerId, sequence, hash, at }: Checkpoint): string {
  return ['encrier1', keyId, registerId, sequence, hash, at].join(';');
}

/** The line a client keeps; it has no space, so that no mail program breaks it at one. */
export function witnessLine(checkpoint: Checkpoint, signature: string): string {
  return `${checkpointText(checkpoint)};${signature}`;
}

/** What stands before the line in a letter. */
export const WITNESS_LABEL = 'Témoin du registre';

const LINE =
  /(encrier1;([0-9a-f]{16});([\w-]{1,64});(\d{1,15});([0-9a-f]{64});(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z));([\w-]{86})/;

/**
 * The witness in a text pasted from a letter, header or label included, with the line breaks and
 * quote marks mail programs add; null when there is none, or a part of one.
 */
export function readWitness(pasted: string): Witness | null {
  const found = LINE.exec(pasted.replaceAll(/[\s>]+/g, ''));
  if (!found) return null;
  const [, text = '', keyId = '', registerId = '', count, hash = '', at = '', signature = ''] =
    found;
  return { checkpoint: { keyId, registerId, sequence: Number(count), hash, at }, text, signature };
}
