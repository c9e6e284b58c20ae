import { drawableLogo, type LogoProblem, logoProblem } from './bounds.ts';
import { cleanSvg } from './cleanSvg.ts';
import { claimedLogo, type LogoFile } from './logoFile.ts';

/** A logo ready to be kept, or why it cannot be. */
export type LogoVerdict = { logo: string } | { problem: LogoProblem };

/** Processor time, so that a busy machine refuses no logo that a quiet one takes. */
const MAX_DRAWING_MS = 1_000;

/**
 * Cleans a logo and has it drawn once: what is returned draws on every document. Takes as long as
 * the drawing does: call it in a process that may be stopped.
 */
export function preparedLogo(dataUrl: string, draw: (logo: LogoFile) => void): LogoVerdict {
  const problem = logoProblem(dataUrl);
  if (problem) return { problem };
  const logo = cleaned(dataUrl);
  if (logo === null) return { problem: 'unreadable' };
  // Cleaning closes what was left open and may write more than it read.
  const left = logoProblem(logo) ?? drawingProblem(logo, draw);
  return left ? { problem: left } : { logo };
}

function cleaned(dataUrl: string): string | null {
  const file = claimedLogo(dataUrl);
  if (file?.type !== 'svg') return dataUrl;
  const svg = cleanSvg(file.bytes.toString('utf8'));
  return svg && `data:image/svg+xml;base64,${Buffer.from(svg, 'utf8').toString('base64')}`;
}

function drawingProblem(logo: string, draw: (logo: LogoFile) => void): LogoProblem | null {
  const file = drawableLogo(logo);
  if (file === null) return 'unreadable';
  const before = process.cpuUsage();
  try {
    draw(file);
  } catch {
    return 'unreadable';
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 > MAX_DRAWING_MS ? 'too_slow' : null;
}
