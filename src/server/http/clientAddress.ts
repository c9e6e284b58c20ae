import { BlockList, isIP, isIPv6 } from 'node:net';
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

/** What an address counts as in limits: an IPv6 line has 2^64 addresses of its own, one here. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...(address.includes('::') ? gap : []), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
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
