import { ApiError } from '#web/api/apiError.ts';

/** Where files cannot be saved (docs/texts.md): some windows inside other apps refuse to. */
export function requireBrowser(): void {
  if (typeof document !== 'undefined' && 'download' in HTMLAnchorElement.prototype) return;
  const message = "Cette fonctionnalité n'est disponible que dans un navigateur";
  throw new ApiError(0, 'not_in_a_browser', message);
}

/** Hands a file to the browser, under this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
