import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#domain/client/types.ts';
import type { Document } from '#domain/document/types.ts';
import type { Profile } from '#domain/profile/types.ts';
import { printableView } from '#rendering/view/printableView.ts';
import { codeInPdf } from '#testing/transferCode.ts';
import { pngUrl } from '#testing/png.ts';
import { buildClient, buildDocument, buildLine, buildProfile } from '#testing/world/builders.ts';
import { madameRoche } from '#testing/world/people.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import type { RenderNotice } from './typesetter.ts';

let renderer: Renderer;
beforeAll(() => {
  renderer = createRenderer({ processes: 1, limitMs: 120_000 });
});
afterAll(() => renderer.close());

describe('a rendered document', () => {
  it('holds five lines on one page, with its figures, its client and its mentions', async () => {
    const view = viewOf({ document: { lineItems: lines(5) } });
    const [page, ...others] = await pagesOf(await renderer.renderPdf(view));
    expect(others).toEqual([]);
    expect(page).toContain('Facture INV-001');
    expect(page).toContain('Brasserie Lune');
    expect(page).toContain('FR76 3000 6000 0112 3456 7890 189');
    expect(page).toContain('Total TTC');
    for (const { value } of [...view.sheet.totals, view.sheet.grandTotal]) {
      expect(page).toContain(spaced(value));
    }
    expect(view.sheet.mentions.length).toBeGreaterThan(0);
    for (const mention of view.sheet.mentions) expect(page).toContain(spaced(mention));
    expect(page).toContain('Merci pour votre confiance !');
    expect(page).toContain('SARL au capital de 8 000 €');
    // Nothing to count on a single page.
    expect(page).not.toContain('Page 1');
  });

  it('repeats the head of the table and counts the pages of a long document', async () => {
    const view = viewOf({ document: { lineItems: lines(60) } });
    const pages = await pagesOf(await renderer.renderPdf(view));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1}/${pages.length}`);
      expect(page).toContain('Désignation');
      expect(page).toContain('INV-001');
    });
    // No line is lost or printed twice at a page break.
    const text = pages.join(' ');
    for (let index = 0; index < 60; index += 1) {
      expect(text.split(`Étagère ${index}.`)).toHaveLength(2);
    }
    expect(pages.at(-1)).toContain(spaced(view.sheet.grandTotal.value));
  });

  it('says on each page of a draft that it is no invoice, and bears no number', async () => {
    const view = viewOf({ document: { issuedAt: null, lineItems: lines(60) } });
    const pages = await pagesOf(await renderer.renderPdf(view));
    for (const page of pages) {
      expect(page).toContain('PROJET – ne vaut pas facture');
      expect(page).not.toContain('INV-001');
    }
    expect(pages[0]).toContain('Projet de facture');
    const avoir = viewOf({ document: { issuedAt: null, kind: 'credit_note' } });
    expect(avoir.sheet.heading).toBe('Projet d’avoir');
  });

  it('asks for a signature on a quote, and for no payment', async () => {
    const [page = ''] = await pagesOf(
      await renderer.renderPdf(viewOf({ document: { type: 'quote', lineItems: lines(3) } })),
    );
    expect(page).toContain('Devis');
    expect(page).toContain('Bon pour accord');
    expect(page).toContain('Signature');
    expect(page).not.toContain('FR76');
    expect(page).not.toContain('Échéance');
  });

  it('bears a transfer code that a phone reads, with what is left to pay', async () => {
    const lineItems = [buildLine({ quantity: 1, unitPrice: 1000 })];
    const view = viewOf({ document: { lineItems } });
    const whole = await renderer.renderPdf(view);
    expect(await codeInPdf(whole)).toBe(
      'BCD\n002\n1\nSCT\nAGRIFRPP\nAtelier Morel\nFR7630006000011234567890189\nEUR1200.00\n\n\nINV-001',
    );
    expect((await pagesOf(whole))[0]).toContain('de votre banque : 1 200,00 €');
    const alreadyPaid = { day: '2026-11-02', amount: 200.5, method: 'transfer' } as const;
    const rest = await renderer.renderPdf(viewOf({ document: { lineItems, alreadyPaid } }));
    expect(await codeInPdf(rest)).toContain('\nEUR999.50\n');
  });

  it('prints no VAT for a seller who charges none', async () => {
    const [page = ''] = await pagesOf(
      await renderer.renderPdf(
        viewOf({
          seller: {
            legalForm: 'micro',
            company: '',
            name: 'Camille Morel',
            vatRegime: 'franchise',
            vatNumber: '',
          },
          client: madameRoche,
          document: { vat: false, lineItems: lines(2) },
        }),
      ),
    );
    expect(page).toContain('Camille Morel EI');
    expect(page).toContain('Monique Roche');
    expect(page).toContain('293 B du CGI');
    expect(page).not.toContain('TTC');
    expect(page).not.toMatch(/TVA \d/);
  });

  it('gives the rate and the VAT in euros of a document in dollars', async () => {
    const [page = ''] = await pagesOf(
      await renderer.renderPdf(
        viewOf({
          document: {
            currency: 'USD',
            euroRate: 0.9213,
            lineItems: [buildLine({ quantity: 1, unitPrice: 1000 })],
          },
        }),
      ),
    );
    expect(page).toContain('1 200,00 $');
    expect(page).toContain('Soit une TVA de 184,26 €, au taux de 1 $ = 0,9213 €');
  });

  it('keeps every word of a description longer than a page, and of a word longer than a line', async () => {
    const long = Array.from({ length: 1500 }, (_, index) => `mot${index}`).join(' ');
    const address = `https://exemple.fr/${'chemin'.repeat(40)}`;
    const lineItems = [buildLine({ description: long }), buildLine({ description: address })];
    const pages = await pagesOf(await renderer.renderPdf(viewOf({ document: { lineItems } })));
    const words = pages.join(' ').split(/\s+/);
    for (const word of long.split(' ')) expect(words).toContain(word);
    expect(pages.join('').replaceAll(/[\s\u200b]/g, '')).toContain(address);
  });

  it('prints any character, with a box where no font of ours has it', async () => {
    const description = 'Dépannage 🔧👩‍🔧 \u0000\u0007 你好 مرحبا שלום Ω ½ m² \ud800 \u202e fin';
    const [page = ''] = await pagesOf(
      await renderer.renderPdf(
        viewOf({
          client: { name: '李雷', company: '🍺 Bière & Cie <b>', address: '#set text(red)\n$x^2$' },
          document: { lineItems: [buildLine({ description })], content: '*gras* @ref #eval("1")' },
        }),
      ),
    );
    expect(page).toContain('□');
    expect(page).toContain('Ω ½ m²');
    expect(page).toContain('Bière & Cie <b>');
    expect(page).toContain('#set text(red)');
    expect(page).toContain('*gras* @ref #eval("1")');
  });

  it('is the same file, byte for byte, whichever process renders it', async () => {
    const view = viewOf({ seller: { logo: PNG }, document: { lineItems: lines(5) } });
    const other = createRenderer({ processes: 1, limitMs: 120_000 });
    try {
      const [first, second] = await Promise.all([
        renderer.renderPdf(view, { attached: '<invoice/>' }),
        other.renderPdf(view, { attached: '<invoice/>' }),
      ]);
      expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true);
    } finally {
      other.close();
    }
  });

  it('says what readers and machines need: language, title, tags, PDF/A, PDF/UA and the XML', async () => {
    const xml = '<?xml version="1.0" encoding="UTF-8"?><invoice>é</invoice>';
    const pdf = await renderer.renderPdf(viewOf({ document: { lineItems: lines(1) } }), {
      attached: xml,
    });
    const proxy = await getDocumentProxy(new Uint8Array(pdf));
    const { info, metadata } = await proxy.getMetadata();
    expect(info).toMatchObject({ Title: 'Facture INV-001 · Atelier Morel', Language: 'fr-FR' });
    expect(metadata?.get('pdfaid:part')).toBe('3');
    expect(metadata?.get('pdfuaid:part')).toBe('1');
    expect(await proxy.getMarkInfo()).toMatchObject({ Marked: true });
    const attachments = (await proxy.getAttachments()) as Record<string, { content: Uint8Array }>;
    expect(Buffer.from(attachments['factur-x.xml']?.content ?? []).toString('utf8')).toBe(xml);
  });

  it('still renders when its process has been killed', async () => {
    const view = viewOf({ document: { lineItems: lines(1) } });
    await renderer.renderPdf(view);
    for (const pid of renderer.pids()) process.kill(pid, 'SIGKILL');
    expect((await renderer.renderPdf(view)).length).toBeGreaterThan(10_000);
  });

  it('takes any usual picture as logo, and does without one it cannot read', async () => {
    const logos: [name: string, logo: string, notices: RenderNotice[]][] = [
      ['PNG', PNG, []],
      ['JPEG', JPEG, []],
      ['WebP', WEBP, []],
      ['SVG', SVG, []],
      ['a picture cut short', PNG.slice(0, 90), ['logo_left_out']],
      ['a text that is no picture', 'data:image/png;base64,aGVsbG8=', ['logo_left_out']],
      ['no data URL at all', 'logo.png', ['logo_left_out']],
    ];
    for (const [name, logo, expected] of logos) {
      const notices: RenderNotice[] = [];
      const view = viewOf({ seller: { logo }, document: { lineItems: lines(2) } });
      const pdf = await renderer.renderPdf(view, { onNotice: (notice) => notices.push(notice) });
      expect({ name, notices }).toEqual({ name, notices: expected });
      expect((await pagesOf(pdf))[0]).toContain('Total TTC');
    }
  });

  it('shows a sealed file as its bytes draw it, whatever papers are drawn now', async () => {
    const pdf = await renderer.renderPdf(viewOf({ document: { lineItems: lines(60) } }));
    const svg = await renderer.renderSealed(pdf);
    expect(svg).not.toMatch(/<script|onload=|javascript:/i);
    const pages = await pagesOf(pdf);
    expect(svg.match(/class="typst-page"/g)).toHaveLength(pages.length);
    expect(svg.match(/data:image/g)).toHaveLength(pages.length);
  });

  it('draws the same pages as one SVG without scripts', async () => {
    const svg = await renderer.renderSvg(viewOf({ document: { lineItems: lines(60) } }));
    expect(svg).toMatch(/^<svg/);
    expect(svg).not.toMatch(/<script|onload=|javascript:/i);
    expect(svg.match(/class="typst-page"/g)?.length).toBeGreaterThan(1);
  });
});

function viewOf(parts: {
  seller?: Partial<Profile>;
  client?: Partial<Client>;
  document?: Partial<Document>;
}) {
  return printableView({
    seller: buildProfile(parts.seller),
    client: buildClient(parts.client),
    document: buildDocument({ issuedAt: '2026-11-22T09:00:00.000Z', ...parts.document }),
  });
}

function lines(count: number) {
  return Array.from({ length: count }, (_, index) =>
    buildLine({ description: `Étagère ${index}. Chêne massif`, quantity: 2, unitPrice: 45.5 }),
  );
}

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  // The reader takes the buffer away: it gets a copy.
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(proxy, { mergePages: false });
  return text.map(spaced);
}

/** Every run of white space as one ordinary space, as a reader sees it. */
function spaced(text: string): string {
  return text.replaceAll(/[\s\u00a0]+/g, ' ').trim();
}

const SVG = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>',
)}`;
const JPEG =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/wAALCAAIABABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAA/AJwf/9k=';
const WEBP = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';
const PNG = pngUrl({ width: 64, height: 32 });
