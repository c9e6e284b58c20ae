import type { VatExemption } from '#domain/vat/exemptionCodes.ts';
import { countryCode, isEuropeanUnion, isFrenchVatTerritory } from './country.ts';
import type { Client } from './types.ts';

/**
 * Why a service to this client bears no French VAT: a business abroad owes its own (CGI art. 283-2,
 * 259-1). Null for a client in France, for a consumer, and where the country is not known.
 */
export function proposedExemption({
  kind,
  country,
}: Partial<Pick<Client, 'kind' | 'country'>>): VatExemption | null {
  const code = countryCode(country ?? '');
  if (kind !== 'business' || code === null || isFrenchVatTerritory(code)) return null;
  return isEuropeanUnion(code) ? 'reverse_charge' : 'services_outside_eu';
}
