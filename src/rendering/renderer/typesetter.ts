import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { drawableLogo } from '#rendering/logo/bounds.ts';
import type { LogoFile } from '#rendering/logo/logoFile.ts';
import { finishedPdf } from '#rendering/pdf/finished.ts';
import { pageCount } from '#rendering/pdf/pageCount.ts';
import type { CertificateSheet } from '#rendering/view/certificateView.ts';
import type { ClosuresSheet } from '#rendering/view/closuresView.ts';
import type { LetterSheet } from '#rendering/view/letterView.ts';
import type { ReceiptSheet } from '#rendering/view/receiptView.ts';
import type { ReceiptsBookSheet } from '#rendering/view/receiptsBookView.ts';
import type { Sheet } from '#rendering/view/types.ts';
import { fontBlobs } from './fonts.ts';
import { coverageOf, drawable, isOrdinary, latinOnly } from './glyphs.ts';
import { screenDrawing } from './screenDrawing.ts';

/** What was changed so that the document could still be rendered. */
export type RenderNotice = 'logo_left_out' | 'characters_replaced';

export interface Rendered<Output> {
  output: Output;
  notices: RenderNotice[];
}

/** A page that is no invoice and no quote, by the name of its template. */
export type Page =
  | { template: 'letter'; sheet: LetterSheet }
  | { template: 'receipt'; sheet: ReceiptSheet }
  | { template: 'certificate'; sheet: CertificateSheet }
  | { template: 'receiptsBook'; sheet: ReceiptsBookSheet }
  | { template: 'closures'; sheet: ClosuresSheet };

export interface Typesetter {
  /** A tagged PDF/A-3b that is also PDF/UA-1, with `xml` attached as `factur-x.xml` when given. */
  pdf(sheet: Sheet, xml: string | null): Rendered<Uint8Array>;
  /** A tagged PDF/A-3b that is also PDF/UA-1, of another template. */
  page(page: Page): Rendered<Uint8Array>;
  /** All pages under one another, for the screen. */
  svg(sheet: Sheet): Rendered<string>;
  /** The pages of a PDF we made, for the screen. */
  sealed(pdf: Uint8Array): Rendered<string>;
  /** Draws a logo by itself; throws when Typst cannot. */
  drawLogo(logo: LogoFile): void;
}

/** A file that only Typst sees. */
type Shadow = [path: string, bytes: Buffer];

/** Whatever a template is given; its logo travels as a file. */
type Placed = Page['sheet'] | Sheet;

interface Attempt {
  sheet: Placed;
  logo: LogoFile | null;
  notices: RenderNotice[];
}

const WORKSPACE = fileURLToPath(new URL('../template/', import.meta.url));
const TEMPLATE = `${WORKSPACE}document.typ`;

/**
 * What changes from one document to the next reaches the template as files, not as `inputs`: those
 * belong to Typst's library, and every value computed under another library is computed anew.
 */
const SHEET = `${WORKSPACE}sheet.json`;
const XML = `${WORKSPACE}factur-x.xml`;
const PROOF = `${WORKSPACE}proof.typ`;

/**
 * Renders between two clearings of Typst's memory, which look at all that it holds. What the last
 * ones used stays, so that fonts and logos are not read anew each time.
 */
const RENDERS_A_CLEARING = 8;

