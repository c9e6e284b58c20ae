import { expect, it } from 'vitest';
import { letterHtml } from './letterHtml.ts';

it('makes a button of an address, shows where it leads, and takes what a user typed for text', () => {
  const url = 'https://encrier.example/reset-password?token=a&next=b';
  const html = letterHtml({
    subject: '<b>',
    paragraphs: ['Bonjour <script>', { url, act: 'Choisir & confirmer' }],
  });
  const safe = 'https://encrier.example/reset-password?token=a&amp;next=b';
  expect(html).toContain(`<a class="button" href="${safe}">Choisir &amp; confirmer</a>`);
  expect(html).toContain(`<p class="address">${safe}</p>`);
  expect(html).toContain('<p>Bonjour &lt;script&gt;</p>');
  expect(html).toContain('<title>&lt;b&gt;</title>');
});
