import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it.each([
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'secret',
  'otp',
  'cookie',
  'authorization',
  'apiKey',
  'iban',
  'prompt',
  'attachment',
])('strikes out « %s » wherever an object logged holds it', (name) => {
  let lines = '';
  const log = createLog('info', { write: (line: string) => void (lines += line) });
  log.info(
    { [name]: 'hidden', user: { [name]: 'hidden' }, a: { b: { [name]: 'hidden' } } },
    'said',
  );
  expect(lines).toContain('said');
  expect(lines).not.toContain('hidden');
});
