import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { RenderRefusal } from '#rendering/renderer/refusals.ts';
import { unzip } from '#testing/unzip.ts';
import { type ArchiveItem, type ArchiveProgress, documentsArchive } from './archive.ts';
import { NotArchived } from './report.ts';

const DATE = new Date('2026-11-22T10:00:00Z');

describe('the archive of all documents', () => {
  it('holds every document under its name, and a report that says so', async () => {
    const progress: ArchiveProgress[] = [];
    const zip = await buffer(
      documentsArchive(
        [item('factures/Facture_INV-001.pdf', 'one'), item('devis/Devis_QUO-001.pdf', 'two')],
        { date: DATE, onProgress: (step) => progress.push(step) },
      ),
    );
    const files = await filesOf(zip);
    expect([...files.keys()]).toEqual([
      'factures/Facture_INV-001.pdf',
      'devis/Devis_QUO-001.pdf',
      'rapport.txt',
    ]);
    expect(files.get('devis/Devis_QUO-001.pdf')).toBe('two');
    expect(files.get('rapport.txt')).toContain('Tous les documents sont dans cette archive.');
    expect(progress).toEqual([
      { done: 1, failed: 0 },
      { done: 2, failed: 0 },
    ]);
  });

  it('goes on after a failure and says which document is missing, and why', async () => {
    const zip = await buffer(
      documentsArchive(
        [
          failing('Facture INV-001', new RenderRefusal('render_timeout', 'no answer')),
          item('factures/Facture_INV-002.pdf', 'two', ['Le logo est illisible.']),
          failing('Facture INV-003', new NotArchived('Le client de ce document n’existe plus.')),
          failing('Facture INV-004', new TypeError('internal detail')),
        ],
        { date: DATE },
      ),
    );
    const files = await filesOf(zip);
    expect([...files.keys()]).toEqual(['factures/Facture_INV-002.pdf', 'rapport.txt']);
    const report = files.get('rapport.txt')?.replaceAll('\u00a0', ' ') ?? '';
    expect(report).toContain('Documents manquants : 3');
    expect(report).toContain('Facture INV-001 : La mise en page a dépassé le temps accordé.');
    expect(report).toContain('Facture INV-003 : Le client de ce document n’existe plus.');
    expect(report).toContain('Facture INV-004 : Erreur inattendue.');
    expect(report).toContain('Facture INV-002 : Le logo est illisible.');
    expect(report).not.toContain('internal detail');
  });

  it('never lets one document take another’s name', async () => {
    const zip = await buffer(
      documentsArchive(
        [item('factures/Facture_A.pdf', 'one'), item('factures/Facture_a.pdf', 'two')],
        { date: DATE },
      ),
    );
    expect([...(await filesOf(zip)).keys()]).toEqual([
      'factures/Facture_A.pdf',
      'factures/Facture_a (2).pdf',
      'rapport.txt',
    ]);
  });

  it('renders only as fast as it is read, and stops when it is cancelled', async () => {
    let started = 0;
    const bytes = new Uint8Array(4_000_000).map((_, index) => (index * 7919) >>> 3);
    const items = Array.from({ length: 200 }, (_, index) => ({
      path: `factures/Facture_${index}.pdf`,
      title: `Facture ${index}`,
      render: () => {
        started += 1;
        return Promise.resolve({ bytes });
      },
    }));
    const cancellation = new AbortController();
    const output = documentsArchive(items, {
      date: DATE,
      concurrency: 2,
      signal: cancellation.signal,
    });
    const failure = new Promise((resolve) => output.once('error', resolve));
    await once(output, 'readable');
    cancellation.abort();
    expect(await failure).toBeInstanceOf(Error);
    expect(started).toBeLessThan(10);
  });
});

function item(path: string, text: string, remarks: string[] = []): ArchiveItem {
  return {
    path,
    title: titleOf(path),
    render: async () => ({ bytes: Buffer.from(text), remarks }),
  };
}

function failing(title: string, reason: Error): ArchiveItem {
  return { path: `factures/${title}.pdf`, title, render: () => Promise.reject(reason) };
}

function titleOf(path: string): string {
  return path.replace(/^.*\/|\.pdf$/g, '').replace('_', ' ');
}

async function filesOf(zip: Buffer): Promise<Map<string, string>> {
  const files = await unzip(zip);
  return new Map([...files].map(([path, bytes]) => [path, bytes.toString('utf8')]));
}
