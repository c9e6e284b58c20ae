import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pictureAddress, type ProductPictureName } from '#web/ui/productPictures.ts';
import { HELP_CATEGORIES } from './article.ts';
import { articleById, HELP_ARTICLES } from './catalogue.ts';
import { readInline, readMarkdown } from './markdown.ts';
import { searchArticles } from './search.ts';

describe('the articles', () => {
  test('are those agreed on, each under an address of its own', () => {
    expect(HELP_ARTICLES.map(({ id }) => id)).toEqual([
      'getting-started',
      'create-invoice',
      'manage-clients',
      'subscription',
      'customise-documents',
      'ai-features',
      'send-documents',
      'request-deposit',
      'record-payments',
      'card-payments',
      'remind-clients',
      'match-statement',
      'recurring-invoices',
      'correct-invoice',
      'troubleshooting',
    ]);
    expect(articleById('send-documents')?.category).toBe('Documents');
    expect(articleById('nothing')).toBeUndefined();
  });

  test('are all in the map of the site', () => {
    const map = readFileSync('public/sitemap.xml', 'utf8');
    expect(HELP_ARTICLES.filter(({ id }) => !map.includes(`/help/${id}<`))).toEqual([]);
  });

  test('leave no category empty and no markup unread', () => {
    for (const category of HELP_CATEGORIES) {
      expect(searchArticles(HELP_ARTICLES, { text: '', category })).not.toEqual([]);
    }
    const paragraphs = HELP_ARTICLES.flatMap(({ content }) => readMarkdown(content)).filter(
      (block) => block.kind === 'paragraph',
    );
    expect(paragraphs.filter(({ text }) => /^[#*\-\d]/.test(text))).toEqual([]);
  });

  test.each(HELP_ARTICLES)('« $title » shows the app, in pictures that exist', ({ content }) => {
    const pictures = readMarkdown(content).filter((block) => block.kind === 'picture');
    expect(pictures.length).toBeGreaterThan(0);
    const files = pictures.flatMap(({ name }) => addressesOf(name as ProductPictureName));
    expect(files.filter((address) => !existsSync(`public${address}`))).toEqual([]);
  });

  test.each(HELP_ARTICLES)(
    '« $title » reads as French print',
    ({ title, description, content }) => {
      const words = `${title} ${description} ${content}`;
      expect(words).not.toMatch(/\p{L}'\p{L}/u);
      expect(words).not.toMatch(/ [:;!?»%€]|« /);
    },
  );
});

describe('search', () => {
  test('reads title and description whatever the case and the accents', () => {
    expect(found('NUMEROTATION')).toEqual(['getting-started', 'customise-documents']);
    expect(found('télécharger')).toEqual(found('telecharger'));
  });

  test('wants every word, in any order', () => {
    expect(found('devis facture')).toEqual(['create-invoice']);
    expect(found('facture girafe')).toEqual([]);
  });

  test('stays inside the category', () => {
    const inSupport = searchArticles(HELP_ARTICLES, { text: 'facture', category: 'Support' });
    expect(inSupport).toEqual([]);
  });
});

describe('the markdown subset', () => {
  test('knows headings, bullets, numbers and paragraphs', () => {
    expect(
      readMarkdown('## Titre\n\nUne phrase\nqui suit.\n\n- un\n- deux\n\n1. a\n2. b\n### Bas'),
    ).toEqual([
      { kind: 'heading', level: 2, text: 'Titre' },
      { kind: 'paragraph', text: 'Une phrase qui suit.' },
      { kind: 'bullets', items: ['un', 'deux'] },
      { kind: 'numbers', items: ['a', 'b'] },
      { kind: 'heading', level: 3, text: 'Bas' },
    ]);
  });

  test('keeps markup it does not know as words', () => {
    expect(readInline('<b>non</b>, **oui** et [ici](/contact)')).toEqual([
      { kind: 'words', text: '<b>non</b>, ' },
      { kind: 'strong', text: 'oui' },
      { kind: 'words', text: ' et ' },
      { kind: 'link', text: 'ici', to: '/contact' },
    ]);
  });
});

function addressesOf(name: ProductPictureName): string[] {
  const widths = ['desk', 'phone'] as const;
  const themes = ['light', 'dark'] as const;
  return widths.flatMap((width) => themes.map((theme) => pictureAddress(name, width, theme)));
}

function found(text: string): string[] {
  return searchArticles(HELP_ARTICLES, { text, category: null }).map(({ id }) => id);
}
