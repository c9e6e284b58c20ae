import { Worker } from 'node:worker_threads';
import type { Fold } from './leaveOneOut.ts';

/** Folds fitted at once: each takes a core for some minutes. */
const AT_ONCE = 2;

/** Each sentence leaves much behind at once: with the room usual for it, a fifth of the time goes to sweeping. */
const YOUNG_MB = 384;

/** Fits the folds named, in their order, two at a time; null asks for the search on everybody. */
export async function fitFolds(names: readonly (readonly string[] | null)[]): Promise<Fold[]> {
  const folds: Fold[] = [];
  const waiting = [...names.entries()];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, authors] = next;
      const fold = await fitFold(authors);
      folds[at] = fold;
      const right = fold.found.filter((each) => each.exact[0] === true).length;
      if (authors !== null)
        console.log(
          `Without ${authors.join(' ')}: the search alone ${right} of ${fold.found.length}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return folds;
}

function fitFold(authors: readonly string[] | null): Promise<Fold> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./foldWorker.ts', import.meta.url), {
      workerData: authors,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB, maxOldGenerationSizeMb: 8192 },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
