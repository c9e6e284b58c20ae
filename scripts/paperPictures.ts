import type { Browser } from '@playwright/test';
import { EMPTY_CLIENT } from '#domain/client/emptyClient.ts';
import { TEMPLATES } from '#domain/profile/look.ts';
import { createTypesetter } from '#rendering/renderer/typesetter.ts';
import { printableView } from '#rendering/view/printableView.ts';
import { buildClient, buildDocument, buildLine, buildProfile } from '#testing/world/builders.ts';
import { FIRST_SHEET } from '#web/features/landing/samples.ts';
import { PAPER_PICTURE, paperAddress } from '#web/ui/productPictures.ts';

const LOGO = `data:image/svg+xml;base64,${Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#1f4b99" d="M4 4h32v13H26l3 8H11l3-8H4ZM4 21h4.5L5.5 29h29l-3-8H36v15H4Z"/></svg>',
).toString('base64')}`;

/** The invoice of the landing’s first sentence on each of the three papers, as PNG by address. */
export async function paperPictures(browser: Browser): Promise<Map<string, Buffer>> {
  const typesetter = createTypesetter();
  const context = await browser.newContext({ viewport: PAPER_PICTURE, deviceScaleFactor: 1 });
  const page = await context.newPage();
  const pictures = new Map<string, Buffer>();
  for (const template of TEMPLATES) {
    const { output } = typesetter.svg(
      printableView({
        seller: buildProfile({
          template,
          accentColor: '#1f4b99',
          logo: LOGO,
          name: '',
          address: '14 rue des Olivettes',
          postalCode: '44000',
          city: 'Nantes',
          paymentTerms: '',
        }),
        client: buildClient({
          ...EMPTY_CLIENT,
          name: 'Hélène Garnier',
          company: 'Brasserie Lune',
          address: '7 quai de la Fosse',
          postalCode: '44000',
          city: 'Nantes',
        }),
        document: buildDocument({
          number: 'INV-042',
          date: '2026-11-21',
          dueDate: FIRST_SHEET.due,
          issuedAt: '2026-11-21T08:05:00.000Z',
          content: 'Objet\u00A0: étagères de la salle.',
          lineItems: FIRST_SHEET.lines.map(({ description, quantity, unit, unitPrice }) =>
            buildLine({ description, quantity, unitPrice, unit: unit === 'h' ? 'hour' : null }),
          ),
        }),
      }).sheet,
    );
    await page.setContent(`<style>body{margin:0}</style>${output}`);
    pictures.set(paperAddress(template), await page.screenshot());
  }
  await context.close();
  return pictures;
}
