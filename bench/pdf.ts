/**
 * `node bench/pdf.ts [renders]`: what one process needs for a document, warm, against its peers in
 * the same run. Every render is of another document, so nothing is served from memory.
 */
import { setImmediate } from 'node:timers/promises';
import { createTypesetter } from '#rendering/renderer/typesetter.ts';
import { printableView } from '#rendering/view/printableView.ts';
import type { Sheet } from '#rendering/view/types.ts';
import { buildClient, buildDocument, buildLine, buildProfile } from '#testing/world/builders.ts';
import { pdfMake, type Peer, reactPdf } from './pdfPeers.ts';

interface Figures {
  times: number[];
  /** Processor time of all threads together. */
  cpu: number;
  bytes: number;
}

const WARM_UP = 5;
const renders = Number(process.argv[2] ?? 40);

const typesetter = createTypesetter();
const ours: Peer = {
  name: 'Encrier (Typst, PDF/A-3b + PDF/UA-1)',
  render: async (sheet) => typesetter.pdf(sheet, '<invoice/>').output,
};
const peers = [ours, reactPdf, pdfMake];

console.log(`${renders} renders each, Node ${process.version}; milliseconds`);
for (const lines of [5, 60]) {
  console.log(`\n${lines} lines`);
  const figures = await measure(lines);
  const reference = figures.get(ours);
  for (const [peer, each] of figures) if (reference) print(peer.name, each, reference);
}

/** In turns, so that what else the machine does weighs on all alike. */
async function measure(lines: number): Promise<Map<Peer, Figures>> {
  const figures = new Map(peers.map((peer) => [peer, { times: [], cpu: 0, bytes: 0 } as Figures]));
  for (let index = -WARM_UP; index < renders; index += 1) {
    for (const [peer, each] of figures) {
      const sheet = sampleSheet(lines, index);
      const before = process.cpuUsage();
      const start = performance.now();
      each.bytes = (await peer.render(sheet)).length;
      const time = performance.now() - start;
      const { user, system } = process.cpuUsage(before);
      // Typst's native memory is freed only when the event loop turns.
      await setImmediate();
      if (index < 0) continue;
      each.times.push(time);
      each.cpu += (user + system) / 1000 / renders;
    }
  }
  return figures;
}

function sampleSheet(count: number, index: number): Sheet {
  const lineItems = Array.from({ length: count }, (_, line) =>
    buildLine({
      description: `Étagère ${index}-${line}, chêne massif huilé`,
      quantity: 1 + ((index + line + 100) % 7),
      unitPrice: 40 + line + (index + 100) / 100,
      unit: line % 3 === 0 ? 'hour' : 'unit',
    }),
  );
  return printableView({
    seller: buildProfile(),
    client: buildClient({ company: `Brasserie Lune ${index}` }),
    document: buildDocument({
      number: `INV-${1000 + index}`,
      lineItems,
      paymentMethod: 'transfer',
    }),
  }).sheet;
}

function quantile({ times }: Figures, share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function print(name: string, figures: Figures, reference: Figures): void {
  const p50 = quantile(figures, 0.5);
  const columns = [
    name.padEnd(38),
    `p50 ${p50.toFixed(1)}`.padEnd(10),
    `p95 ${quantile(figures, 0.95).toFixed(1)}`.padEnd(10),
    `cpu ${figures.cpu.toFixed(1)}`.padEnd(10),
    `${(figures.bytes / 1000).toFixed(0)} kB`.padEnd(7),
    `× ${(p50 / quantile(reference, 0.5)).toFixed(1)} time`,
    `× ${(figures.cpu / reference.cpu).toFixed(1)} cpu`,
  ];
  console.log(columns.join('  '));
}
