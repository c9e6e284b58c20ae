import { parentPort, workerData } from 'node:worker_threads';
import { restoreWords } from '#drafting/training/example.ts';
import { SETTINGS, train } from '#drafting/training/train.ts';
import { allExamples, foldOf, teachersOf } from './leaveOneOut.ts';

/** One fold of the training, on a core of its own; without authors, the search that ships. */
const authors = workerData as readonly string[] | null;
const sets = allExamples();
if (authors !== null) parentPort?.postMessage(foldOf(authors, sets), []);
else {
  const examples = teachersOf(sets, []);
  for (const example of examples) restoreWords(example);
  const weights = train(examples, SETTINGS, console.log);
  parentPort?.postMessage({ authors: [], weights, found: [] }, []);
}
