import type { ChainedEntry } from './chain.ts';
import type { SealedFileFacts, SealedPurpose } from './event.ts';
import type { ChainProblem } from './problem.ts';

/** A sealed PDF as it lies in store. */
export interface SealedFile {
  id: string;
  documentId: string;
  fileName: string;
  /** The instant of the seal, ISO with milliseconds. */
  at: string;
  purpose: SealedPurpose;
  /** The hash written when it was sealed. */
  sha256: string;
  /** The hash of the bytes as they are now. */
  actualSha256: string;
}

type SealEntry = Extract<ChainedEntry, { kind: 'sealed' }>;

/** Sealed files that changed, lost their name or instant, vanished or appeared. */
export function fileProblems(
  entries: Iterable<ChainedEntry>,
  files: Iterable<SealedFile>,
): ChainProblem[] {
  const announced = new Map<string, SealEntry>();
  for (const entry of entries) {
    if (entry.kind === 'sealed') announced.set(keyOf(entry.documentId, entry.body.sha256), entry);
  }
  const problems: ChainProblem[] = [];
  const found = new Set<string>();
  for (const file of files) {
    const key = keyOf(file.documentId, file.sha256);
    const problem = fileProblem(file, announced.get(key));
    if (problem) problems.push(problem);
    found.add(key);
  }
  for (const [key, { sequence }] of announced) {
    if (found.has(key)) continue;
    const message = `Le fichier scellé par l’écriture n°\u00A0${sequence} a disparu.`;
    problems.push({ kind: 'sealed_file_missing', sequence, message });
  }
  return problems;
}

function fileProblem(file: SealedFile, entry: SealEntry | undefined): ChainProblem | null {
  const { fileName } = file;
  const sequence = entry?.sequence ?? null;
  if (file.actualSha256 !== file.sha256) {
    const message = `Le fichier scellé ${fileName} a été modifié.`;
    return { kind: 'sealed_file_altered', sequence, message };
  }
  if (!entry) {
    const message = `Le fichier ${fileName} n’est annoncé par aucune écriture du registre.`;
    return { kind: 'sealed_file_unknown', sequence, message };
  }
  // An entry of form 1 names no file: its name and instant were never part of the chain.
  const wrong = entry.body.file ? wrongFact(file, entry.body.file) : null;
  if (!wrong) return null;
  const message = `Le fichier scellé ${fileName} n’a plus ${wrong} inscrit par l’écriture n°\u00A0${entry.sequence}.`;
  return { kind: 'sealed_file_altered', sequence, message };
}

function wrongFact(file: SealedFile, told: SealedFileFacts): string | null {
  if (file.fileName !== told.name) return `le nom «\u00A0${told.name}\u00A0»`;
  if (file.at !== told.at) return 'l’instant';
  if (file.purpose !== (told.purpose ?? 'document')) return 'la nature';
  return file.id === told.id ? null : 'l’identifiant';
}

function keyOf(documentId: string, sha256: string): string {
  return `${documentId} ${sha256}`;
}
