import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { archiveReport, whatIsMissing } from './archiveReport.ts';

const REPORT = [
  'Export des documents',
  '',
  'Documents manquants\u00A0: 1',
  '',
  'Documents manquants',
  '- Facture INV-002\u00A0: La mise en page a échoué.',
  '',
  'Remarques',
  '- Devis QUO-001\u00A0: Logo laissé de côté.',
  '',
].join('\r\n');

async function zipOf(entries: [name: string, text: string][], compress: boolean): Promise<Blob> {
  const zip = new ZipFile();
  for (const [name, text] of entries) zip.addBuffer(Buffer.from(text), name, { compress });
  zip.end();
  return new Blob([new Uint8Array(await buffer(zip.outputStream as NodeJS.ReadableStream))]);
}

test.each([true, false])(
  'the report at the end of the archive is read, deflated: %s',
  async (deflated) => {
    const zip = await zipOf(
      [
        ['factures/Facture_INV-001.pdf', '%PDF'],
        ['rapport.txt', REPORT],
      ],
      deflated,
    );
    expect(await archiveReport(zip)).toBe(REPORT);
  },
);

test('an archive without a report, or cut short, has nothing to say', async () => {
  const zip = await zipOf([['factures/Facture_INV-001.pdf', '%PDF']], true);
  expect(await archiveReport(zip)).toBeNull();
  expect(await archiveReport(zip.slice(0, 20))).toBeNull();
  expect(await archiveReport(zip.slice(0, zip.size - 4))).toBeNull();
});

test('the documents left out are named with their reason, remarks are not', () => {
  expect(whatIsMissing(REPORT)).toEqual(['Facture INV-002\u00A0: La mise en page a échoué.']);
  expect(whatIsMissing('Tous les documents sont dans cette archive.')).toEqual([]);
});
