import { availableParallelism } from 'node:os';
import type { PrintableView } from '#rendering/view/types.ts';
import type { RenderRequest, RenderResult } from './rendererProcess.ts';
import { createProcessPool } from './processPool.ts';
import { RenderRefusal } from './refusals.ts';
import type { RenderNotice } from './typesetter.ts';

export interface RendererOptions {
  /** Processes at most, each one core's work; they start when first needed. */
  processes?: number;
  /** A longer render is given up and its process replaced. */
  limitMs?: number;
  /** Renders waiting beyond this are refused with `renderer_busy`. */
  maxWaiting?: number;
}

interface PdfOptions {
  /** `factur-x.xml`, to be attached. */
  xml?: string | null;
  /** Told what had to be left out or replaced, if anything. */
  onNotice?: (notice: RenderNotice) => void;
}

export interface Renderer {
  /** The document as PDF/A-3b and PDF/UA-1. The same view gives the same bytes. */
  renderPdf(view: Pick<PrintableView, 'sheet'>, options?: PdfOptions): Promise<Uint8Array>;
  /** The same pages as one SVG without scripts, for the screen. */
  renderSvg(view: Pick<PrintableView, 'sheet'>): Promise<string>;
  /** Ids of the renderer processes alive now. */
  pids(): number[];
  close(): void;
}

const RENDER_LIMIT_MS = 20_000;
const MAX_WAITING = 200;
const MAX_RSS_BYTES = 400 * 1024 * 1024;

/** A renderer working in child processes; rejects with `RenderRefusal`. */
export function createRenderer(options: RendererOptions = {}): Renderer {
  const pool = createProcessPool<RenderRequest, RenderResult>({
    entry: new URL('./rendererProcess.ts', import.meta.url),
    processes: Math.max(1, options.processes ?? availableParallelism()),
    limitMs: options.limitMs ?? RENDER_LIMIT_MS,
    maxWaiting: options.maxWaiting ?? MAX_WAITING,
    maxRssBytes: MAX_RSS_BYTES,
  });

  return {
    async renderPdf({ sheet }, { xml = null, onNotice } = {}) {
      const { output, notices } = await pool.run({ kind: 'pdf', sheet, xml });
      for (const notice of notices) onNotice?.(notice);
      if (typeof output === 'string') throw mismatch();
      // Crossing the process turned the bytes into a Buffer, which some readers refuse.
      return new Uint8Array(output.buffer, output.byteOffset, output.byteLength);
    },
    async renderSvg({ sheet }) {
      const { output } = await pool.run({ kind: 'svg', sheet });
      if (typeof output !== 'string') throw mismatch();
      return output;
    },
    pids: pool.pids,
    close: pool.close,
  };
}

function mismatch(): RenderRefusal {
  return new RenderRefusal('render_failed', 'a renderer process answered with another format');
}
