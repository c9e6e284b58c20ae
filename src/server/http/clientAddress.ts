import { BlockList, isIP } from 'node:net';
import type { AppContext } from './context.ts';

/** Finds the caller's address; `X-Forwarded-For` counts only as far as trusted proxies wrote it. */
export function clientAddressReader(trustedProxies: string[]) {
  const trusted = blockListOf(trustedProxies);
  const isTrusted = (address: string) => {
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };

  return (c: AppContext): string => {
    const socketAddress = plain(c.env?.incoming?.socket?.remoteAddress ?? '');
    if (!isTrusted(socketAddress)) return socketAddress || 'unknown';
    // The rightmost address that is no proxy of ours: what stands left of it anyone may have forged.
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim()));
    return hops.findLast((hop) => isIP(hop) !== 0 && !isTrusted(hop)) ?? socketAddress;
  };
}

function blockListOf(entries: string[]) {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
}

/** IPv4 addresses arrive on dual-stack sockets as `::ffff:192.0.2.1`. */
function plain(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
