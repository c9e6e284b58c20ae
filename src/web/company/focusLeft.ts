/** The name of the plain field that had the focus when what takes its place came. */
let left: string | null = null;

export function leaveFocus(name: string): void {
  left = name;
}

/** Whether the field of that name had the focus; answered once. */
export function takeFocus(name: string): boolean {
  const isIt = left === name;
  if (isIt) left = null;
  return isIt;
}
