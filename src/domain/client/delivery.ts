import { cleanBlock, cleanLine } from '#domain/text/clean.ts';
import type { Client } from './types.ts';

export interface DeliveryPlace {
  street: string;
  postalCode: string;
  city: string;
  country: string;
}

/**
 * Where goods go, when it is not the client's own address (CGI ann. II art. 242 nonies A, 7° bis), or
 * null when nothing is written. A last line « 25000 Besançon » is read as postcode and city.
 */
export function deliveryPlace(client: Client): DeliveryPlace | null {
  const street = cleanBlock(client.deliveryAddress);
  const postalCode = cleanLine(client.deliveryPostalCode);
  const city = cleanLine(client.deliveryCity);
  if (street === '' && city === '') return null;
  const country = cleanLine(client.deliveryCountry) || cleanLine(client.country);
  if (postalCode !== '' || city !== '') return { street, postalCode, city, country };
  const lines = street.split('\n');
  const [, code, town] = /^(\d{5})\s+(\p{L}.*)$/u.exec(lines.at(-1) ?? '') ?? [];
  if (code === undefined || town === undefined) return { street, postalCode, city, country };
  return { street: lines.slice(0, -1).join('\n'), postalCode: code, city: town, country };
}
