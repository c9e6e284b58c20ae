import { countryCode, isFrenchVatTerritory } from '#domain/client/country.ts';
import { deliveryPlace } from '#domain/client/delivery.ts';
import { buyerAddress } from '#domain/client/electronicAddress.ts';
import type { Client } from '#domain/client/types.ts';
import { sellsGoods } from '#domain/document/choices.ts';
import { isInvoice } from '#domain/document/kinds.ts';
import { checkSiret, sirenOf } from '#domain/identifiers/siret.ts';
import { isDomesticBusiness, standardCountry, vatNumber } from '#domain/client/standard.ts';
import { isReverseCharge, vatCases } from '#domain/vat/case.ts';
import { contradictsCountry, contradictsKind, maySpareVat } from './vatCoherence.ts';
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
    message:
      'Renseignez l’e-mail du client, ou le vôtre dans votre compte\u00A0: une facture électronique a une adresse.',
    isMissing: ({ seller, client, document }) =>
      isInvoice(document) && buyerAddress(seller, client).value === '',
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
    severity: 'law',
    message: 'Vérifiez le pays du client\u00A0: il ne va pas avec l’exonération de TVA choisie.',
    blocksIssue: true,
    isMissing: contradictsCountry,
  },
  {
    id: 'client_not_business',
    field: 'kind',
    severity: 'law',
    message:
      'L’exonération de TVA choisie ne vaut qu’entre entreprises\u00A0: ce client n’en est pas une.',
    blocksIssue: true,
    isMissing: contradictsKind,
  },
  {
    id: 'client_abroad_with_vat',
    field: 'country',
    severity: 'advice',
    message:
      'Votre client est une entreprise étrangère\u00A0: la TVA française n’est souvent pas due. Décochez-la et choisissez le motif.',
    isMissing: maySpareVat,
  },
  {
    id: 'client_electronic_address',
    field: 'electronicAddress',
    severity: 'factur-x',
    rule: 'BR-FR-21',
    message: 'L’adresse de facturation électronique du client commence par son SIREN.',
    isMissing: ({ client, document }) =>
      isInvoice(document) &&
      isDomesticBusiness(client) &&
      !isBlank(client.electronicAddress) &&
      !client.electronicAddress.startsWith(sirenOf(client.siret) ?? client.electronicAddress),
  },
  {
    id: 'delivery_city',
    field: 'deliveryCity',
    severity: 'advice',
    message: 'Donnez le code postal et la ville de livraison à part de la rue.',
    isMissing: ({ client, document }) =>
      isInvoice(document) && sellsGoods(document) && deliveryPlace(client)?.city === '',
  },
  {
    id: 'sepa_mandate',
    field: 'sepaMandate',
    severity: 'advice',
    message: 'Ajoutez la référence du mandat de prélèvement SEPA (RUM) du client.',
    isMissing: ({ client, document }) =>
      isInvoice(document) && document.paymentMethod === 'sepa' && isBlank(client.sepaMandate),
  },
];

function isFrench(client: Client): boolean {
  return isFrenchVatTerritory(countryCode(client.country) ?? '');
}
