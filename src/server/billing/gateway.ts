import { Stripe } from 'stripe';
import type { Config } from '#server/config.ts';

/** The official library, pointed at Stripe or at the address configured (tests: a loopback double). */
export function openStripe(
  settings: NonNullable<Config['stripe']> | NonNullable<Config['connect']>,
): Stripe {
  const base = settings.apiBase ? new URL(settings.apiBase) : null;
  return new Stripe(settings.secretKey, {
    maxNetworkRetries: 1,
    timeout: settings.timeoutMs,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? 443 : 80),
      protocol: base.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  });
}
