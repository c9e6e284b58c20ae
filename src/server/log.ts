import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type Log = Logger;

/**
 * Structured logs, one JSON object a line. What could open an account or reveal a letter is
 * struck out wherever it appears one or two levels deep.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[…]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

const SECRETS = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'secret',
  'otp',
  'code2fa',
  'cookie',
  'authorization',
  'apiKey',
  'publicKey',
  'iban',
  'prompt',
  'attachment',
];
