import { type ChainedEntry, entryHash, GENESIS_HASH } from './chain.ts';
import type { ChainProblem } from './problem.ts';

/** A head of the chain written down elsewhere earlier: what an intruder could not rewrite. */
export interface Anchor {
  sequence: number;
  hash: string;
}

/**
 * Everything wrong with the chain itself: an altered entry, a gap, a wrong order, an end that was
 * cut. Entries come in the order of their sequence; an empty answer means that nothing was touched
 * since the anchor was written.
 */
export function verifyChain(
  entries: Iterable<ChainedEntry>,
  anchor: Anchor | null,
): ChainProblem[] {
  const problems: ChainProblem[] = [];
  let sequence = 0;
  let hash = GENESIS_HASH;
  let anchoredHash = anchor?.sequence === 0 ? GENESIS_HASH : null;
  for (const entry of entries) {
    problems.push(...entryProblems(entry, { sequence, hash }));
    if (entry.sequence === anchor?.sequence) anchoredHash = entry.hash;
    sequence = Math.max(sequence, entry.sequence);
    hash = entry.hash;
  }
  problems.push(...anchorProblems(anchor, sequence, anchoredHash));
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

function span(first: number, last: number): string {
  if (first === last) return `L’écriture n°\u00A0${first} manque`;
  return `Les écritures n°\u00A0${first} à ${last} manquent`;
}
