import { countryCode, isEuropeanUnion, isFrenchVatTerritory } from '#domain/client/country.ts';
import { deliveryPlace } from '#domain/client/delivery.ts';
import { isDomesticBusiness } from '#domain/client/standard.ts';
import type { Client } from '#domain/client/types.ts';
import type { MentionParts } from '#domain/mentions/rule.ts';
import { type VatCase, vatCases } from '#domain/vat/case.ts';

/** Where a client is, as far as VAT goes. Monaco is France (CGI art. 256-0); the DOM are apart for goods. */
type Place = 'mainland' | 'overseas' | 'union' | 'outside';

/** The cases that speak of a place, and the clients they may be said to (CGI art. 262, 262 ter, 283, 259). */
const PLACES: Partial<Record<VatCase, readonly Place[]>> = {
  intra_eu_goods: ['union'],
  export_goods: ['outside'],
  overseas_goods: ['overseas'],
  services_outside_eu: ['outside'],
  reverse_charge: ['mainland', 'overseas', 'union'],
  waste_reverse_charge: ['mainland', 'overseas'],
  telecom_reverse_charge: ['mainland', 'overseas'],
};

/** The cases where the goods decide, wherever the client may be. */
const OF_GOODS: readonly VatCase[] = ['intra_eu_goods', 'export_goods', 'overseas_goods'];

/** The cases that only a business can be told. */
const OF_BUSINESSES: readonly VatCase[] = [
  'intra_eu_goods',
  'services_outside_eu',
  'reverse_charge',
  'waste_reverse_charge',
  'telecom_reverse_charge',
];

/** True when a case of the document cannot be said to this client: its country contradicts it. */
export function contradictsCountry({ seller, client, document }: MentionParts): boolean {
  return vatCases(seller, document).some((vatCase) => {
    const accepted = PLACES[vatCase];
    if (accepted === undefined) return false;
    const places = OF_GOODS.includes(vatCase) ? [placeOfGoods(client)] : [placeOf(client.country)];
    return places.some((place) => place !== null && !accepted.includes(place));
  });
}

/** True when a case wants a business, and the client is none. */
export function contradictsKind({ seller, client, document }: MentionParts): boolean {
  if (client.kind === 'business' || client.kind === 'public') return false;
  return vatCases(seller, document).some((vatCase) => OF_BUSINESSES.includes(vatCase));
}

/** True for a business abroad that is charged French VAT although a case may well apply. */
export function maySpareVat({ seller, client, document }: MentionParts): boolean {
  const place = placeOf(client.country);
  const abroad = place === 'union' || place === 'outside';
  return (
    abroad &&
    client.kind === 'business' &&
    !isDomesticBusiness(client) &&
    vatCases(seller, document).includes('charged')
  );
}

function placeOfGoods(client: Client): Place | null {
  return placeOf(deliveryPlace(client)?.country ?? client.country);
}

/** Null when the country is not known. */
function placeOf(country: string): Place | null {
  const code = countryCode(country);
  if (code === null) return null;
  if (code === 'FR' || code === 'MC') return 'mainland';
  if (isFrenchVatTerritory(code)) return 'overseas';
  return isEuropeanUnion(code) ? 'union' : 'outside';
}
