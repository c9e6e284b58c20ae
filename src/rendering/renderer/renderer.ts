import { availableParallelism } from 'node:os';
import type { LogoVerdict } from '#rendering/logo/preparedLogo.ts';
import type { Facts, PrintableView } from '#rendering/view/types.ts';
import type { RenderRequest, RenderResult } from './rendererProcess.ts';
import { createProcessPool } from './processPool.ts';
import { RenderRefusal } from './refusals.ts';
import type { Page, RenderNotice } from './typesetter.ts';

export interface RendererOptions {
  /** Processes at most, each one core's work; they start when first needed. */
  processes?: number;
  /** A longer render is given up and its process replaced. */
  limitMs?: number;
  /** Renders waiting beyond this are refused with `renderer_busy`. */
  maxWaiting?: number;
}

/** For whom a render is: places are shared among owners (docs/decisions/027). */
export interface RenderOrder {
  /** A user's id. */
  owner?: string;
  /** Part of an export: gives way to renders that a person waits for. */
  background?: boolean;
}

interface PdfOptions extends RenderOrder {
  /** `factur-x.xml`, to be attached: as it is, or the facts it is written from when they allow it. */
  attached?: string | Facts | null;
  /** Called with what had to be left out or replaced. */
  onNotice?: (notice: RenderNotice) => void;
}

type Drawn = Pick<PrintableView, 'sheet'>;

export interface Renderer {
  /** The document as PDF/A-3b and PDF/UA-1. The same view gives the same bytes. */
  renderPdf(view: Drawn, options?: PdfOptions): Promise<Uint8Array>;
  /** A receipt or a book as PDF/A-3b and PDF/UA-1. */
  renderPage(page: Page, order?: RenderOrder): Promise<Uint8Array>;
  /** The same pages as one SVG without scripts, for the screen. */
  renderSvg(view: Drawn, order?: RenderOrder): Promise<string>;
  /** The pages of a PDF we made, as the bytes have them, as one SVG. */
  renderSealed(pdf: Uint8Array, order?: RenderOrder): Promise<string>;
  /** Cleans a logo and draws it once, within a time limit: what is returned can be kept. */
  prepareLogo(dataUrl: string, order?: RenderOrder): Promise<LogoVerdict>;
  /** Ids of the renderer processes alive now. */
  pids(): number[];
  close(): void;
}

const RENDER_LIMIT_MS = 20_000;
/** Of a document's time: a logo that takes longer would hold up every document it stands on. */
const LOGO_SHARE = 0.5;
const GRACE_MS = 1_000;
const MAX_WAITING = 500;
const MAX_WAITING_PER_OWNER = 50;
/** With a single process, one long render would hold up everybody. */
const LEAST_PROCESSES = 2;
const MAX_RSS_BYTES = 400 * 1024 * 1024;

/** A renderer working in child processes; rejects with `RenderRefusal`. */
export function createRenderer(options: RendererOptions = {}): Renderer {
  const limitMs = options.limitMs ?? RENDER_LIMIT_MS;
  const pool = createProcessPool<RenderRequest, RenderResult>({
    entry: new URL('./rendererProcess.ts', import.meta.url),
    processes: options.processes ?? Math.max(LEAST_PROCESSES, availableParallelism()),
    limitMs,
    graceMs: GRACE_MS,
    maxWaiting: options.maxWaiting ?? MAX_WAITING,
    maxWaitingPerOwner: MAX_WAITING_PER_OWNER,
    maxRssBytes: MAX_RSS_BYTES,
  });

  return {
    async renderPdf({ sheet }, { attached = null, onNotice, ...order } = {}) {
      const drawn = await pool.run(
        { kind: 'pdf', sheet, attached: withoutLogo(attached) },
        orderOf(order),
      );
      if (drawn.kind !== 'pdf') throw mismatch();
      for (const notice of drawn.notices) onNotice?.(notice);
      return plainBytes(drawn.output);
    },
    async renderPage(page, order) {
      const drawn = await pool.run({ kind: 'page', page }, orderOf(order));
      if (drawn.kind !== 'pdf') throw mismatch();
      return plainBytes(drawn.output);
    },
    async renderSvg({ sheet }, order) {
      const drawn = await pool.run({ kind: 'svg', sheet }, orderOf(order));
      if (drawn.kind !== 'svg') throw mismatch();
      return drawn.output;
    },
    async renderSealed(pdf, order) {
      const drawn = await pool.run({ kind: 'sealed', pdf }, orderOf(order));
      if (drawn.kind !== 'svg') throw mismatch();
      return drawn.output;
    },
    async prepareLogo(dataUrl, order) {
      const limited = { ...orderOf(order), limitMs: limitMs * LOGO_SHARE };
      const prepared = await pool.run({ kind: 'logo', dataUrl }, limited);
      if (prepared.kind !== 'logo') throw mismatch();
      return prepared.verdict;
    },
    pids: pool.pids,
    close: pool.close,
  };
}

/**
 * The same renderer, asking `permit` before each call: it throws where rendering is not allowed,
 * as inside a database transaction.
 */
export function guardedRenderer(renderer: Renderer, permit: () => void): Renderer {
  return {
    ...renderer,
    async renderPdf(...asked) {
      permit();
      return renderer.renderPdf(...asked);
    },
    async renderPage(...asked) {
      permit();
      return renderer.renderPage(...asked);
    },
    async renderSvg(...asked) {
      permit();
      return renderer.renderSvg(...asked);
    },
    async renderSealed(...asked) {
      permit();
      return renderer.renderSealed(...asked);
    },
    async prepareLogo(...asked) {
      permit();
      return renderer.prepareLogo(...asked);
    },
  };
}

/** The XML shows no logo, which weighs more than all the rest on its way to the process. */
function withoutLogo(attached: string | Facts | null): string | Facts | null {
  return attached === null || typeof attached === 'string'
    ? attached
    : { ...attached, seller: { ...attached.seller, logo: '' } };
}

function orderOf({ owner = '', background = false }: RenderOrder = {}) {
  return { owner, background };
}

/** Crossing the process turned the bytes into a Buffer, which some readers refuse. */
function plainBytes({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function mismatch(): RenderRefusal {
  return new RenderRefusal('render_failed', 'a renderer process answered with another format');
}
