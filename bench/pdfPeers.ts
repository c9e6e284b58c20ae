import { createRequire } from 'node:module';
import { Document, Font, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { Sheet } from '#rendering/view/types.ts';

const require = createRequire(import.meta.url);
const regular =
  require.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf');
const semiBold =
  require.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf');

/** A peer drawing the same words: letterhead, table with a repeated head, totals, mentions, page X/Y. */
export interface Peer {
  name: string;
  render(sheet: Sheet): Promise<Uint8Array>;
}

Font.register({
  family: 'Instrument Sans',
  fonts: [
    { src: regular, fontWeight: 400 },
    { src: semiBold, fontWeight: 600 },
  ],
});

export const reactPdf: Peer = {
  name: '@react-pdf/renderer 4.9.0',
  render: (sheet) => renderToBuffer(reactDocument(sheet)),
};

type Row = Sheet['columns'] | Sheet['lines'][number];

function reactDocument(sheet: Sheet): ReactElement<never> {
  const page = h(
    Page,
    {
      size: 'A4',
      style: { fontFamily: 'Instrument Sans', fontSize: 9, padding: 56, color: '#171e2c' },
    },
    h(Text, { style: { fontSize: 28, fontWeight: 600 } }, sheet.heading),
    h(Text, null, sheet.reference),
    h(View, null, ...reactTexts([sheet.seller.name, ...sheet.seller.lines])),
    h(View, null, ...reactTexts([sheet.buyer.name, ...sheet.buyer.lines])),
    h(View, null, ...reactTexts(sheet.meta.map(({ label, value }) => `${label} ${value}`))),
    reactRow(sheet.columns, 'head', true),
    ...sheet.lines.map((line, index) => reactRow(line, String(index), false)),
    h(
      View,
      { wrap: false },
      ...reactTexts(
        [...sheet.payment, ...sheet.totals].map(({ label, value }) => `${label} ${value}`),
      ),
      h(
        Text,
        { style: { fontSize: 16, fontWeight: 600, textAlign: 'right' } },
        `${sheet.grandTotal.label} ${sheet.grandTotal.value}`,
      ),
    ),
    h(View, null, ...reactTexts([sheet.thanks ?? '', ...sheet.mentions], 7.5)),
    h(Text, {
      fixed: true,
      style: { position: 'absolute', bottom: 30, left: 56, right: 56, fontSize: 7.5 },
      render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
        `${sheet.identity} Page ${pageNumber}/${totalPages}`,
    }),
  );
  return h(Document, { title: sheet.title, language: 'fr' }, page) as ReactElement<never>;
}

function reactRow(line: Row, key: string, fixed: boolean): ReactElement {
  return h(
    View,
    {
      key,
      fixed,
      wrap: false,
      style: { flexDirection: 'row', borderBottom: '0.5pt solid #d5d0c8', paddingVertical: 7 },
    },
    reactCell(line.description, '46%', 'left'),
    reactCell(line.quantity, '12%', 'right'),
    reactCell(line.unitPrice, '16%', 'right'),
    reactCell(line.rate ?? '', '10%', 'right'),
    reactCell(line.total, '16%', 'right'),
  );
}

function reactCell(text: string, width: string, textAlign: 'left' | 'right'): ReactElement {
  return h(Text, { style: { width, textAlign } }, text);
}

function reactTexts(texts: string[], size = 9): ReactElement[] {
  return texts.map((text, index) => h(Text, { key: index, style: { fontSize: size } }, text));
}

/** The part of pdfmake used here; it ships no types. */
interface PdfMake {
  setFonts(fonts: Record<string, { normal: string; bold: string }>): void;
  setLocalAccessPolicy(allows: (path: string) => boolean): void;
  setUrlAccessPolicy(allows: (url: string) => boolean): void;
  createPdf(definition: object): { getBuffer(): Promise<Uint8Array> };
}

const pdfMakePrinter = require('pdfmake') as PdfMake;
pdfMakePrinter.setFonts({ Instrument: { normal: regular, bold: semiBold } });
pdfMakePrinter.setLocalAccessPolicy((path) => path === regular || path === semiBold);
pdfMakePrinter.setUrlAccessPolicy(() => false);

export const pdfMake: Peer = {
  name: 'pdfmake 0.3.11',
  render: (sheet) => pdfMakePrinter.createPdf(pdfMakeDefinition(sheet)).getBuffer(),
};

function pdfMakeDefinition(sheet: Sheet): object {
  return {
    info: { title: sheet.title },
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 70],
    defaultStyle: { font: 'Instrument', fontSize: 9, color: '#171e2c' },
    footer: (page: number, pages: number) => ({
      text: `${sheet.identity} Page ${page}/${pages}`,
      fontSize: 7.5,
      margin: [56, 20],
    }),
    content: [
      { text: sheet.heading, fontSize: 28, bold: true },
      sheet.reference,
      {
        columns: [
          [sheet.seller.name, ...sheet.seller.lines],
          [sheet.buyer.name, ...sheet.buyer.lines],
        ],
      },
      ...sheet.meta.map(({ label, value }) => `${label} ${value}`),
      {
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: ['*', 'auto', 'auto', 'auto', 'auto'],
          body: [makeRow(sheet.columns), ...sheet.lines.map(makeRow)],
        },
      },
      ...[...sheet.payment, ...sheet.totals].map(({ label, value }) => `${label} ${value}`),
      {
        ...atRight(`${sheet.grandTotal.label} ${sheet.grandTotal.value}`),
        fontSize: 16,
        bold: true,
      },
      sheet.thanks,
      { text: sheet.mentions.join(' '), fontSize: 7.5 },
    ],
  };
}

function makeRow(line: Row): unknown[] {
  const { description, quantity, unitPrice, rate, total } = line;
  return [description, ...[quantity, unitPrice, rate ?? '', total].map(atRight)];
}

function atRight(text: string): { text: string; alignment: string } {
  return { text, alignment: 'right' };
}
