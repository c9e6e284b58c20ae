import { RenderRefusal, type RenderRefusalCode } from '#rendering/renderer/refusals.ts';

export interface ArchiveProblem {
  title: string;
  /** A French sentence. */
  text: string;
  /** True when the document is not in the archive at all. */
  missing: boolean;
}

/** A document left out for a reason the user can understand; the message is the French reason. */
export class NotArchived extends Error {}

const REASONS: Record<RenderRefusalCode, string> = {
  renderer_busy: 'Le service de mise en page était saturé. Relancez l’export dans un instant.',
  renderer_owner_busy:
    'Trop de vos documents étaient déjà en préparation. Relancez l’export dans un instant.',
  renderer_closed: 'Le service s’est arrêté pendant l’export. Relancez l’export.',
  render_timeout: 'La mise en page a dépassé le temps accordé.',
  render_crashed: 'La mise en page s’est interrompue.',
  render_failed: 'La mise en page a échoué.',
};

/** Why a document is missing, in French. */
export function reasonOf(error: unknown): string {
  if (error instanceof NotArchived) return error.message;
  if (error instanceof RenderRefusal) return REASONS[error.code];
  return 'Erreur inattendue.';
}

/** The text of `rapport.txt`; line ends as Windows' Notepad wants them. */
export function archiveReport(documents: number, problems: readonly ArchiveProblem[]): string {
  const missing = problems.filter((problem) => problem.missing);
  const remarks = problems.filter((problem) => !problem.missing);
  const exported = documents - missing.length;
  return [
    'Export des documents',
    '',
    `Documents demandés\u00a0: ${documents}`,
    `Documents exportés\u00a0: ${exported}`,
    `Documents manquants\u00a0: ${missing.length}`,
    ...(missing.length === 0 ? ['', 'Tous les documents sont dans cette archive.'] : []),
    ...section('Documents manquants', missing),
    ...section('Remarques', remarks),
    '',
  ].join('\r\n');
}

function section(title: string, problems: readonly ArchiveProblem[]): string[] {
  if (problems.length === 0) return [];
  return ['', title, ...problems.map((problem) => `- ${problem.title}\u00a0: ${problem.text}`)];
}
