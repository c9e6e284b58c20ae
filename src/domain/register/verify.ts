import { type ChainedEntry, entryHash, GENESIS_HASH } from './chain.ts';

type ChainProblemKind =
  | 'altered'
  | 'gap'
  | 'reordered'
  | 'broken_link'
  | 'missing_end'
  | 'anchor_mismatch'
  | 'sealed_file_altered'
  | 'sealed_file_missing'
  | 'sealed_file_unknown';

export interface ChainProblem {
  kind: ChainProblemKind;
  /** The entry concerned, when there is one. */
  sequence: number | null;
  /** French, for the verification screen. */
  message: string;
}

/** A sealed PDF as it lies in store. */
export interface SealedFile {
  documentId: string;
  fileName: string;
  /** The hash written when it was sealed. */
  sha256: string;
  /** The hash of the bytes as they are now. */
  actualSha256: string;
}

/** A head of the chain written down elsewhere earlier: what an intruder could not rewrite. */
export interface Anchor {
  sequence: number;
  hash: string;
}

/**
 * Everything wrong with a register: an altered entry, a gap, a wrong order, an end that was cut, and
 * sealed files that changed, vanished or appeared. Entries come in the order of their sequence; an
 * empty answer means that nothing was touched since the anchor was written.
 */
export function verifyChain(
  entries: Iterable<ChainedEntry>,
  sealedFiles: Iterable<SealedFile>,
  anchor: Anchor | null,
): ChainProblem[] {
  const problems: ChainProblem[] = [];
  const sealed = new Map<string, number>();
  let sequence = 0;
  let hash = GENESIS_HASH;
  let anchoredHash = anchor?.sequence === 0 ? GENESIS_HASH : null;
  for (const entry of entries) {
    problems.push(...entryProblems(entry, { sequence, hash }));
    if (entry.kind === 'sealed') {
      sealed.set(fileKey(entry.documentId, entry.body.sha256), entry.sequence);
    }
    if (entry.sequence === anchor?.sequence) anchoredHash = entry.hash;
    sequence = Math.max(sequence, entry.sequence);
    hash = entry.hash;
  }
  problems.push(...anchorProblems(anchor, sequence, anchoredHash));
  problems.push(...fileProblems(sealedFiles, sealed));
  return problems;
}

function entryProblems(entry: ChainedEntry, before: Anchor): ChainProblem[] {
  const { sequence } = entry;
  const problems: ChainProblem[] = [];
  if (sequence <= before.sequence) {
    const message = `L’écriture n°\u00A0${sequence} n’est pas à sa place.`;
    problems.push({ kind: 'reordered', sequence, message });
  } else if (sequence > before.sequence + 1) {
    const missing = span(before.sequence + 1, sequence - 1);
    problems.push({ kind: 'gap', sequence, message: `${missing} du registre.` });
  } else if (entry.previousHash !== before.hash) {
    const message = `L’écriture n°\u00A0${sequence} ne suit pas l’écriture précédente.`;
    problems.push({ kind: 'broken_link', sequence, message });
  }
  if (entryHash(entry.previousHash, entry) !== entry.hash) {
    const message = `L’écriture n°\u00A0${sequence} a été modifiée après coup.`;
    problems.push({ kind: 'altered', sequence, message });
  }
  return problems;
}

function anchorProblems(
  anchor: Anchor | null,
  lastSequence: number,
  anchoredHash: string | null,
): ChainProblem[] {
  if (anchor === null) return [];
  if (anchor.sequence > lastSequence) {
    const missing = span(lastSequence + 1, anchor.sequence);
    return [{ kind: 'missing_end', sequence: null, message: `${missing} à la fin du registre.` }];
  }
  if (anchoredHash === anchor.hash) return [];
  const message = `L’écriture n°\u00A0${anchor.sequence} n’est plus celle qui avait été attestée\u00A0: le registre a été réécrit.`;
  return [{ kind: 'anchor_mismatch', sequence: anchor.sequence, message }];
}

function fileProblems(
  files: Iterable<SealedFile>,
  sealed: ReadonlyMap<string, number>,
): ChainProblem[] {
  const problems: ChainProblem[] = [];
  const found = new Set<string>();
  for (const { documentId, fileName, sha256, actualSha256 } of files) {
    const key = fileKey(documentId, sha256);
    const sequence = sealed.get(key) ?? null;
    found.add(key);
    if (actualSha256 !== sha256) {
      const message = `Le fichier scellé ${fileName} a été modifié.`;
      problems.push({ kind: 'sealed_file_altered', sequence, message });
    } else if (sequence === null) {
      const message = `Le fichier ${fileName} n’est annoncé par aucune écriture du registre.`;
      problems.push({ kind: 'sealed_file_unknown', sequence, message });
    }
  }
  for (const [key, sequence] of sealed) {
    if (found.has(key)) continue;
    const message = `Le fichier scellé par l’écriture n°\u00A0${sequence} a disparu.`;
    problems.push({ kind: 'sealed_file_missing', sequence, message });
  }
  return problems;
}

function span(first: number, last: number): string {
  if (first === last) return `L’écriture n°\u00A0${first} manque`;
  return `Les écritures n°\u00A0${first} à ${last} manquent`;
}

function fileKey(documentId: string, sha256: string): string {
  return `${documentId} ${sha256}`;
}
