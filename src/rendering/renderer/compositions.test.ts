import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '#domain/document/types.ts';
import { TEMPLATES, type Template } from '#domain/profile/look.ts';
import { printableView } from '#rendering/view/printableView.ts';
import { mustSkip } from '#testing/validators/available.ts';
import { lifeCases } from '#testing/validators/corpus/namedLives.ts';
import { type Check, runJavaValidators } from '#testing/validators/javaValidators.ts';
import { pngUrl } from '#testing/png.ts';
import { buildClient, buildDocument, buildLine, buildProfile } from '#testing/world/builders.ts';
import { madameRoche } from '#testing/world/people.ts';
import { createRenderer, type Renderer } from './renderer.ts';

const MM = 72 / 25.4;

let renderer: Renderer;
beforeAll(() => {
  renderer = createRenderer({ processes: 1, limitMs: 120_000 });
});
afterAll(() => renderer.close());

describe.each(TEMPLATES)('the composition « %s »', (template) => {
  it('says how much and until when before what was done', async () => {
    const [page = []] = await wordsOf(viewOf(template, { lineItems: lines(3) }));
    const text = page.map(({ words }) => words).join(' ');
    const [due, table] = [text.indexOf('pour le 7 décembre 2026'), text.indexOf('Désignation')];
    expect(due).toBeGreaterThan(-1);
    expect(table).toBeGreaterThan(due);
  });

  it('carries the sum over from page to page, and parts two lines at least from no total', async () => {
    const view = viewOf(template, { lineItems: lines(60) });
    const pages = await textsOf(view);
    const carried = view.sheet.lines.map((line) => spaced(line.carried));
    pages.slice(1).forEach((page, index) => {
      const sum = carried[firstLine(page) - 1];
      expect(page).toContain(`Report ${sum}`);
      expect(pages[index]).toContain(`À reporter ${sum}`);
    });
    expect(pages[0]).not.toMatch(/Report \d/);
    expect(pages.at(-1)).not.toContain('À reporter');
  });

  // Wherever the page ends, 25 and 40 lines apart.
  it.each([25, 30, 35, 40])('leaves two lines with the totals of %i lines', async (count) => {
    const pages = await textsOf(viewOf(template, { lineItems: lines(count) }));
    const withTotals = pages.find((page) => page.includes('Total TTC ·')) ?? '';
    expect(withTotals.match(/Étagère/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it('prints what a quote offers after its total, before what is signed', async () => {
    const option = buildLine({ description: 'Vernis en option', option: 'offered' });
    const [text = '', ...more] = await textsOf(
      viewOf(template, { type: 'quote', kind: 'quote', lineItems: [...lines(3), option] }),
    );
    expect(more).toEqual([]);
    const places = ['Total TTC', 'En option, hors total', 'Vernis en option', 'Bon pour accord'];
    const found = places.map((words) => text.lastIndexOf(words));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found[0]).toBeGreaterThan(-1);
  });

  it.each([145, 1028.8, 10_288])(
    'says the total on one line, of ten at %d €',
    async (unitPrice) => {
      const [page = []] = await wordsOf(
        viewOf(template, { lineItems: [buildLine({ quantity: 10, unitPrice })] }),
      );
      const total = page.find(({ words }) => words.startsWith('Total TTC'));
      const line = page.filter(({ y }) => Math.abs(y - (total?.y ?? 0)) < 0.1);
      expect(line.map(({ words }) => words).join(' ')).toContain('Total TTC · Net à payer');
    },
  );

  // On a dark screen the paper is #eae5da: what is lighter would shine on it.
  it('lays no light paint on the paper of a draft, which is not white on every screen', async () => {
    const svg = await renderer.renderSvg(viewOf(template, { issuedAt: null, lineItems: lines(2) }));
    const opaque = [...svg.matchAll(/(?:fill|stroke)="#([0-9a-f]{6})"/g)].map(([, color]) => color);
    expect(opaque).not.toEqual([]);
    expect(opaque.filter((color = '') => Number.parseInt(color.slice(0, 2), 16) > 0xe0)).toEqual(
      [],
    );
  });

  // 8 hundredths of the width of the sheet: `web/features/document/stamp.tsx`.
  it('leaves the head of its first page blank, where screens strike « Payée »', async () => {
    for (const count of [1, 34]) {
      const content = 'Objet : Salon\nAccès par la cour.\nGravats évacués.\nSous dix jours.';
      const [page = []] = await wordsOf(viewOf(template, { lineItems: lines(count), content }));
      expect(Math.min(...page.map(({ y }) => y))).toBeGreaterThan(0.085 * 210);
    }
  });

  it('holds a dozen lines on one page', async () => {
    expect(await textsOf(viewOf(template, { lineItems: lines(12) }))).toHaveLength(1);
  });
});

describe('the letter « classique »', () => {
  it('has nothing but the address of the client in the window of its envelope', async () => {
    const notes = 'Objet : rénovation du comptoir.';
    const [page = []] = await wordsOf(
      viewOf('classique', { lineItems: lines(12), content: notes }),
    );
    const within = (left: number, right: number, top: number, bottom: number) =>
      page.filter(({ x, y }) => x > left && x < right && y > top && y < bottom);
    const address = ['Brasserie Lune', 'Hélène Garnier', '3 place Bellecour', '69002 Lyon'];
    // Always seen, then what may be seen when the sheet moves in its envelope.
    expect(within(100, 190, 45, 79).map(({ words }) => words)).toEqual(address);
    expect(within(90, 200, 34, 90).map(({ words }) => words)).toEqual(address);
  });
});

describe('the copybook page « moderne »', () => {
  it('says in its margin that nothing is to be paid, on a line of its own', async () => {
    const alreadyPaid = { day: '2026-11-02', amount: 109.2, method: 'card' } as const;
    const lineItems = lines(1);
    const [page = []] = await wordsOf(viewOf('moderne', { lineItems, alreadyPaid }));
    const margin = page.filter(({ x, y }) => x < 60 && y < 90).map(({ words }) => words);
    expect(margin).toContain('rien à payer');
  });
});

describe.skipIf(mustSkip('the three compositions', ['java']))('every composition', () => {
  it('is PDF/A-3b for keeping and PDF/UA-1 for reading aloud, in its hardest documents', async () => {
    const views = TEMPLATES.flatMap((template) => hardest(template));
    const checks: Check[] = [];
    for (const view of views) {
      const attached = view.facts.document.issuedAt ? view.facts : null;
      const content = await renderer.renderPdf(view, { attached });
      checks.push(
        { kind: 'pdf', flavour: '3b', content },
        { kind: 'pdf', flavour: 'ua1', content },
      );
    }
    const verdicts = await runJavaValidators(checks);
    expect(verdicts.flatMap(({ failures }) => failures)).toEqual([]);
    expect(verdicts.every(({ ran }) => ran > 0)).toBe(true);
  }, 240_000);
});

function hardest(template: Template) {
  const balance = lifeCases().find(({ name }) => name.startsWith('balance at two rates'))!;
  return [
    viewOf(template, { lineItems: lines(60) }),
    viewOf(template, { issuedAt: null, lineItems: lines(2) }),
    printableView({
      seller: buildProfile({ template }),
      client: buildClient(madameRoche),
      document: buildDocument({
        type: 'quote',
        lineItems: [
          buildLine({ vatRate: 10, inOldHome: true }),
          buildLine({ unitPrice: -10 }),
          buildLine({ option: 'offered' }),
          buildLine({ option: 'taken' }),
        ],
      }),
    }),
    printableView({ ...balance, seller: { ...balance.seller, template } }),
  ];
}

function viewOf(template: Template, document: Partial<Document>) {
  return printableView({
    seller: buildProfile({ template, logo: pngUrl({ width: 64, height: 32 }) }),
    client: buildClient(),
    document: buildDocument({ issuedAt: '2026-11-22T09:00:00.000Z', ...document }),
  });
}

function lines(count: number) {
  return Array.from({ length: count }, (_, index) =>
    buildLine({ description: `Étagère ${index}.`, quantity: 2, unitPrice: 45.5 + index }),
  );
}

interface Word {
  words: string;
  /** Of their beginning, in mm from the top left of the page. */
  x: number;
  y: number;
}

async function wordsOf(view: ReturnType<typeof viewOf>): Promise<Word[][]> {
  const pdf = await getDocumentProxy(await renderer.renderPdf(view));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , x = 0, y = 0] = item.transform as number[];
        return [{ words: spaced(item.str), x: x / MM, y: 297 - y / MM }];
      });
    }),
  );
}

async function textsOf(view: ReturnType<typeof viewOf>): Promise<string[]> {
  const pages = await wordsOf(view);
  return pages.map((page) => page.map(({ words }) => words).join(' '));
}

/** The number of the first line that a page prints. */
function firstLine(page: string): number {
  return Number(/Étagère (\d+)/.exec(page)?.[1]);
}

function spaced(text: string): string {
  return text.replaceAll(/[\s\u00a0]+/g, ' ').trim();
}
