import { deliveryPlace } from '#domain/client/delivery.ts';
import { buyerAddress, sellerAddress } from '#domain/client/electronicAddress.ts';
import { isOrganisation } from '#domain/client/kinds.ts';
import { frenchNumbers, isFrench, standardCountry, vatNumber } from '#domain/client/standard.ts';
import { sellsGoods } from '#domain/document/choices.ts';
import { isSoleTrader } from '#domain/profile/legalForm.ts';
import { cleanBlock, cleanLine } from '#domain/text/clean.ts';

import type { CiiAddress, CiiBuyer, CiiSeller, VatCategory } from './ciiInvoice.ts';
import type { Facts } from '#rendering/view/types.ts';

/** BG-4. « Prénom Nom EI » for a sole trader, whose business then goes by its trade name. */
export function ciiSeller({ seller }: Facts, categories: readonly VatCategory[]): CiiSeller {
  const { siren, siret } = frenchNumbers(seller.siret);
  const number = allowedVatNumber(seller.vatNumber, categories);
  const company = cleanLine(seller.company);
  const name = isSoleTrader(seller.legalForm) ? soleTrader(seller.name) : '';
  const legalName = name || company || cleanLine(seller.name);
  const phone = cleanLine(seller.phone);
  const email = cleanLine(seller.email);
  return {
    name: legalName,
    tradeName: company === legalName ? '' : company,
    siren,
    siret,
    vatNumber: number,
    // Category O forbids a VAT number and asks for nothing instead.
    taxRegistration: number === '' && !categories.includes('O') ? siren : '',
    address: address(seller.address, seller.postalCode, seller.city, seller.country),
    electronicAddress: sellerAddress(seller),
    contact:
      phone === '' && email === ''
        ? null
        : { name: cleanLine(seller.name) || company, phone, email },
  };
}

/** BG-7. */
export function ciiBuyer({ seller, client }: Facts, categories: readonly VatCategory[]): CiiBuyer {
  const none = { siren: '', siret: '' };
  const isKnown = isOrganisation(client.kind) && isFrench(client.country);
  const { siren, siret } = isKnown ? frenchNumbers(client.siret) : none;
  const company = isOrganisation(client.kind) ? cleanLine(client.company) : '';
  const person = cleanLine(client.name);
  const hasContact = company !== '' && person !== '' && company !== person;
  return {
    name: company || person,
    tradeName: '',
    siren,
    siret,
    vatNumber: allowedVatNumber(client.vatNumber, categories),
    address: address(client.address, client.postalCode, client.city, client.country),
    electronicAddress: buyerAddress(seller, client),
    contact: hasContact
      ? { name: person, phone: cleanLine(client.phone), email: cleanLine(client.email) }
      : null,
  };
}

/**
 * BG-15: the place where goods go, when it is written, or the country the intra-EU case asks for
 * (BR-IC-12). Services have none (BR-FR-14).
 */
export function ciiShipTo(
  { client, document }: Facts,
  categories: readonly VatCategory[],
): CiiAddress | null {
  const intraUnion = categories.includes('K');
  if (!intraUnion && !sellsGoods(document)) return null;
  const place = deliveryPlace(client);
  if (place !== null) return address(place.street, place.postalCode, place.city, place.country);
  return intraUnion
    ? address(client.address, client.postalCode, client.city, client.country)
    : null;
}

function soleTrader(name: string): string {
  const clean = cleanLine(name);
  if (clean === '' || /(^|\s)(EI|entrepreneur individuel)(\s|$)/i.test(clean)) return clean;
  return `${clean} EI`;
}

/** BR-O-02: outside the scope of VAT, no VAT number may appear. */
function allowedVatNumber(typed: string, categories: readonly VatCategory[]): string {
  return categories.includes('O') ? '' : (vatNumber(typed) ?? '');
}

function address(street: string, postalCode: string, city: string, country: string): CiiAddress {
  return {
    lines: cleanBlock(street).split('\n'),
    postalCode: cleanLine(postalCode),
    city: cleanLine(city),
    country: standardCountry(country),
  };
}
