import { writeFileSync } from 'node:fs';
import { DENSE_BITS, WORD_BITS } from '#drafting/readings/hash.ts';
import { encodeTable } from '#drafting/weights/codec.ts';
import { SETTINGS } from '#drafting/training/train.ts';
import { authors, casesOf } from './reader/data.ts';
import { firstCorpus } from './reader/firstCorpus.ts';
import { fitFolds } from './reader/folds.ts';
import { examOf, foldsOf, judgesWithout } from './reader/leaveOneOut.ts';
import { report } from './reader/report.ts';

/**
 * Fits the reader (`docs/drafting.md`): searches that leave authors out, for the judges, and the
 * search that ships, on everybody. The same data and seed give the same file. Half an hour on two
 * quiet cores, twenty minutes of it the searches.
 */
const FILE = new URL('../src/drafting/weights/reader.json', import.meta.url);

async function main(): Promise<void> {
  const [whole, ...folds] = await fitFolds([null, ...foldsOf()]);
  if (whole === undefined) throw new Error('No search was fitted.');
  const judges = judgesWithout([], folds);
  const { words, dense, scale } = whole.weights;
  const file = {
    about: 'Written by npm run train:reader; do not edit.',
    authors: [...authors(), 'first'],
    cases: authors().flatMap(casesOf).length + firstCorpus().length,
    settings: SETTINGS,
    scale,
    threshold: judges.threshold,
    choice: judges.choice,
    doubt: judges.doubt,
    words: encodeTable(words, 1 << WORD_BITS),
    dense: encodeTable(dense, 1 << DENSE_BITS),
  };
  writeFileSync(FILE, asText(file));
  report(
    folds.flatMap((fold) =>
      examOf(fold, judgesWithout(fold.authors, folds), fold.authors.flatMap(casesOf)),
    ),
  );
}

/** A name a line, so that a change shows where it is; numbers close together, which weighs a twentieth less. */
function asText(file: Record<string, unknown>): string {
  const lines = Object.entries(file).map(
    ([name, value]) => ` ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

await main();
