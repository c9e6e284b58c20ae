import { writeFileSync } from 'node:fs';
import { DENSE_BITS, WORD_BITS } from '#drafting/readings/hash.ts';
import { encodeTable } from '#drafting/weights/codec.ts';
import { casesOf } from './reader/data.ts';
import { allExamples, examOf, foldOf, judgesWithout, pairsOf } from './reader/leaveOneOut.ts';
import { report } from './reader/report.ts';
import { restoreWords, SETTINGS, train } from '#drafting/training/train.ts';

/**
 * Fits the reader (`docs/drafting.md`): one search a left-out author for the judges, then the search
 * that ships, on everybody. The same data and seed give the same file. A few minutes on one core.
 */
const FILE = new URL('../src/drafting/weights/reader.json', import.meta.url);

function main(): void {
  const sets = allExamples();
  const folds = pairsOf(sets).map((authors) => {
    const fold = foldOf(authors, sets);
    console.log(
      `Without ${authors}: the search alone is right on ${fold.found.filter((each) => each.exact[0] === true).length} of ${fold.found.length}`,
    );
    return fold;
  });
  report(
    folds.flatMap((fold) =>
      examOf(fold, judgesWithout(fold.authors, folds), [...fold.authors].flatMap(casesOf)),
    ),
  );
  const judges = judgesWithout(null, folds);
  const examples = [...sets.values()].flat();
  for (const example of examples) restoreWords(example);
  const { words, dense, scale } = train(examples, SETTINGS, console.log);
  const file = {
    about: 'Written by npm run train:reader; do not edit.',
    authors: [...sets.keys()],
    cases: examples.length,
    settings: SETTINGS,
    scale,
    threshold: judges.threshold,
    choice: judges.choice,
    doubt: judges.doubt,
    words: encodeTable(words, 1 << WORD_BITS),
    dense: encodeTable(dense, 1 << DENSE_BITS),
  };
  writeFileSync(FILE, `${JSON.stringify(file, null, 1)}\n`);
}

main();
