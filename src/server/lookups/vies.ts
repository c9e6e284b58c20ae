import { z } from 'zod';
import { guardedFetch } from '#server/http/guardedFetch.ts';
import type { Log } from '#server/log.ts';

/** Only « valid » and « invalid » are answers about the number: the others prove nothing. */
export type ViesAnswer =
  | { answer: 'valid' | 'invalid'; name: string; address: string; requestIdentifier: string }
  | { answer: 'malformed' | 'unavailable' | 'off' };

interface Deps {
  /** Null: this installation asks nobody. */
  baseUrl: string | null;
  timeoutMs: number;
  log: Log;
}

interface Question {
  /** With its prefix, « DE123456789 ». */
  vatNumber: string;
  /** The asker's own number, with which VIES gives its answer an identifier; empty without. */
  requester: string;
}

export type Vies = (question: Question) => Promise<ViesAnswer>;

/** « --- » is how VIES writes what a member state does not tell. */
const text = z
  .string()
  .nullish()
  .transform((said) => (said ?? '').replace(/^-+$/, '').trim().slice(0, 500));

const viesAnswer = z.object({
  isValid: z.boolean(),
  userError: z.string().nullish(),
  name: text,
  address: text,
  requestIdentifier: text,
});

/** The European Commission's register of VAT numbers (ec.europa.eu/taxation_customs/vies). */
export function openVies({ baseUrl, timeoutMs, log }: Deps): Vies {
  return async (question) => {
    if (baseUrl === null) return { answer: 'off' };
    const address = addressOf(baseUrl, question);
    if (address === null) return { answer: 'malformed' };
    try {
      const answer = await guardedFetch(address, {
        headers: { accept: 'application/json', 'user-agent': 'Encrier' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return readAnswer(viesAnswer.parse(await answer.json()));
    } catch (error) {
      log.warn({ reason: (error as Error).name }, 'VIES did not answer');
      return { answer: 'unavailable' };
    }
  };
}

function readAnswer({ isValid, userError, ...proof }: z.output<typeof viesAnswer>): ViesAnswer {
  if (isValid) return { answer: 'valid', ...proof };
  if (userError === 'INVALID') return { answer: 'invalid', ...proof };
  return { answer: userError === 'INVALID_INPUT' ? 'malformed' : 'unavailable' };
}

function addressOf(base: string, { vatNumber, requester }: Question): string | null {
  const asked = parts(vatNumber);
  if (asked === null) return null;
  const address = new URL(`ms/${asked.state}/vat/${asked.number}`, withSlash(base));
  const asker = parts(requester);
  if (asker !== null) {
    address.searchParams.set('requesterMemberStateCode', asker.state);
    address.searchParams.set('requesterNumber', asker.number);
  }
  return address.href;
}

/** Letters and digits only: nothing typed can lead the request to another address. */
function parts(vatNumber: string): { state: string; number: string } | null {
  const number = vatNumber.replaceAll(/[ .-]/g, '').toUpperCase();
  const [, state = '', rest = ''] = /^([A-Z]{2})([A-Z0-9]{2,12})$/.exec(number) ?? [];
  if (state === '') return null;
  return { state: state === 'GR' ? 'EL' : state, number: rest };
}

function withSlash(base: string): string {
  return base.endsWith('/') ? base : `${base}/`;
}
