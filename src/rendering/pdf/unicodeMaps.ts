import { inflateSync } from 'node:zlib';
import {
  type Edit,
  lengthEdit,
  only,
  type PdfFile,
  type PdfObject,
  referredTo,
} from './pdfFile.ts';

/**
 * COMBINING GRAPHEME JOINER: joins the letter before it and is never seen. It stands for the part
 * of a sign whose text is told by the glyph before, or by the `ActualText` around both.
 */
const JOINER = '034F';

/** The most entries a block of a CMap may hold. */
const BLOCK = 100;

const END = 'endcmap';

/**
 * Gives a Unicode value to the glyphs Typst leaves without one (PDF/UA-1, 7.21.7). Of a letter and
 * marks for which no font has one glyph (« ọ̀ », Arabic with its vowels) it maps the first glyph
 * only, and says the whole as `ActualText`: right for a reader, refused by the standard. Parts of
 * glyphs, which a font holds and no page draws by themselves, are given one too: nobody reads it.
 */
export function unicodeMapEdits(file: PdfFile): Edit[] {
  return compositeFonts(file).flatMap((font) => {
    const map = referredTo(file, font, 'ToUnicode');
    const mapped = mappedCodes(map.text);
    const silent = codesOf(file, font).filter((code) => !mapped.has(code));
    return silent.length === 0 ? [] : additions(map, silent);
  });
}

function compositeFonts({ source }: PdfFile): string[] {
  return source.match(/\n {2}\/Subtype \/Type0\n[^>]*\n>>\nendobj/g) ?? [];
}

/** The codes a font holds; code 0 is the missing glyph, which PDF/A never lets through. */
function codesOf(file: PdfFile, font: string): number[] {
  const descendant = referredTo(file, font, 'DescendantFonts');
  const descriptor = referredTo(file, descendant.text, 'FontDescriptor');
  const bits = streamOf(referredTo(file, descriptor.text, 'CIDSet'));
  const codes = Array.from({ length: bits.length * 8 }, (_, code) => code);
  return codes.filter((code) => code > 0 && ((bits[code >> 3] ?? 0) & (0x80 >> (code & 7))) !== 0);
}

function streamOf({ text }: PdfObject): Buffer {
  const from = text.indexOf('stream\n') + 'stream\n'.length;
  const bytes = Buffer.from(text.slice(from, text.lastIndexOf('\nendstream')), 'latin1');
  return text.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
}

function mappedCodes(map: string): Set<number> {
  const entries = map.matchAll(/^<([0-9A-F]{4})> <[0-9A-F]{4,}>$/gm);
  return new Set(Array.from(entries, ([, code = '']) => Number.parseInt(code, 16)));
}

function additions(map: PdfObject, codes: readonly number[]): Edit[] {
  const blocks: string[] = [];
  for (let from = 0; from < codes.length; from += BLOCK) {
    const entries = codes.slice(from, from + BLOCK).map((code) => `<${hex(code)}> <${JOINER}>\n`);
    blocks.push(`${entries.length} beginbfchar\n${entries.join('')}endbfchar\n`);
  }
  const inserted = blocks.join('');
  const at = map.at + only(map.text, END, 'end of a Unicode map');
  return [lengthEdit(map, inserted.length), { at, removed: 0, inserted }];
}

function hex(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0');
}
