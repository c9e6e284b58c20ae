import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Static TrueType files only (Typst reads no variable fonts), from packages, so that a document
 * looks the same on every machine whatever is installed there.
 */
const FILES = [
  '@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
  '@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
  '@expo-google-fonts/bricolage-grotesque/300Light/BricolageGrotesque_300Light.ttf',
  '@expo-google-fonts/bricolage-grotesque/400Regular/BricolageGrotesque_400Regular.ttf',
  '@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
];

/** The families of the template and the fallback, as bytes. */
export function fontBlobs(): Buffer[] {
  return FILES.map((file) => readFileSync(require.resolve(file)));
}
