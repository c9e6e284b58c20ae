import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** What two workers' databases may need at once, many times over. */
const ENOUGH_BYTES = 2 ** 31;

/** Where databases that no test needs after a power cut are quickest: in memory, if there is enough. */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    // Not a Linux machine.
    return tmpdir();
  }
}
