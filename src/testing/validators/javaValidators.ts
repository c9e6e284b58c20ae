import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { JAVA_CLASS_PATH, RULES_FOLDER } from './available.ts';

/** A short-lived process: the quick compiler pays, the thorough one does not. */
const JVM = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xss4m', '-cp', JAVA_CLASS_PATH];

const UNCHECKED = { ran: 0, failures: [] };

const SOURCE = fileURLToPath(new URL('Validators.java', import.meta.url));

/** The three rule books an invoice must keep: CEN, Factur-X and the French reform. */
const SCHEMATRONS = {
  cen: 'cen-cii-1.3.16/EN16931-CII-validation.xslt',
  facturx: 'factur-x-1.09/EN16931/FACTUR-X_EN16931.xslt',
  brFr: 'br-fr-1.4.0.02/BR-FR-Flux2-Schematron-CII.xslt',
} as const;

type Schematron = keyof typeof SCHEMATRONS;
type PdfFlavour = '3b' | 'ua1';

export type Check =
  | { kind: 'schematron'; rules: Schematron; content: string }
  | { kind: 'pdf'; flavour: PdfFlavour; content: Uint8Array };

export interface Verdict {
  /** Rules or checks that ran; 0 means that nothing was checked. */
  ran: number;
  /** Id and text of each failure. */
  failures: string[];
}

/**
 * Runs every check in one Java process and answers in the same order. A check asked for twice (the
 * same XML under another logo) runs once.
 */
export async function runJavaValidators(checks: readonly Check[]): Promise<Verdict[]> {
  const folder = await mkdtemp(join(tmpdir(), 'encrier-validators-'));
  try {
    const files = new Map<string | Uint8Array, string>();
    const tasks: string[] = [];
    for (const check of checks) {
      const known = files.get(check.content);
      const file = known ?? join(folder, `${files.size}.${check.kind === 'pdf' ? 'pdf' : 'xml'}`);
      if (known === undefined) await writeFile(file, check.content);
      files.set(check.content, file);
      tasks.push(taskOf(check, file));
    }
    const different = [...new Set(tasks)];
    const list = join(folder, 'tasks.tsv');
    await writeFile(list, different.join('\n'));
    const { stdout } = await promisify(execFile)('java', [...JVM, SOURCE, list], {
      maxBuffer: 256 * 1024 * 1024,
    });
    const verdicts = stdout.trimEnd().split('\n').map(readVerdict);
    return tasks.map((task) => verdicts[different.indexOf(task)] ?? UNCHECKED);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function taskOf(check: Check, file: string): string {
  return check.kind === 'pdf'
    ? `pdf\t${check.flavour}\t${file}`
    : `schematron\t${join(RULES_FOLDER, SCHEMATRONS[check.rules])}\t${file}`;
}

function readVerdict(line: string): Verdict {
  const [ran = '0', ...failures] = line.split('\t');
  return { ran: Number(ran), failures };
}
