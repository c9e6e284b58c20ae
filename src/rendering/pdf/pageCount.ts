/** How many pages a PDF has that Typst built: it writes each as a plain object. */
export function pageCount(pdf: Uint8Array): number {
  const source = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  return source.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
