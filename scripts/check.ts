// `npm run check`: types, lint, format, walls, unused code. All of them run; any failure ends with 1.
import { spawnSync } from 'node:child_process';
import { CHECKS } from './checks.ts';

const failed = CHECKS.filter(({ name, command, args }) => {
  console.log(`\n══ ${name}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status !== 0;
});
console.log(
  failed.length === 0
    ? '\nAll checks pass.'
    : `\nFailed: ${failed.map(({ name }) => name).join(', ')}`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
