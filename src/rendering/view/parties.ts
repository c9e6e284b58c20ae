import type { Client } from '#domain/client/types.ts';
import type { LegalForm, Profile } from '#domain/profile/types.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { groupedSiren, groupedSiret, oneLine, paragraphs, unbroken } from './text.ts';
import type { Party } from './types.ts';

const FORM_NAMES: Record<LegalForm, string> = {
  EI: 'Entrepreneur individuel',
  micro: 'Entrepreneur individuel',
  EURL: 'EURL',
  SARL: 'SARL',
  SASU: 'SASU',
  SAS: 'SAS',
  SA: 'SA',
  SCI: 'SCI',
  SNC: 'SNC',
  association: 'Association',
  other: '',
};

/** Who sends the document: trade name, person, address and how to reach them. */
export function sellerParty(seller: Profile): Party {
  const name = sellerName(seller);
  const person = personName(seller);
  return {
    label: 'Émetteur',
    name,
    person: person !== '' && person !== name ? person : null,
    lines: [
      ...paragraphs(seller.address),
      cityLine(seller.postalCode, seller.city),
      foreignCountry(seller.country),
      oneLine(seller.phone),
      oneLine(seller.email),
      oneLine(seller.website.replace(/^https?:\/\/|\/$/g, '')),
    ].filter(isWritten),
  };
}

/** Who receives it. A company is named first and its contact under it. */
export function buyerParty(client: Client): Party {
  const name = oneLine(client.name);
  const company = oneLine(client.company);
  const identifiers = [
    client.siret.trim() && `SIRET\u00a0${groupedSiret(client.siret)}`,
    client.vatNumber.trim() && `TVA\u00a0${oneLine(client.vatNumber)}`,
  ].filter(isWritten);
  return {
    label: 'Client',
    name: company || name,
    person: company && name && company !== name ? name : null,
    lines: [
      ...paragraphs(client.address),
      cityLine(client.postalCode, client.city),
      foreignCountry(client.country),
      ...identifiers,
    ].filter(isWritten),
  };
}

/** The place of delivery, when it is not the client's address (CGI ann. II art. 242 nonies A, 7° bis). */
export function deliveryParty(client: Client): Party | null {
  const lines = paragraphs(client.deliveryAddress);
  const same = lines.join(' ').toLowerCase() === paragraphs(client.address).join(' ').toLowerCase();
  if (lines.length === 0 || same) return null;
  return { label: 'Livraison', name: '', person: null, lines };
}

/**
 * The seller's legal identity on one line: form and capital, RCS, SIRET, VAT number
 * (C. com. art. R123-237 and R123-238).
 */
export function sellerIdentity(seller: Profile): string {
  return [sellerName(seller), legalForm(seller), register(seller), identifiers(seller)]
    .flat()
    .filter(isWritten)
    .join(' · ');
}

/** The name the document is signed with. A sole trader's own name carries « EI » (décret 2022-725). */
export function sellerName(seller: Profile): string {
  const company = oneLine(seller.company);
  if (company === '') return personName(seller);
  return oneLine(seller.name) === '' ? withStatus(company, seller) : company;
}

function personName(seller: Profile): string {
  return withStatus(oneLine(seller.name), seller);
}

function withStatus(name: string, seller: Profile): string {
  if (name === '' || !isSoleTrader(seller)) return name;
  return /(^|\s)(EI|entrepreneur individuel)(\s|$)/i.test(name) ? name : `${name}\u00a0EI`;
}

function isSoleTrader(seller: Profile): boolean {
  return seller.legalForm === 'EI' || seller.legalForm === 'micro';
}

function legalForm(seller: Profile): string {
  if (seller.legalForm === null) return '';
  const form = FORM_NAMES[seller.legalForm];
  if (isSoleTrader(seller) || seller.shareCapital === null || seller.shareCapital <= 0) return form;
  const capital = formatNumber(seller.shareCapital, 0, 2);
  return `${form} au capital de ${capital}\u00a0€`.trim();
}

function register(seller: Profile): string {
  const city = oneLine(seller.rcsCity);
  const siren = seller.siret.replace(/\s/g, '').slice(0, 9);
  if (city === '' || siren === '') return '';
  return unbroken(`RCS ${city} ${groupedSiren(siren)}`);
}

function identifiers(seller: Profile): string[] {
  return [
    seller.siret.trim() && `SIRET\u00a0${groupedSiret(seller.siret)}`,
    seller.vatNumber.trim() && `TVA\u00a0${oneLine(seller.vatNumber)}`,
  ].filter(isWritten);
}

function cityLine(postalCode: string, city: string): string {
  return [oneLine(postalCode), oneLine(city)].filter(isWritten).join(' ');
}

/** French post is addressed without the country; any other country is written last. */
function foreignCountry(country: string): string {
  const name = oneLine(country);
  return /^(france|fr)$/i.test(name) ? '' : name;
}

function isWritten(text: string): boolean {
  return text !== '';
}