/** One Typst compiler with the house's fonts. Synchronous, and not to be shared between threads. */
export function createTypesetter(): Typesetter {
  const fonts = fontBlobs();
  const covered = coverageOf(fonts);
  const compiler = NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontBlobs: fonts }],
  });
  let renders = 0;

  return {
    pdf: (sheet, xml) => firstThatRenders(sheet, xml, (json) => pdfOf(TEMPLATE, xml, json)),
    page: ({ template, sheet }) =>
      firstThatRenders(sheet, null, (json) => pdfOf(`${WORKSPACE}${template}.typ`, null, json)),
    // `plainSvg` paints the grounds of later pages over the first.
    svg: (sheet) =>
      firstThatRenders(sheet, null, () => screenDrawing(compiler.svg({ mainFilePath: TEMPLATE }))),
    sealed: (pdf) => {
      const pages = Buffer.from(JSON.stringify({ pages: pageCount(pdf) }));
      const files: Shadow[] = [
        [`${WORKSPACE}sealed.pdf`, Buffer.from(pdf)],
        [SHEET, pages],
      ];
      const mainFilePath = `${WORKSPACE}sealed.typ`;
      return {
        output: withShadow(files, () => screenDrawing(compiler.svg({ mainFilePath }))),
        notices: [],
      };
    },
    drawLogo: (logo) => {
      const page = Buffer.from(`#set page(height: auto)\n#image("${logo.name}", alt: "Logo")`);
      withShadow([logoShadow(logo), [PROOF, page]], () =>
        compiler.pdf({ mainFilePath: PROOF }, { pdfStandard: 'a-3b', pdfTags: true }),
      );
    },
  };

  function pdfOf(mainFilePath: string, xml: string | null, json: string): Uint8Array {
    const pdf = compiler.pdf({ mainFilePath }, { pdfStandard: 'a-3b', pdfTags: true });
    return finishedPdf(pdf, { facturx: xml !== null, ordinaryText: isOrdinary(json) });
  }

  function firstThatRenders<Output>(
    sheet: Placed,
    xml: string | null,
    render: (json: string) => Output,
  ): Rendered<Output> {
    let reason = '';
    for (const attempt of attempts(drawable({ ...sheet, logo: null }, covered), sheet.logo)) {
      try {
        return { output: withFiles(attempt, xml, render), notices: attempt.notices };
      } catch (error) {
        reason ||= reasonOf(error);
      }
    }
    throw new Error(reason);
  }

  function withFiles<Output>(
    { sheet, logo }: Attempt,
    xml: string | null,
    render: (json: string) => Output,
  ): Output {
    const json = JSON.stringify({ ...sheet, logo: logo?.name ?? null, attached: xml !== null });
    const files: Shadow[] = [[SHEET, Buffer.from(json)]];
    if (xml !== null) files.push([XML, Buffer.from(xml)]);
    if (logo !== null) files.push(logoShadow(logo));
    return withShadow(files, () => render(json));
  }

  function withShadow<Output>(files: Shadow[], render: () => Output): Output {
    try {
      for (const [path, bytes] of files) compiler.mapShadow(path, bytes);
      return render();
    } catch (error) {
      throw new Error(reasonOf(error), { cause: error });
    } finally {
      for (const [path] of files) compiler.unmapShadow(path);
      renders += 1;
      if (renders % RENDERS_A_CLEARING === 0) compiler.evictCache(1);
    }
  }
}

function logoShadow({ name, bytes }: LogoFile): Shadow {
  return [`${WORKSPACE}${name}`, bytes];
}

/**
 * Ways to render a document, best first: a picture that cannot be read or a sign that cannot be
 * shaped must not keep an invoice from being issued.
 */
function* attempts(sheet: Placed, picture: string | null): Generator<Attempt> {
  const logo = picture === null ? null : drawableLogo(picture);
  const unreadable: RenderNotice[] = picture !== null && logo === null ? ['logo_left_out'] : [];
  yield { sheet, logo, notices: unreadable };
  if (logo !== null) yield { sheet, logo: null, notices: ['logo_left_out'] };
  const latin = latinOnly(sheet);
  yield { sheet: latin, logo, notices: [...unreadable, 'characters_replaced'] };
  if (logo !== null) {
    yield { sheet: latin, logo: null, notices: ['logo_left_out', 'characters_replaced'] };
  }
}

/** What Typst says of a failure: it leaves the message of its errors empty and speaks in their code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  return 'code' in error && error.code ? String(error.code) : error.name;
}
