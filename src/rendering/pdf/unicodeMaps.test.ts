import { describe, expect, test } from 'vitest';

import { createTypesetter } from '#rendering/renderer/typesetter.ts';
import { printableView } from '#rendering/view/printableView.ts';
import { buildClient, buildDocument, buildLine, buildProfile } from '#testing/world/builders.ts';

// That no glyph at all is left without a value is for veraPDF to say: see the Factur-X corpus.
describe('the Unicode maps of a finished PDF', () => {
  const typesetter = createTypesetter();

  test.each(['Ọ̀ṣun', 'M̂s', 'x̅', 'کِتاب', 'ɔ́kɔ́'])(
    'join the mark to the letter before it where no font has both as one glyph: %s',
    (word) => expect(joinedGlyphs(word)).toBeGreaterThan(0),
  );

  test('are left as they are where each letter has its glyph', () => {
    expect(joinedGlyphs('Zoë Çağlar, Łódź')).toBe(0);
  });

  function joinedGlyphs(description: string): number {
    const { sheet } = printableView({
      seller: buildProfile(),
      client: buildClient(),
      document: buildDocument({ lineItems: [buildLine({ description })] }),
    });
    const file = Buffer.from(typesetter.pdf(sheet, null).output).toString('latin1');
    return file.match(/^<\w{4}> <034F>$/gm)?.length ?? 0;
  }
});
