import { readFileSync } from 'node:fs';

/** The words of /privacy, as a file: what the server keeps in a browser must be said there. */
export function privacyPage(): string {
  const text = new URL('../web/features/legal/texts/privacy.ts', import.meta.url);
  return readFileSync(text, 'utf8');
}
