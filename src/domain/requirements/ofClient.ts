import { countryCode, isEuropeanUnion, isFrenchVatTerritory } from '#domain/client/country.ts';
import type { Client } from '#domain/client/types.ts';
import { isInvoice } from '#domain/document/kinds.ts';
import { checkSiret, sirenOf } from '#domain/identifiers/siret.ts';
import { isDomesticBusiness, standardCountry, vatNumber } from '#domain/client/standard.ts';
import { cleanLine } from '#domain/text/clean.ts';
import { isReverseCharge, vatCases } from '#domain/vat/case.ts';
import { isBlank, type Requirement } from './requirement.ts';

/** What the client's card still owes a document. */
export const OF_THE_CLIENT: readonly Requirement[] = [
  {
    id: 'client_name',
    field: 'name',
    severity: 'factur-x',
    blocksIssue: true,
    rule: 'BR-07',
    message: 'Renseignez le nom du client.',
    isMissing: ({ client }) => isBlank(client.name) && isBlank(client.company),
  },
  {
    id: 'client_address',
    field: 'address',
    severity: 'law',
    blocksIssue: true,
    message: 'Renseignez l’adresse du client.',
    isMissing: ({ client }) => isBlank(client.address),
  },
  {
    id: 'client_postal_code',
    field: 'postalCode',
    severity: 'law',
    blocksIssue: true,
    message: 'Renseignez le code postal du client.',
    // An address on one field often ends with postcode and city.
    isMissing: ({ client }) =>
      isFrench(client) && isBlank(client.postalCode) && !/\b\d{5}\b/.test(client.address),
  },
  {
    id: 'client_city',
    field: 'city',
    severity: 'law',
    blocksIssue: true,
    message: 'Renseignez la ville du client.',
    isMissing: ({ client }) => isBlank(client.city) && !/\b\d{5}\s+\p{L}/u.test(client.address),
  },
  {
    id: 'client_country',
    field: 'country',
    severity: 'factur-x',
    blocksIssue: true,
    rule: 'BR-11',
    message: 'Renseignez le pays du client.',
    isMissing: ({ client }) => standardCountry(client.country) === '',
  },
  {
    id: 'client_siret',
    field: 'siret',
    severity: 'factur-x',
    rule: 'BR-FR-11',
    message:
      'Renseignez le SIRET du client (14 chiffres)\u00A0: il est exigé entre entreprises françaises.',
    isMissing: ({ client, document }) =>
      isInvoice(document) && isDomesticBusiness(client) && sirenOf(client.siret) === null,
  },
  {
    id: 'client_siret_key',
    field: 'siret',
    severity: 'advice',
    message: 'Vérifiez le SIRET du client\u00A0: sa clé de contrôle est fausse.',
    isMissing: ({ client }) => sirenOf(client.siret) !== null && !checkSiret(client.siret).valid,
  },
  {
    id: 'client_email',
    field: 'email',
    severity: 'factur-x',
    rule: 'BR-FR-12',
    message: 'Renseignez l’e-mail du client\u00A0: c’est son adresse de facturation électronique.',
    isMissing: ({ client, document }) =>
      isInvoice(document) && !isDomesticBusiness(client) && !isElectronicAddress(client.email),
  },
  {
    id: 'client_vat_number_form',
    field: 'vatNumber',
    severity: 'factur-x',
    rule: 'BR-CO-09',
    message: 'Le numéro de TVA du client doit commencer par le code de son pays (FR, DE, BE…).',
    isMissing: ({ client }) => vatNumber(client.vatNumber) === null,
  },
  {
    id: 'client_vat_number_eu',
    field: 'vatNumber',
    severity: 'factur-x',
    blocksIssue: true,
    rule: 'BR-IC-02',
    message: 'Renseignez le numéro de TVA du client européen.',
    isMissing: ({ seller, client, document }) =>
      vatCases(seller, document).includes('intra_eu_goods') && !vatNumber(client.vatNumber),
  },
  {
    id: 'client_vat_number_reverse_charge',
    field: 'vatNumber',
    severity: 'factur-x',
    blocksIssue: true,
    rule: 'BR-AE-02',
    message: 'Renseignez le numéro de TVA du client\u00A0: c’est lui qui doit la taxe.',
    isMissing: ({ seller, client, document }) =>
      vatCases(seller, document).some(isReverseCharge) &&
      !vatNumber(client.vatNumber) &&
      !(isDomesticBusiness(client) && sirenOf(client.siret) !== null),
  },
  {
    id: 'client_outside_exemption',
    field: 'country',
    severity: 'advice',
    message: 'Vérifiez le pays du client\u00A0: il ne va pas avec l’exonération de TVA choisie.',
    isMissing: ({ seller, client, document }) => {
      const code = countryCode(client.country);
      if (code === null) return false;
      const isAbroadInUnion = isEuropeanUnion(code) && !isFrenchVatTerritory(code);
      const isOutside = !isEuropeanUnion(code) && !isFrenchVatTerritory(code);
      const cases = vatCases(seller, document);
      return (
        (cases.includes('intra_eu_goods') && !isAbroadInUnion) ||
        (cases.includes('services_outside_eu') && !isOutside)
      );
    },
  },
];

function isFrench(client: Client): boolean {
  return isFrenchVatTerritory(countryCode(client.country) ?? '');
}

/** BT-49 of those no SIREN can be found by: at most 125 characters (BR-FR-25). */
function isElectronicAddress(email: string): boolean {
  const address = cleanLine(email);
  return address !== '' && address.length <= 125;
}
