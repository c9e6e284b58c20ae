import { COUNTRY_CODES } from '#domain/client/standard.ts';
import { every, identifier, type Reading, text } from '../reading.ts';
import type { XmlElement } from '../xmlReader.ts';
import { type Problem, problem, unmet } from '#rendering/facturx/problem.ts';

const LEGAL_ID = 'ram:SpecifiedLegalOrganization/ram:ID';
const ENDPOINT = 'ram:URIUniversalCommunication/ram:URIID';
const TAX_ID = 'ram:SpecifiedTaxRegistration/ram:ID';

/** Who sells, who buys, and how each is found. */
export function identityRules(invoice: Reading): Problem[] {
  return [...sellerProblems(invoice.seller), ...buyerProblems(invoice)];
}

function sellerProblems(seller: XmlElement): Problem[] {
  const siren = identifier(seller, LEGAL_ID, '0002');
  const siret = identifier(seller, 'ram:GlobalID', '0009');
  return unmet(
    [
      text(seller, 'ram:Name') !== '',
      problem(
        'BR-06',
        'Renseignez le nom de votre entreprise dans votre compte.',
        'profile.company',
      ),
    ],
    [
      /^\d{9}$/.test(siren) && (siret === '' || isSiretOf(siret, siren)),
      problem(
        'BR-FR-10',
        'Votre SIRET doit compter 14 chiffres (ou votre SIREN, 9).',
        'profile.siret',
      ),
    ],
    [
      hasCountry(seller),
      problem(
        'BR-09',
        'Votre pays n’est pas reconnu\u00a0: corrigez-le dans votre compte.',
        'profile.country',
      ),
    ],
    [
      isEndpoint(seller),
      problem(
        'BR-FR-13',
        'Il manque votre adresse de facturation électronique, tirée de votre SIRET.',
        'profile.siret',
      ),
    ],
    [
      hasCountryPrefix(identifier(seller, TAX_ID, 'VA')),
      problem(
        'BR-CO-09',
        'Votre numéro de TVA doit commencer par le code du pays (FR…).',
        'profile.vatNumber',
      ),
    ],
  );
}

function buyerProblems({ document, buyer }: Reading): Problem[] {
  const siren = identifier(buyer, LEGAL_ID, '0002');
  const siret = identifier(buyer, 'ram:GlobalID', '0009');
  const domestic = every(document, 'ram:IncludedNote').some(
    (note) => text(note, 'ram:SubjectCode') === 'BAR' && text(note, 'ram:Content') === 'B2B',
  );
  const sirenHolds = siren === '' ? !domestic && siret === '' : /^\d{9}$/.test(siren);
  return unmet(
    [
      text(buyer, 'ram:Name') !== '',
      problem('BR-07', 'Renseignez le nom du client.', 'client.name'),
    ],
    [
      sirenHolds && (siret === '' || isSiretOf(siret, siren)),
      problem(
        'BR-FR-11',
        'Renseignez le SIRET du client (14 chiffres)\u00a0: il est exigé entre entreprises françaises.',
        'client.siret',
      ),
    ],
    [hasCountry(buyer), problem('BR-11', 'Renseignez le pays du client.', 'client.country')],
    [
      isEndpoint(buyer),
      problem(
        'BR-FR-12',
        'Renseignez l’adresse électronique du client\u00a0: son SIRET ou, à défaut, son e-mail.',
        'client.email',
      ),
    ],
    [
      hasCountryPrefix(identifier(buyer, TAX_ID, 'VA')),
      problem(
        'BR-CO-09',
        'Le numéro de TVA du client doit commencer par le code de son pays (FR, DE, BE…).',
        'client.vatNumber',
      ),
    ],
  );
}

function isSiretOf(siret: string, siren: string): boolean {
  return /^\d{14}$/.test(siret) && siret.startsWith(siren);
}

function hasCountry(party: XmlElement): boolean {
  return COUNTRY_CODES.has(text(party, 'ram:PostalTradeAddress/ram:CountryID'));
}

/** BR-62, BR-63, BR-FR-23 and BR-FR-25: present, with its scheme, in the scheme's characters. */
function isEndpoint(party: XmlElement): boolean {
  const [endpoint] = every(party, ENDPOINT);
  if (endpoint === undefined) return false;
  const value = endpoint.text.trim();
  const scheme = endpoint.attributes.get('schemeID');
  if (value === '' || value.length > 125) return false;
  return scheme === 'EM' || (scheme === '0225' && /^[A-Za-z0-9+\-_.]+$/.test(value));
}

/** EL is Greece for VAT (BR-CO-09). */
function hasCountryPrefix(vatNumber: string): boolean {
  const prefix = vatNumber.slice(0, 2);
  return vatNumber === '' || prefix === 'EL' || COUNTRY_CODES.has(prefix);
}
