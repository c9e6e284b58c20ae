import { casesIn, casesOf } from '../scripts/reader/data.ts';
import { mark, type Marked } from '#drafting/training/exam.ts';
import { fitFolds } from '../scripts/reader/folds.ts';
import { examOf, foldsOf, judgesWithout, requestOf } from '../scripts/reader/leaveOneOut.ts';
import { report } from '../scripts/reader/report.ts';
import { draftDocument } from '#drafting/draftDocument.ts';

/**
 * How far the reader can be trusted. With files: the shipped weights on sentences they never met
 * (`--failures` prints what went wrong). With names of `src/drafting/training/authors`: each left out
 * alone, reader and judges fitted on everybody else; half an hour for six. Without arguments: all, left out in five groups.
 */
async function main(): Promise<void> {
  const given = process.argv.slice(2).filter((each) => !each.startsWith('--'));
  const files = given.filter((each) => each.endsWith('.jsonl'));
  const names = given.filter((each) => !files.includes(each));
  if (files.length > 0) report(files.flatMap(strangers));
  else report(await leftOut(names.length > 0 ? names.map((name) => [name]) : null));
}

/** The judges learn from the readings of the groups, whoever is left out. */
async function leftOut(alone: readonly (readonly string[])[] | null): Promise<Marked[]> {
  const groups = foldsOf();
  const folds = await fitFolds([...groups, ...(alone ?? [])]);
  const judging = folds.slice(0, groups.length);
  const examined = alone === null ? judging : folds.slice(groups.length);
  return examined.flatMap((fold) =>
    examOf(fold, judgesWithout(fold.authors, judging), fold.authors.flatMap(casesOf)),
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

await main();
