import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The official rules, kept beside the repository and never in it (docs/law.md, Factur-X). */
export const RULES_FOLDER = join(root, '..', 'shared', 'en16931');

const DEBIAN_JARS = '/usr/share/java';
const CLASS_PATH = [
  join(DEBIAN_JARS, 'Saxon-HE.jar'),
  join(root, 'node_modules/@opendataloader/pdf/lib/opendataloader-pdf-cli.jar'),
  // The veraPDF jar above comes without JAXB.
  ...[
    'jaxb-api',
    'jaxb-runtime',
    'jaxb-core',
    'istack-commons-runtime',
    'javax.activation',
    'txw2',
  ].map((jar) => join(DEBIAN_JARS, `${jar}.jar`)),
];

/** The class path of `Validators.java`. */
export const JAVA_CLASS_PATH = CLASS_PATH.join(delimiter);

const hasRules = existsSync(join(RULES_FOLDER, 'README.md'));

const hasJava = onPath('java') && CLASS_PATH.every((jar) => existsSync(jar));

/**
 * Whether checks that need all these must be skipped. Says so in one line; where CI demands the
 * programs (`ENCRIER_CHECKERS=required`), a missing one is an error instead.
 */
export function mustSkip(checks: string, needs: readonly ('rules' | 'java')[]): boolean {
  const missing = needs.filter((need) => !PRESENT[need]);
  if (missing.length === 0) return false;
  const reason = missing.map((need) => REASONS[need]).join('; ');
  const programs = missing.filter((need) => need === 'java');
  if (process.env['ENCRIER_CHECKERS'] === 'required' && programs.length > 0) {
    throw new Error(`${checks} cannot run: ${reason}`);
  }
  console.warn(`SKIPPED ${checks}: ${reason}`);
  return true;
}

const PRESENT = { rules: hasRules, java: hasJava };

const REASONS = {
  rules: `no rules in ${RULES_FOLDER}`,
  java: 'Java, Saxon or JAXB absent (default-jdk-headless libsaxonhe-java libjaxb-java)',
};

function onPath(program: string): boolean {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .some((folder) => folder !== '' && existsSync(join(folder, program)));
}
