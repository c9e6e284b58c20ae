import { isInvoice, kindFacts } from '#domain/document/kinds.ts';
import { documentTotals } from '#domain/document/totals.ts';
import { checkFrenchVat } from '#domain/identifiers/frenchVat.ts';
import { checkSiret, sirenOf } from '#domain/identifiers/siret.ts';
import { standardCountry, vatNumber } from '#domain/client/standard.ts';
import { hasCapital, isSoleTrader, mustHaveCapital } from '#domain/profile/legalForm.ts';
import { type VatCase, vatCases } from '#domain/vat/case.ts';
import { isBlank, type Requirement } from './requirement.ts';

/** Below this net total an invoice may leave the seller's VAT number out (242 nonies A, 2°). */
const VAT_NUMBER_FROM = 150;

/** The cases whose invoices bear the seller's VAT number (242 nonies A, 2° and 13°). */
const WITH_NUMBER: readonly VatCase[] = [
  'charged',
  'reverse_charge',
  'waste_reverse_charge',
  'telecom_reverse_charge',
];

/** The cases EN 16931 wants the seller's VAT number for (BR-IC-02, BR-G-02). */
const ABROAD: readonly VatCase[] = ['intra_eu_goods', 'export_goods', 'overseas_goods'];

/** What the seller's profile still owes a document. */
export const OF_THE_SELLER: readonly Requirement[] = [
  {
    id: 'seller_name',
    field: 'company',
    severity: 'factur-x',
    blocksIssue: true,
    rule: 'BR-06',
    message: 'Renseignez le nom de votre entreprise.',
    isMissing: ({ seller }) => isBlank(seller.company) && isBlank(seller.name),
  },
  {
    id: 'seller_address',
    field: 'address',
    severity: 'law',
    blocksIssue: true,
    message: 'Renseignez votre adresse.',
    isMissing: ({ seller }) => isBlank(seller.address),
  },
  {
    id: 'seller_postal_code',
    field: 'postalCode',
    severity: 'law',
    blocksIssue: true,
    message: 'Renseignez votre code postal.',
    isMissing: ({ seller }) => isBlank(seller.postalCode),
  },
  {
    id: 'seller_city',
    field: 'city',
    severity: 'law',
    blocksIssue: true,
    message: 'Renseignez votre ville.',
    isMissing: ({ seller }) => isBlank(seller.city),
  },
  {
    id: 'seller_country',
    field: 'country',
    severity: 'factur-x',
    blocksIssue: true,
    rule: 'BR-09',
    message: 'Renseignez votre pays.',
    isMissing: ({ seller }) => standardCountry(seller.country) === '',
  },
  {
    id: 'seller_siret',
    field: 'siret',
    severity: 'factur-x',
    blocksIssue: true,
    rule: 'BR-FR-10',
    message: 'Renseignez votre SIRET (14 chiffres).',
    isMissing: ({ seller }) => sirenOf(seller.siret) === null,
  },
  {
    id: 'seller_siret_key',
    field: 'siret',
    severity: 'advice',
    message: 'Vérifiez votre SIRET\u00A0: sa clé de contrôle est fausse.',
    isMissing: ({ seller }) => sirenOf(seller.siret) !== null && !checkSiret(seller.siret).valid,
  },
  {
    id: 'seller_vat_number',
    field: 'vatNumber',
    severity: 'law',
    blocksIssue: true,
    message: 'Renseignez votre numéro de TVA\u00A0: il est obligatoire au-delà de 150\u00A0€ HT.',
    isMissing: ({ seller, document }) =>
      isBlank(seller.vatNumber) &&
      vatCases(seller, document).some((one) => WITH_NUMBER.includes(one)) &&
      documentTotals(document).net > VAT_NUMBER_FROM,
  },
  {
    id: 'seller_vat_number_abroad',
    field: 'vatNumber',
    severity: 'factur-x',
    blocksIssue: true,
    rule: 'BR-IC-02',
    message:
      'Renseignez votre numéro de TVA\u00A0: il est exigé pour vendre hors de France sans taxe.',
    isMissing: ({ seller, document }) =>
      !vatNumber(seller.vatNumber) &&
      vatCases(seller, document).some((one) => ABROAD.includes(one)),
  },
  {
    id: 'seller_vat_number_form',
    field: 'vatNumber',
    severity: 'factur-x',
    rule: 'BR-CO-09',
    message: 'Votre numéro de TVA doit commencer par le code du pays (FR…).',
    isMissing: ({ seller }) => vatNumber(seller.vatNumber) === null,
  },
  {
    id: 'seller_vat_number_key',
    field: 'vatNumber',
    severity: 'advice',
    message:
      'Vérifiez votre numéro de TVA\u00A0: il ne correspond pas à votre SIRET ou contient une erreur de frappe.',
    isMissing: ({ seller }) =>
      /^fr/i.test(seller.vatNumber.trim()) && !checkFrenchVat(seller.vatNumber, seller.siret).valid,
  },
  {
    id: 'vat_regime',
    field: 'vatRegime',
    severity: 'law',
    message: 'Dites d’abord si vous facturez la TVA.',
    blocksIssue: true,
    isMissing: ({ seller }) => seller.vatRegime === null,
  },
  {
    id: 'exempt_article',
    field: 'vatExemption',
    severity: 'law',
    message: 'Précisez l’article qui exonère votre activité.',
    blocksIssue: true,
    isMissing: ({ seller }) => seller.vatRegime === 'exempt' && seller.vatExemption === null,
  },
  {
    id: 'legal_form',
    field: 'legalForm',
    severity: 'law',
    blocksIssue: true,
    message: 'Indiquez votre forme juridique\u00A0: entreprise individuelle, SARL, SAS…',
    isMissing: ({ seller }) => seller.legalForm === null,
  },
  {
    id: 'share_capital',
    field: 'shareCapital',
    severity: 'law',
    blocksIssue: true,
    message: 'Indiquez le capital de votre société.',
    isMissing: ({ seller }) => mustHaveCapital(seller.legalForm) && !hasCapital(seller),
  },
  {
    id: 'rcs_city',
    field: 'rcsCity',
    severity: 'law',
    blocksIssue: true,
    message: 'Indiquez la ville du greffe où votre société est immatriculée (RCS).',
    isMissing: ({ seller }) => mustHaveCapital(seller.legalForm) && isBlank(seller.rcsCity),
  },
  {
    id: 'legal_form_name',
    field: 'legalFormName',
    severity: 'law',
    message: 'Écrivez votre forme juridique.',
    blocksIssue: true,
    isMissing: ({ seller }) => seller.legalForm === 'other' && isBlank(seller.legalFormName),
  },
  {
    id: 'sole_trader_name',
    field: 'name',
    severity: 'law',
    blocksIssue: true,
    message:
      'Renseignez votre nom\u00A0: il figure sur les documents d’un entrepreneur individuel.',
    isMissing: ({ seller }) => isSoleTrader(seller.legalForm) && isBlank(seller.name),
  },
  {
    id: 'mediator',
    field: 'mediator',
    severity: 'law',
    message:
      'Indiquez votre médiateur de la consommation\u00A0: vos clients particuliers doivent le connaître.',
    isMissing: ({ seller, client }) => client.kind === 'consumer' && isBlank(seller.mediator),
  },
  {
    id: 'sepa_creditor_id',
    field: 'sepaCreditorId',
    severity: 'advice',
    message: 'Ajoutez votre identifiant créancier SEPA (ICS)\u00A0: un prélèvement le nomme.',
    isMissing: ({ seller, document }) =>
      isInvoice(document) && document.paymentMethod === 'sepa' && isBlank(seller.sepaCreditorId),
  },
  {
    id: 'iban',
    field: 'iban',
    severity: 'advice',
    message: 'Ajoutez votre IBAN\u00A0: votre client en a besoin pour payer par virement.',
    isMissing: ({ seller, document }) =>
      kindFacts(document.kind).owes > 0 &&
      document.paymentMethod === 'transfer' &&
      isBlank(seller.iban),
  },
  {
    id: 'number_form',
    field: 'invoicePrefix',
    severity: 'factur-x',
    rule: 'BR-FR-02',
    message:
      'Le numéro de facture ne peut contenir que des lettres sans accent, des chiffres et les signes + - _ / (35 caractères au plus)\u00A0: corrigez le préfixe dans votre compte.',
    isMissing: ({ document }) =>
      isInvoice(document) && !/^[A-Za-z0-9+\-_/]{1,35}$/.test(document.number),
  },
];
