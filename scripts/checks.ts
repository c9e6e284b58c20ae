/** What is checked without running the product: `npm run check`, and the first part of `npm test`. */
export const CHECKS = [
  {
    name: 'types',
    command: process.execPath,
    args: ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.'],
  },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'walls', command: 'depcruise', args: ['src', '--config', '.dependency-cruiser.cjs'] },
  { name: 'unused code', command: 'knip', args: [] },
  // What only tests call is not the product's: it goes, or serves them from src/testing.
  {
    name: 'code only tests use',
    command: 'knip',
    args: ['--production', '--exclude', 'dependencies'],
  },
];
