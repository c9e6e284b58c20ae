import { Worker } from 'node:worker_threads';

/**
 * Ends this process when the one that started it is gone, also while a render keeps its only thread
 * busy and « disconnect » would wait for the end of it.
 */
export function endWithParent(): void {
  const watch = new Worker(WATCH, {
    eval: true,
    workerData: { parent: process.ppid },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
  watch.unref();
}

/** A process whose parent ended gets another parent. */
const WATCH = `
  const { parent } = require('node:worker_threads').workerData;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, 1000);
`;
