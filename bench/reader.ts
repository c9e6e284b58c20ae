import { casesIn, casesOf } from '../scripts/reader/data.ts';
import { mark, type Marked } from '#drafting/training/exam.ts';
import { fitFolds } from '../scripts/reader/folds.ts';
import { examOf, foldsOf, judgesWithout, requestOf } from '../scripts/reader/leaveOneOut.ts';
import { report } from '../scripts/reader/report.ts';
import { draftDocument } from '#drafting/draftDocument.ts';

/**
 * How far the reader can be trusted. Without arguments: leave-one-author-out over `src/drafting/training/authors`,
 * readers and judges fitted anew for each author. With files: the shipped weights on sentences they
 * never met. `--failures` prints what went wrong.
 */
async function main(): Promise<void> {
  const files = process.argv.slice(2).filter((each) => each.endsWith('.jsonl'));
  const marked = files.length > 0 ? files.flatMap(strangers) : await leaveOneOut();
  report(marked);
}

async function leaveOneOut(): Promise<Marked[]> {
  const folds = await fitFolds(foldsOf());
  return folds.flatMap((fold) =>
    examOf(fold, judgesWithout(fold.authors, folds), fold.authors.flatMap(casesOf)),
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
