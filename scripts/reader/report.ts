import { figuresOf, HEADING, line, type Marked } from '#drafting/training/exam.ts';

/** Prints the figures an author at a time, then everyday and hard sentences apart, then the facts. */
export function report(marked: readonly Marked[]): void {
  console.log(HEADING);
  for (const author of new Set(marked.map(({ each }) => each.author)))
    console.log(line(author, figuresOf(marked.filter(({ each }) => each.author === author))));
  console.log(line('a to f', figuresOf(marked.filter(({ each }) => /^[a-f]$/.test(each.author)))));
  console.log(line('everyday', figuresOf(marked.filter(({ each }) => each.hard !== true))));
  console.log(line('hard', figuresOf(marked.filter(({ each }) => each.hard === true))));
  console.log(line('all', figuresOf(marked)));
  const facts = marked.flatMap((each) => each.facts);
  for (const name of new Set(facts.map((fact) => fact.name))) {
    const all = facts.filter((fact) => fact.name === name);
    console.log(`fact ${name.padEnd(16)} ${all.filter((fact) => fact.right).length}/${all.length}`);
  }
}
