import { beforeAll, describe, expect, test } from 'vitest';

import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

import { finishedPdf } from './finished.ts';
import { PdfAnchorError } from './pdfFile.ts';

const INVOICE = { facturx: true, ordinaryText: true };

describe('finishing a PDF by Typst', () => {
  let pdf: Uint8Array;

  beforeAll(() => {
    const compiler = NodeCompiler.create();
    // The title tries to pass for the places the splice looks for.
    pdf = compiler.pdf(
      {
        mainFileContent: `#set document(title: "</rdf:RDF> /Length 1 startxref <pdfaExtension:schemas><rdf:Bag>", date: datetime(year: 2026, month: 11, day: 21))
#set text(lang: "fr", font: "DejaVu Sans")
= Facture`,
      },
      { pdfStandard: 'a-3b', pdfTags: true },
    );
  });

  test('declares Factur-X and PDF/UA-1, each property once', () => {
    const text = latin(finishedPdf(pdf, INVOICE));
    for (const property of [
      '<fx:DocumentType>INVOICE</fx:DocumentType>',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<fx:Version>1.0</fx:Version>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '<pdfuaid:part>1</pdfuaid:part>',
      '/DisplayDocTitle true',
    ]) {
      expect(text.split(property)).toHaveLength(2);
    }
    const packet = text.slice(text.indexOf('<x:xmpmeta'));
    expect(packet.split('<pdfaExtension:schemas>')).toHaveLength(2);
  });

  test('declares a quote to be PDF/UA-1 only', () => {
    const text = latin(finishedPdf(pdf, { ...INVOICE, facturx: false }));
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(text).not.toContain('<fx:');
  });

  test('keeps every offset of the file right', () => {
    const text = latin(finishedPdf(pdf, INVOICE));
    const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
    expect(text.startsWith('xref', start)).toBe(true);
    const entries = [...text.slice(start).matchAll(/(\d{10}) \d{5} n/g)];
    expect(entries.length).toBeGreaterThan(10);
    entries.forEach(([, offset], index) => {
      expect(text.startsWith(`${index + 1} 0 obj`, Number(offset))).toBe(true);
    });
    const metadata =
      /\/Length (\d+)\s+\/Type \/Metadata[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/.exec(text);
    expect(metadata?.[2]).toHaveLength(Number(metadata?.[1]));
  });

  test('gives the same bytes each time', () => {
    expect(latin(finishedPdf(pdf, INVOICE))).toBe(latin(finishedPdf(pdf, INVOICE)));
  });

  test.each([
    ['startxref', 'startxreg'],
    ['<pdfaExtension:schemas><rdf:Bag>', '<pdfaExtension:schemas><rdf:Seq>'],
    ['</rdf:RDF>', '</rdf:RDG>'],
    ['/ViewerPreferences <<', '/ViewerPreferencez <<'],
    ['/Metadata ', '/Metadatb '],
    ['\nxref\n', '\nxreg\n'],
  ])('refuses a file without %s rather than damage it', (anchor, other) => {
    const text = latin(pdf);
    const at = text.lastIndexOf(anchor);
    expect(at).toBeGreaterThan(0);
    const spoilt = text.slice(0, at) + other + text.slice(at + anchor.length);
    expect(() => finishedPdf(Buffer.from(spoilt, 'latin1'), INVOICE)).toThrow(PdfAnchorError);
  });
});

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}
