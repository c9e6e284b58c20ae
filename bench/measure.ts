/** How long calls took, in milliseconds. */
export interface Times {
  p50: number;
  p95: number;
  /** Calls a second, all workers together. */
  rate: number;
}

/** Runs `call` so many times, so many at once, after a few that do not count. */
export async function measure(
  call: () => Promise<unknown>,
  { total, atOnce }: { total: number; atOnce: number },
): Promise<Times> {
  const times: number[] = [];
  for (let warm = 0; warm < 3; warm += 1) await call();
  let left = total;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, work));
  return { ...quantiles(times), rate: (total / (performance.now() - start)) * 1000 };
}

export function quantiles(times: number[]): Pick<Times, 'p50' | 'p95'> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** « 3.2 / 8.1 »: p50 and p95. */
export function shown({ p50, p95 }: Pick<Times, 'p50' | 'p95'>): string {
  return `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
}

/** A line of a Markdown table. */
export function row(...cells: (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}
