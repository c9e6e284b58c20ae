import { isIP } from 'node:net';
import type { Config } from '#server/config.ts';

export type Whereabouts = Pick<Config, 'publicUrl' | 'host'>;

/**
 * Whether a `Host` header may decide what is ours. A name anyone can point at this machine may
 * not (DNS rebinding): only the public address, the loopback, an address written as numbers, and
 * the name this server was told to listen on.
 */
export function isOwnHost(host: string, { publicUrl, host: listening }: Whereabouts): boolean {
  if (host === new URL(publicUrl).host) return true;
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname, host: plain } = new URL(`http://${host}`);
  if (plain !== host.toLowerCase().replace(/:80$/, '')) return false;
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  return (
    isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || name === listening
  );
}

/** The origins that are ours for a request that came in by this host. */
export function ownOrigins(host: string | null, where: Whereabouts): string[] {
  const { origin } = new URL(where.publicUrl);
  if (!host || !isOwnHost(host, where)) return [origin];
  return [...new Set([origin, `http://${host}`, `https://${host}`])];
}
