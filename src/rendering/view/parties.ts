import type { Client } from '#domain/client/types.ts';
import { deliveryPlace } from '#domain/client/delivery.ts';
import type { Document } from '#domain/document/types.ts';
import { formAndCapital, isSoleTrader } from '#domain/profile/legalForm.ts';
import type { Profile } from '#domain/profile/types.ts';
import { cleanBlock } from '#domain/text/clean.ts';
import { groupedSiren, oneLine, paragraphs, siretLabel, unbroken } from './text.ts';
import type { Party } from './types.ts';

/** Who sends the document: trade name, person, address and how to reach them. */
export function sellerParty(seller: Profile): Party {
  const name = sellerName(seller);
  const person = personName(seller);
  return {
    label: 'Émetteur',
    name,
    person: person !== '' && person !== name && !isSelfNamed(seller) ? person : null,
    lines: [
      ...paragraphs(seller.address),
      cityLine(seller.postalCode, seller.city),
      foreignCountry(seller.country),
    ].filter(isWritten),
    contact: [
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
  return {
    label: 'Client',
    name: company || name,
    person: company && name && company !== name ? name : null,
    lines: [
      ...paragraphs(client.address),
      cityLine(client.postalCode, client.city),
      foreignCountry(client.country),
    ].filter(isWritten),
    contact: [
      client.siret.trim() && siretLabel(client.siret),
      client.vatNumber.trim() && `TVA\u00a0${oneLine(client.vatNumber)}`,
    ].filter(isWritten),
  };
}

/** Where the goods go, when it is not the client's address (CGI ann. II art. 242 nonies A, 7° bis). */
export function deliveryParty(client: Client, document: Document): Party | null {
  const place = document.operationCategory === 'services' ? null : deliveryPlace(client);
  if (place === null) return null;
  const { street, postalCode, city, country } = place;
  const abroad = country === client.country ? '' : foreignCountry(country);
  const lines = [...paragraphs(street), cityLine(postalCode, city), abroad].filter(isWritten);
  const same = street.toLowerCase() === cleanBlock(client.address).toLowerCase();
  if (lines.length === 0 || same) return null;
  return { label: 'Livraison', name: '', person: null, lines, contact: [] };
}

/**
 * The seller's legal identity on one line: form and capital, RCS, SIRET, VAT number
 * (C. com. art. R123-237 and R123-238).
 */
export function sellerIdentity(seller: Profile): string {
  return [
    sellerName(seller),
    formAndCapital(seller),
    register(seller),
    oneLine(seller.registrationNote),
    identifiers(seller),
  ]
    .flat()
    .filter(isWritten)
    .join(' · ');
}

/** The name the document is signed with. A sole trader's own name carries « EI » (décret 2022-725). */
export function sellerName(seller: Profile): string {
  const company = oneLine(seller.company);
  if (company === '') return personName(seller);
  const isPerson = oneLine(seller.name) === '' || isSelfNamed(seller);
  return isPerson ? withStatus(company, seller) : company;
}

/** A sole trader whose company is their own name, with « EI » or without: it is written once. */
function isSelfNamed({ company, name }: Profile): boolean {
  return bareName(company) === bareName(name);
}

function bareName(name: string): string {
  return oneLine(name).replaceAll('\u00a0', ' ').replace(STATUS, ' ').trim().toLowerCase();
}

const STATUS = /(^|\s)(EI|entrepreneur individuel)(\s|$)/i;

function personName(seller: Profile): string {
  return withStatus(oneLine(seller.name), seller);
}

function withStatus(name: string, seller: Profile): string {
  if (name === '' || !isSoleTrader(seller.legalForm)) return name;
  return STATUS.test(name) ? name : `${name}\u00a0EI`;
}

function register(seller: Profile): string {
  const city = oneLine(seller.rcsCity);
  const siren = seller.siret.replace(/\s/g, '').slice(0, 9);
  if (city === '' || siren === '') return '';
  return unbroken(`RCS ${city} ${groupedSiren(siren)}`);
}

function identifiers(seller: Profile): string[] {
  return [
    seller.siret.trim() && siretLabel(seller.siret),
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
