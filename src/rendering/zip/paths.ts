/**
 * The path itself, or « name (2).pdf » when an earlier entry has it: unzipping would otherwise
 * replace one document by another. Compared without case, as Windows and macOS do.
 */
export function freePath(path: string, taken: Set<string>): string {
  const dot = path.lastIndexOf('.');
  let free = path;
  for (let copy = 2; taken.has(free.toLowerCase()); copy += 1) {
    free = `${path.slice(0, dot)} (${copy})${path.slice(dot)}`;
  }
  taken.add(free.toLowerCase());
  return free;
}
