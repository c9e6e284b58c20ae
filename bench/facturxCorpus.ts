import { sample } from 'fast-check';

import { createRenderer } from '#rendering/renderer/renderer.ts';
import { mustSkip } from '#testing/validators/available.ts';
import { randomInvoice } from '#testing/validators/corpus/random.ts';
import { checksOf, figureFaults, objections, renderCorpus } from '#testing/validators/corpusRun.ts';

/**
 * `node bench/facturxCorpus.ts [N] [seed]`: N random invoices through the XSD, three schematrons and
 * both PDF standards, figures compared on screen, page and XML. Leaves with 1 when anything objects.
 */
const count = Number(process.argv[2] ?? 300);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
/** Files checked in one Java process. */
const BATCH = 50;

if (mustSkip('Factur-X corpus', ['rules', 'java'])) process.exit(0);

const renderer = createRenderer();
const invoices = sample(randomInvoice, { numRuns: count, seed });
const found: string[] = [];
const started = performance.now();
try {
  for (let from = 0; from < invoices.length; from += BATCH) {
    const rendered = await renderCorpus(invoices.slice(from, from + BATCH), renderer);
    const checks = rendered.flatMap((file, index) =>
      checksOf(file).map((check) => ({ name: `${from + index} ${file.invoice.name}`, check })),
    );
    const fresh = [...(await objections(checks)), ...rendered.flatMap(figureFaults)];
    for (const objection of fresh) console.error(objection);
    found.push(...fresh);
    console.log(`${from + rendered.length} / ${count}, ${found.length} objections`);
  }
} finally {
  renderer.close();
}

const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`${count} invoices, seed ${seed}, ${count * 5} checks in ${seconds} s`);
console.log(found.length === 0 ? 'nothing objects' : `${found.length} objections`);
process.exitCode = found.length === 0 ? 0 : 1;
