import type { Fault } from './faultList.ts';

/** Before and after, side by side, fault by fault. */
export function comparisonPage(
  faults: readonly Fault[],
  has: (picture: string) => { before: boolean; after: boolean },
): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Faults of the look review</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #f6f2ec; color: #171b2d; }
  section { margin: 3rem 0; } h2 { margin: 0 0 0.25rem; font-size: 1.125rem; } p { margin: 0; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; margin: 1rem 0; align-items: start; }
  figure { margin: 0; } figcaption { font-size: 0.8125rem; color: #5b6070; }
  img { display: block; max-width: 100%; max-height: 56rem; border: 1px solid #d9d2c7; }
</style>
<h1>Faults of the look review, before and after</h1>
${faults.map((fault) => faultSection(fault, has)).join('\n')}
</html>
`;
}

function faultSection(
  { number, was, now, pictures }: Fault,
  has: (picture: string) => { before: boolean; after: boolean },
): string {
  const pairs = pictures.map((picture) => {
    const there = has(picture);
    const side = (folder: 'before' | 'after') =>
      `<figure><figcaption>${folder}, ${picture}</figcaption>${
        there[folder] ? `<img src="${folder}/${picture}.png" alt="">` : '<p>no picture</p>'
      }</figure>`;
    return `<div class="pair">${side('before')}${side('after')}</div>`;
  });
  return `<section id="fault-${number}"><h2>${number}. ${was}</h2><p>${now}</p>${pairs.join('')}</section>`;
}
