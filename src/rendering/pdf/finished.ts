import { xmpEdits } from './xmp.ts';
import { readPdfFile, rewritten } from './pdfFile.ts';
import { unicodeMapEdits } from './unicodeMaps.ts';

interface Contents {
  /** It carries `factur-x.xml`. */
  facturx: boolean;
  /** Every letter of it has one glyph. */
  ordinaryText: boolean;
}

/**
 * A tagged PDF/A-3 of Typst as it leaves the house: PDF/UA-1 as well and, when it carries
 * `factur-x.xml`, a Factur-X invoice. Throws `PdfAnchorError` rather than hand out a damaged file.
 */
export function finishedPdf(pdf: Uint8Array, { facturx, ordinaryText }: Contents): Uint8Array {
  const file = readPdfFile(pdf);
  const maps = ordinaryText ? [] : unicodeMapEdits(file);
  return rewritten(file, [...xmpEdits(file, { facturx }), ...maps]);
}
