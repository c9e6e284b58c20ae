import { draftDocument } from '#drafting/draftDocument.ts';
import { casesIn } from '../scripts/reader/data.ts';
import { requestOf } from '../scripts/reader/leaveOneOut.ts';

/**
 * `node bench/designations.ts FILES`: how near the designations of everyday lines read exactly are to
 * those the authors wrote: the same words, and the share of words in common (F1).
 */
let lines = 0;
let same = 0;
let common = 0;
for (const file of process.argv.slice(2)) {
  for (const each of casesIn(file)) {
    if (each.hard) continue;
    const draft = draftDocument(requestOf(each));
    for (const [at, line] of each.lines.entries()) {
      const read = draft.lineItems[at];
      const exact =
        read && read.quantity === line.quantity && Math.abs(read.unitPrice - line.unitPrice) < 0.01;
      if (!exact || line.kind !== 'sale') continue;
      const share = inCommon(wordsOf(read.description), wordsOf(line.description ?? ''));
      lines += 1;
      common += share;
      if (share === 1) same += 1;
    }
  }
}
if (lines === 0) throw new Error('nothing was compared');
const percent = (part: number) => ((100 * part) / lines).toFixed(1);
console.log(
  `${lines} lines: the same words ${percent(same)} %, words in common ${percent(common)} %`,
);

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[a-z0-9]+/g) ?? [];
}

function inCommon(ours: string[], theirs: string[]): number {
  const left = [...theirs];
  let found = 0;
  for (const word of ours) {
    const at = left.indexOf(word);
    if (at < 0) continue;
    left.splice(at, 1);
    found += 1;
  }
  return (2 * found) / (ours.length + theirs.length || 1);
}
