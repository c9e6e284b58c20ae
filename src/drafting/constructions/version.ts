import type { Construction } from './construction.ts';

/** Which one of a program: « WordPress 6.4 », « PHP 8 ». */
export const version: Construction = {
  name: 'version',
  before: String.raw`(?:versions?|wordpress|woocommerce|php|mysql|windows|ios|android|excel|office|node|react|angular|symfony|laravel|django|python|drupal|prestashop|magento|shopify|odoo|sage|autocad|catia|revit|photoshop|typo3|joomla|debian|ubuntu)(?: (?:vers|la|version))? ?`,
  figure: ({ currency, unit, percent, form }) =>
    currency === null &&
    !percent &&
    (form === 'decimal' || form === 'integer') &&
    (unit === null || unit.startsWith('n:')),
  examples: ['migration wordpress «6.4» vers 6.5', 'PHP «8» et MySQL'],
  not: ['formation excel «2» jours à 450', 'site wordpress «900 €»'],
};
