import { lineKind } from '#domain/document/lineKind.ts';
import { cleanLine } from '#domain/text/clean.ts';

import type { Facts } from '#rendering/view/types.ts';
import { buyerAddress } from './fromViewParties.ts';
import { frenchNumbers, isDomesticBusiness, standardCountry, vatNumber } from './identifiers.ts';
import { type Problem, problem, unmet } from './rules/problem.ts';
import { vatCode } from './vatCode.ts';

/**
 * What still keeps an invoice from being a valid Factur-X, each with the field that mends it. While
 * anything is left its PDF is produced plain, without XML (decisions §13).
 */
export function explainObstacles(facts: Facts): Problem[] {
  return [
    ...sellerObstacles(facts),
    ...clientObstacles(facts),
    ...vatObstacles(facts),
    ...documentObstacles(facts),
    ...lineObstacles(facts),
  ];
}

function sellerObstacles({ seller }: Facts): Problem[] {
  return unmet(
    [
      cleanLine(seller.company) !== '' || cleanLine(seller.name) !== '',
      problem('BR-06', 'Renseignez le nom de votre entreprise.', 'profile.company'),
    ],
    [
      frenchNumbers(seller.siret).siren !== '',
      problem('BR-FR-10', 'Renseignez votre SIRET (14 chiffres).', 'profile.siret'),
    ],
    [
      standardCountry(seller.country) !== '',
      problem('BR-09', 'Renseignez votre pays.', 'profile.country'),
    ],
    [
      vatNumber(seller.vatNumber) !== null,
      problem(
        'BR-CO-09',
        'Votre numéro de TVA doit commencer par le code du pays (FR…).',
        'profile.vatNumber',
      ),
    ],
  );
}

function clientObstacles({ client }: Facts): Problem[] {
  const domestic = isDomesticBusiness(client);
  const { value } = buyerAddress(client);
  return unmet(
    [
      cleanLine(client.name) !== '' || cleanLine(client.company) !== '',
      problem('BR-07', 'Renseignez le nom du client.', 'client.name'),
    ],
    [
      standardCountry(client.country) !== '',
      problem('BR-11', 'Renseignez le pays du client.', 'client.country'),
    ],
    [
      !domestic || frenchNumbers(client.siret).siren !== '',
      problem(
        'BR-FR-11',
        'Renseignez le SIRET du client (14 chiffres)\u00a0: il est exigé entre entreprises françaises.',
        'client.siret',
      ),
    ],
    [
      domestic || (value !== '' && value.length <= 125),
      problem(
        'BR-FR-12',
        'Renseignez l’e-mail du client\u00a0: c’est son adresse de facturation électronique.',
        'client.email',
      ),
    ],
    [
      vatNumber(client.vatNumber) !== null,
      problem(
        'BR-CO-09',
        'Le numéro de TVA du client doit commencer par le code de son pays (FR, DE, BE…).',
        'client.vatNumber',
      ),
    ],
  );
}

function vatObstacles(facts: Facts): Problem[] {
  const { seller, client, document, totals } = facts;
  const category = vatCode(facts)?.category ?? null;
  const buyerVat = vatNumber(client.vatNumber) ?? '';
  const buyerSiren = isDomesticBusiness(client) ? frenchNumbers(client.siret).siren : '';
  return unmet(
    [
      category !== null,
      problem(
        'BR-E-10',
        'Indiquez pourquoi la TVA n’est pas facturée\u00a0: franchise en base, autoliquidation ou exportation.',
        'document.vatExemption',
      ),
    ],
    [
      !(document.vat && seller.vatRegime === 'franchise'),
      problem(
        'BR-S-02',
        'Vous êtes en franchise en base\u00a0: une facture ne peut pas porter de TVA. Décochez-la.',
        'document.vat',
      ),
    ],
    [
      !(category === 'K' || category === 'G') || (vatNumber(seller.vatNumber) ?? '') !== '',
      problem(
        'BR-IC-02',
        'Renseignez votre numéro de TVA\u00a0: il est exigé pour vendre hors de France sans taxe.',
        'profile.vatNumber',
      ),
    ],
    [
      category !== 'K' || buyerVat !== '',
      problem('BR-IC-02', 'Renseignez le numéro de TVA du client européen.', 'client.vatNumber'),
    ],
    [
      category !== 'AE' || buyerVat !== '' || buyerSiren !== '',
      problem(
        'BR-AE-02',
        'Renseignez le numéro de TVA du client\u00a0: c’est lui qui doit la taxe.',
        'client.vatNumber',
      ),
    ],
    [
      document.currency === 'EUR' || totals.vatTotal === 0 || totals.vatTotalInEuros !== null,
      problem(
        'BR-FR-CO-12',
        'Indiquez le taux de change\u00a0: la TVA doit aussi être donnée en euros.',
        'document.euroRate',
      ),
    ],
  );
}

function documentObstacles({ document, totals }: Facts): Problem[] {
  const { number, date, dueDate } = document;
  return unmet(
    [
      number.length <= 35 && /^[A-Za-z0-9+\-_/]+$/.test(number),
      problem(
        'BR-FR-02',
        'Le numéro de facture ne peut contenir que des lettres sans accent, des chiffres et les signes + - _ / (35 caractères au plus)\u00a0: corrigez le préfixe dans votre compte.',
        'profile.invoicePrefix',
      ),
    ],
    [
      dueDate === null || dueDate >= date,
      problem(
        'BR-FR-CO-07',
        'L’échéance ne peut pas précéder la date de la facture.',
        'document.dueDate',
      ),
    ],
    [
      totals.net >= 0,
      problem(
        'BR-FR-CO-05',
        'Le total est négatif\u00a0: il faut établir un avoir, pas une facture.',
        'document.lineItems',
      ),
    ],
  );
}

function lineObstacles({ document }: Facts): Problem[] {
  const { lineItems } = document;
  const undescribed = lineItems.flatMap((line, index) =>
    cleanLine(line.description) === ''
      ? [
          problem(
            'BR-25',
            `Ligne ${index + 1}\u00a0: décrivez ce qui est facturé.`,
            `document.lineItems.${index}.description`,
          ),
        ]
      : [],
  );
  const sells = lineItems.some((line) => lineKind(line) === 'sale');
  return [
    ...undescribed,
    ...unmet([
      sells,
      problem(
        'BR-16',
        lineItems.length === 0
          ? 'Ajoutez au moins une ligne à la facture.'
          : 'Ajoutez ce que vous facturez\u00a0: la facture ne contient que des remises.',
        'document.lineItems',
      ),
    ]),
  ];
}
