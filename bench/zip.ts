/**
 * `node bench/zip.ts [documents] [processes]`: the export of a thousand documents through the real
 * renderer, with its time and the most memory this process and its renderers held.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { zipPath, documentTitle } from '#domain/document/names.ts';
import { createRenderer } from '#rendering/renderer/renderer.ts';
import { printableView } from '#rendering/view/printableView.ts';
import { type ArchiveItem, documentsArchive } from '#rendering/zip/archive.ts';
import { processorOf } from './serverProcess.ts';
import { buildClient, buildDocument, buildLine, buildProfile } from '#testing/world/builders.ts';

const documents = Number(process.argv[2] ?? 1000);
const processes = Number(process.argv[3] ?? availableParallelism());
const renderer = createRenderer({ processes });

let bytes = 0;
let own = 0;
let children = 0;
const start = performance.now();
const archive = documentsArchive(items(), {
  date: new Date('2026-11-22T10:00:00Z'),
  onProgress: ({ done }) => {
    own = Math.max(own, process.memoryUsage.rss());
    children = Math.max(children, ...renderer.pids().map(rssOf));
    if (done % 250 === 0) console.log(`${done} documents, ${megabytes(process.memoryUsage.rss())}`);
  },
});
for await (const chunk of archive) bytes += (chunk as Buffer).length;
const seconds = (performance.now() - start) / 1000;
const rendering = renderer.pids().reduce((sum, pid) => sum + processorOf(pid), 0);
const { user, system } = process.cpuUsage();
renderer.close();

console.log(
  `${documents} documents (one in ten of 60 lines), ${processes} processes: ${seconds.toFixed(1)} s, ` +
    `${(documents / seconds).toFixed(0)} a second, ${megabytes(bytes)}; ` +
    `most memory: server ${megabytes(own)}, renderer ${megabytes(children)} each; ` +
    `processor: server ${((user + system) / 1e6).toFixed(1)} s, renderers ${rendering.toFixed(1)} s`,
);

function* items(): Generator<ArchiveItem> {
  for (let index = 0; index < documents; index += 1) {
    const document = buildDocument({
      number: `INV-${index}`,
      lineItems: Array.from({ length: index % 10 === 0 ? 60 : 5 }, (_, line) =>
        buildLine({ description: `Ouvrage ${index}-${line}`, quantity: 2, unitPrice: 40 + line }),
      ),
    });
    const view = () => printableView({ seller: buildProfile(), client: buildClient(), document });
    yield {
      path: zipPath(document),
      title: documentTitle(document),
      render: async () => ({ bytes: await renderer.renderPdf(view()) }),
    };
  }
}

/** Resident memory of another process, where the system tells (Linux). */
function rssOf(pid: number): number {
  try {
    const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return Number(pages) * 4096;
  } catch {
    return 0;
  }
}

function megabytes(value: number): string {
  return `${(value / 1_000_000).toFixed(0)} MB`;
}
