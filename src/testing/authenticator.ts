import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

const PERIOD = 30_000;
const NEARLY_OVER = 3000;

/** The application on a telephone that shows codes, from the address its QR code holds (RFC 6238). */
export function authenticator(totpUri: string) {
  const secret = new URL(totpUri).searchParams.get('secret') ?? '';
  return {
    /** The code of this moment, or of so many periods later. */
    code: (periods = 0) => totp(secret, Date.now() + periods * PERIOD),
    /** Lets a period that is nearly over end: a code of the one before would arrive too late. */
    letPeriodBegin: async () => {
      const left = PERIOD - (Date.now() % PERIOD);
      if (left < NEARLY_OVER) await setTimeout(left + 1);
    },
  };
}

/** RFC 6238 with its usual settings. */
export function totp(secret: string, instant = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(instant / PERIOD)));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll('=', '')]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
