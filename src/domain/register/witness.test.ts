import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkpointText, readWitness, witnessLine } from './witness.ts';

describe('a witness', () => {
  const checkpoint = {
    keyId: '0123456789abcdef',
    registerId: '019aa8f0-0000-7000-8000-000000000000',
    sequence: 42,
    hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    at: '2026-11-22T09:00:00.000Z',
  };
  const signature = `${'aB-_'.repeat(21)}ab`;
  const line = witnessLine(checkpoint, signature);

  test('is read back from whatever a mail program makes of the letter around it', () => {
    const read = { checkpoint, text: checkpointText(checkpoint), signature };
    const wrapped = line.replaceAll(/(.{60})/g, '$1\n> ');
    for (const pasted of [
      line,
      ` ${line}\r\n`,
      `X-Encrier-Registre: ${line}`,
      `Bonjour,\n\nTémoin du registre\u00A0: ${line}\n\nCordialement`,
      `> Témoin du registre : ${wrapped}\n> Cordialement`,
    ]) {
      expect(readWitness(pasted)).toEqual(read);
    }
  });

  test('is not read from a part of it', () => {
    fc.assert(
      fc.property(fc.nat({ max: line.length - 1 }), (length) => {
        expect(readWitness(line.slice(0, length))).toBeNull();
      }),
    );
  });
});
