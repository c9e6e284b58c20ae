import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { finishedPdf } from '#rendering/pdf/finished.ts';
import type { Sheet } from '#rendering/view/types.ts';
import { fontBlobs } from './fonts.ts';
import { coverageOf, drawable, isOrdinary, latinOnly } from './glyphs.ts';
import { type LogoFile, logoFile } from './logo.ts';

/** What was changed so that the document could still be rendered. */
export type RenderNotice = 'logo_left_out' | 'characters_replaced';

export interface Rendered<Output> {
  output: Output;
  notices: RenderNotice[];
}

export interface Typesetter {
  /** A tagged PDF/A-3b that is also PDF/UA-1, with `xml` attached as `factur-x.xml` when given. */
  pdf(sheet: Sheet, xml: string | null): Rendered<Uint8Array>;
  /** All pages under one another, for the screen. */
  svg(sheet: Sheet): Rendered<string>;
}

/** What the template reads: the sheet without its picture, as JSON. */
interface Inputs {
  sheet: string;
}

interface Attempt {
  sheet: Sheet;
  logo: LogoFile | null;
  notices: RenderNotice[];
}

const WORKSPACE = fileURLToPath(new URL('../template/', import.meta.url));
const TEMPLATE = fileURLToPath(new URL('../template/document.typ', import.meta.url));

/** Renders kept in Typst's memory, so that fonts and logos are not read anew each time. */
const CACHED_RENDERS = 10;

/** One Typst compiler with the house's fonts. Synchronous, and not to be shared between threads. */
export function createTypesetter(): Typesetter {
  const fonts = fontBlobs();
  const covered = coverageOf(fonts);
  const compiler = NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontBlobs: fonts }],
  });

  return {
    pdf: (sheet, xml) =>
      firstThatRenders(sheet, (inputs) => {
        const pdf = compiler.pdf(
          { mainFilePath: TEMPLATE, inputs: xml === null ? { ...inputs } : { ...inputs, xml } },
          { pdfStandard: 'a-3b', pdfTags: true },
        );
        const ordinaryText = isOrdinary(inputs.sheet);
        return finishedPdf(pdf, { facturx: xml !== null, ordinaryText });
      }),
    // `plainSvg` paints the grounds of later pages over the first.
    svg: (sheet) =>
      firstThatRenders(sheet, (inputs) =>
        compiler.svg({ mainFilePath: TEMPLATE, inputs: { ...inputs } }),
      ),
  };

  function firstThatRenders<Output>(
    sheet: Sheet,
    render: (inputs: Inputs) => Output,
  ): Rendered<Output> {
    let reason = '';
    for (const attempt of attempts(drawable({ ...sheet, logo: null }, covered), sheet.logo)) {
      try {
        return { output: withLogo(attempt, render), notices: attempt.notices };
      } catch (error) {
        reason ||= reasonOf(error);
      }
    }
    throw new Error(reason);
  }

  function withLogo<Output>({ sheet, logo }: Attempt, render: (inputs: Inputs) => Output): Output {
    const path = logo === null ? null : `${WORKSPACE}${logo.name}`;
    try {
      if (path !== null && logo !== null) compiler.mapShadow(path, logo.bytes);
      return render({ sheet: JSON.stringify({ ...sheet, logo: logo?.name ?? null }) });
    } finally {
      if (path !== null) compiler.unmapShadow(path);
      compiler.evictCache(CACHED_RENDERS);
    }
  }
}

/**
 * Ways to render a document, best first: a picture that cannot be read or a sign that cannot be
 * shaped must not keep an invoice from being issued.
 */
function* attempts(sheet: Sheet, picture: string | null): Generator<Attempt> {
  const logo = picture === null ? null : logoFile(picture);
  const unreadable: RenderNotice[] = picture !== null && logo === null ? ['logo_left_out'] : [];
  yield { sheet, logo, notices: unreadable };
  if (logo !== null) yield { sheet, logo: null, notices: ['logo_left_out'] };
  const latin = latinOnly(sheet);
  yield { sheet: latin, logo, notices: [...unreadable, 'characters_replaced'] };
  if (logo !== null) {
    yield { sheet: latin, logo: null, notices: ['logo_left_out', 'characters_replaced'] };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  const diagnostics =
    typeof error === 'object' && error !== null && 'shortDiagnostics' in error
      ? error.shortDiagnostics
      : String(error);
  return JSON.stringify(diagnostics);
}
