import type { ElectronicAddress } from '#domain/client/electronicAddress.ts';
import type { CiiAddress, CiiBuyer, CiiContact, CiiSeller } from './ciiInvoice.ts';
import { groupElement, textElement } from './xml.ts';

/** BG-4. */
export function writeSeller(seller: CiiSeller): string {
  return groupElement('ram:SellerTradeParty', [
    ...identity(seller),
    taxRegistration('VA', seller.vatNumber),
    taxRegistration('FC', seller.taxRegistration),
  ]);
}

/** BG-7. */
export function writeBuyer(buyer: CiiBuyer): string {
  return groupElement('ram:BuyerTradeParty', [
    ...identity(buyer),
    taxRegistration('VA', buyer.vatNumber),
  ]);
}

/** BG-15. */
export function writeShipTo(address: CiiAddress | null): string {
  return address === null ? '' : groupElement('ram:ShipToTradeParty', [writeAddress(address)]);
}

function identity(party: CiiBuyer): string[] {
  return [
    textElement('ram:GlobalID', party.siret, { schemeID: '0009' }),
    textElement('ram:Name', party.name),
    groupElement('ram:SpecifiedLegalOrganization', [
      textElement('ram:ID', party.siren, { schemeID: '0002' }),
      textElement('ram:TradingBusinessName', party.tradeName),
    ]),
    writeContact(party.contact),
    writeAddress(party.address),
    writeElectronicAddress(party.electronicAddress),
  ];
}

function writeContact(contact: CiiContact | null): string {
  if (contact === null) return '';
  return groupElement('ram:DefinedTradeContact', [
    textElement('ram:PersonName', contact.name),
    groupElement('ram:TelephoneUniversalCommunication', [
      textElement('ram:CompleteNumber', contact.phone),
    ]),
    groupElement('ram:EmailURIUniversalCommunication', [textElement('ram:URIID', contact.email)]),
  ]);
}

function writeAddress(address: CiiAddress): string {
  const [first, second, ...others] = address.lines.filter((line) => line.trim() !== '');
  return groupElement('ram:PostalTradeAddress', [
    textElement('ram:PostcodeCode', address.postalCode),
    textElement('ram:LineOne', first),
    textElement('ram:LineTwo', second),
    textElement('ram:LineThree', others.join(', ')),
    textElement('ram:CityName', address.city),
    textElement('ram:CountryID', address.country),
  ]);
}

function writeElectronicAddress({ scheme, value }: ElectronicAddress): string {
  return groupElement('ram:URIUniversalCommunication', [
    textElement('ram:URIID', value, { schemeID: scheme }),
  ]);
}

function taxRegistration(scheme: 'VA' | 'FC', number: string): string {
  return groupElement('ram:SpecifiedTaxRegistration', [
    textElement('ram:ID', number, { schemeID: scheme }),
  ]);
}
