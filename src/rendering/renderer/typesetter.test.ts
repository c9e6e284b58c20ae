import { expect, it } from 'vitest';
import type { LogoFile } from '#rendering/logo/logoFile.ts';
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
