import { casesIn, casesOf } from '../scripts/reader/data.ts';
import { figuresOf, HEADING, line, mark, type Marked } from '#drafting/training/exam.ts';
import {
  allExamples,
  examOf,
  foldOf,
  judgesWithout,
  requestOf,
} from '../scripts/reader/leaveOneOut.ts';
import { draftDocument } from '#drafting/draftDocument.ts';

/**
 * How far the reader can be trusted. Without arguments: leave-one-author-out over `src/drafting/training/authors`,
 * readers and judges fitted anew for each author. With files: the shipped weights on sentences they
 * never met. `--failures` prints what went wrong.
 */
function main(): void {
  const files = process.argv.slice(2).filter((each) => each.endsWith('.jsonl'));
  const marked = files.length > 0 ? files.flatMap(strangers) : leaveOneOut();
  console.log(HEADING);
  const authors = [...new Set(marked.map(({ each }) => each.author))];
  for (const author of authors)
    console.log(line(author, figuresOf(marked.filter(({ each }) => each.author === author))));
  console.log(line('everyday', figuresOf(marked.filter(({ each }) => each.hard !== true))));
  console.log(line('hard', figuresOf(marked.filter(({ each }) => each.hard === true))));
  console.log(line('all', figuresOf(marked)));
  reportFacts(marked);
}

function leaveOneOut(): Marked[] {
  const sets = allExamples();
  const authors = [...sets.keys()].filter((name) => name !== 'first');
  const folds = authors.map((author) => foldOf(author, sets));
  return folds.flatMap((fold) =>
    examOf(fold, judgesWithout(fold.author, folds), casesOf(fold.author)),
  );
}

function strangers(file: string): Marked[] {
  return casesIn(file).map((each) => {
    const draft = draftDocument(requestOf(each));
    const marked = mark(each, draft);
    if (process.argv.includes('--failures') && !marked.exact) {
      const said = draft.lineItems
        .map((item) => `${item.description} ${item.quantity}×${item.unitPrice}`)
        .join('; ');
      const wanted = each.lines
        .map((item) => `${item.description} ${item.quantity}×${item.unitPrice}`)
        .join('; ');
      console.log(
        `\n${each.id}${marked.total ? '' : marked.doubted ? ' wrong, doubted' : ' SILENT'}\n  in:   ${JSON.stringify(each.prompt)}\n  want: ${each.totalAmount} = ${wanted}\n  got:  ${draft.totalAmount} = ${said}`,
      );
    }
    return marked;
  });
}

function reportFacts(marked: readonly Marked[]): void {
  const facts = marked.flatMap((each) => each.facts);
  for (const name of new Set(facts.map((fact) => fact.name))) {
    const all = facts.filter((fact) => fact.name === name);
    console.log(`fact ${name.padEnd(16)} ${all.filter((fact) => fact.right).length}/${all.length}`);
  }
}

main();
