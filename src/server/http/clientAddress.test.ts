import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from './context.ts';
import { clientAddressReader } from './clientAddress.ts';

describe('the caller’s address', () => {
  const cases = [
    // No proxy is trusted: what the caller writes counts for nothing.
    { trusted: [], socket: '203.0.113.7', forwarded: '198.51.100.1', address: '203.0.113.7' },
    {
      trusted: ['10.0.0.0/8'],
      socket: '10.0.0.2',
      forwarded: '198.51.100.1',
      address: '198.51.100.1',
    },
    // The leftmost entry may be forged; the rightmost that is no proxy of ours is what it saw.
    {
      trusted: ['10.0.0.0/8'],
      socket: '::ffff:10.0.0.2',
      forwarded: '1.2.3.4, 198.51.100.1, 10.0.0.9',
      address: '198.51.100.1',
    },
    { trusted: ['10.0.0.2'], socket: '10.0.0.2', forwarded: 'nonsense', address: '10.0.0.2' },
    { trusted: ['fd00::/8'], socket: 'fd00::1', forwarded: '2001:db8::7', address: '2001:db8::7' },
  ];

  it.each(cases)('is $address', async ({ trusted, socket, forwarded, address }) => {
    const read = clientAddressReader(trusted);
    const app = new Hono<AppEnv>().get('/', (c) => c.text(read(c)));
    const bindings = { incoming: { socket: { remoteAddress: socket } } };
    const answer = await app.request('/', { headers: { 'x-forwarded-for': forwarded } }, bindings);
    expect(await answer.text()).toBe(address);
  });
});
