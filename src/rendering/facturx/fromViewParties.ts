import type { Client } from '#domain/client/types.ts';
import {
  frenchNumbers,
  isDomesticBusiness,
  standardCountry,
  vatNumber,
} from '#domain/client/standard.ts';
import { cleanBlock, cleanLine } from '#domain/text/clean.ts';

import type {
  CiiAddress,
  CiiBuyer,
  CiiElectronicAddress,
  CiiSeller,
  VatCategory,
} from './ciiInvoice.ts';
import type { Facts } from '#rendering/view/types.ts';

/** BG-4. « Prénom Nom EI » for a sole trader, whose business then goes by its trade name. */
export function ciiSeller({ seller }: Facts, categories: readonly VatCategory[]): CiiSeller {
  const { siren, siret } = frenchNumbers(seller.siret);
  const number = allowedVatNumber(seller.vatNumber, categories);
  const company = cleanLine(seller.company);
  const name =
    seller.legalForm === 'EI' || seller.legalForm === 'micro' ? soleTrader(seller.name) : '';
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
    electronicAddress: { scheme: '0225', value: siren },
    contact:
      phone === '' && email === ''
        ? null
        : { name: cleanLine(seller.name) || company, phone, email },
  };
}

/** BG-7. */
export function ciiBuyer({ client }: Facts, categories: readonly VatCategory[]): CiiBuyer {
  const none = { siren: '', siret: '' };
  const { siren, siret } = isDomesticBusiness(client) ? frenchNumbers(client.siret) : none;
  const company = client.kind === 'business' ? cleanLine(client.company) : '';
  const person = cleanLine(client.name);
  const hasContact = company !== '' && person !== '' && company !== person;
  return {
    name: company || person,
    tradeName: '',
    siren,
    siret,
    vatNumber: allowedVatNumber(client.vatNumber, categories),
    address: address(client.address, client.postalCode, client.city, client.country),
    electronicAddress: buyerAddress(client),
    contact: hasContact
      ? { name: person, phone: cleanLine(client.phone), email: cleanLine(client.email) }
      : null,
  };
}

/** BG-15: the place of delivery when written, or the country the intra-EU case asks for (BR-IC-12). */
export function ciiShipTo(
  { client }: Facts,
  categories: readonly VatCategory[],
): CiiAddress | null {
  if (cleanBlock(client.deliveryAddress) !== '') {
    return address(client.deliveryAddress, '', '', client.country);
  }
  return categories.includes('K')
    ? address(client.address, client.postalCode, client.city, client.country)
    : null;
}

/** BT-49: the French directory knows businesses by SIREN; everyone else has an e-mail address. */
export function buyerAddress(client: Client): CiiElectronicAddress {
  const { siren } = frenchNumbers(client.siret);
  return isDomesticBusiness(client) && siren !== ''
    ? { scheme: '0225', value: siren }
    : { scheme: 'EM', value: cleanLine(client.email) };
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
