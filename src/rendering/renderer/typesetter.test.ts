import { expect, it } from 'vitest';
import { TEMPLATES } from '#domain/profile/look.ts';
import type { LogoFile } from '#rendering/logo/logoFile.ts';
import { pageCount } from '#rendering/pdf/pageCount.ts';
import { printableView } from '#rendering/view/printableView.ts';
import { lifeCases } from '#testing/validators/corpus/namedLives.ts';
import { createTypesetter } from './typesetter.ts';

it('a page that cannot be set, or a logo that cannot be drawn, says what Typst said of it', () => {
  const typesetter = createTypesetter();
  const unreadable: LogoFile = { type: 'png', name: 'logo.png', bytes: Buffer.from('no picture') };
  expect(() => typesetter.drawLogo(unreadable)).toThrow(/failed to decode image/);
  // It lacks all that a letter is made of.
  const sheet = { logo: null } as Parameters<typeof typesetter.page>[0]['sheet'];
  const page = { template: 'letter', sheet } as Parameters<typeof typesetter.page>[0];
  expect(() => typesetter.page(page)).toThrow(/does not contain key/);
});

it('a balance after two deposits, at two rates, keeps to one page on each paper', () => {
  const typesetter = createTypesetter();
  const balance = lifeCases().find(
    ({ name }) => name === 'balance at two rates after two deposits',
  )!;
  for (const template of TEMPLATES) {
    const seller = { ...balance.seller, template };
    const { sheet } = printableView({ ...balance, seller });
    expect([template, pageCount(typesetter.pdf(sheet, null).output)]).toEqual([template, 1]);
  }
});
