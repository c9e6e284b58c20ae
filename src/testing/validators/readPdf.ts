import { getDocumentProxy } from 'unpdf';

/** What a reader finds in a PDF, without knowing how it was made. */
export interface PdfContent {
  /** The text of all pages, without any white space. */
  text: string;
  pages: number;
  /** `factur-x.xml`, or null when nothing of that name is attached. */
  xml: string | null;
  /** The XMP, as it stands in the file. */
  xmp: string;
}

export async function readPdf(pdf: Uint8Array): Promise<PdfContent> {
  // The reader takes the bytes over: it gets its own.
  const document = await getDocumentProxy(pdf.slice());
  try {
    const texts: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      texts.push(...items.map((item) => ('str' in item ? item.str : '')));
    }
    const attachments: unknown = await document.getAttachments();
    return {
      text: texts.join('').replaceAll(/\s/g, ''),
      pages: document.numPages,
      xml: attached(attachments),
      xmp: /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(Buffer.from(pdf).toString('latin1'))?.[0] ?? '',
    };
  } finally {
    await document.cleanup();
  }
}

function attached(attachments: unknown): string | null {
  if (typeof attachments !== 'object' || attachments === null) return null;
  for (const file of Object.values(attachments)) {
    if (file?.filename === 'factur-x.xml') return new TextDecoder().decode(file.content);
  }
  return null;
}
