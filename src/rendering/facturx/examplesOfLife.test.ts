import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printableView } from '#rendering/view/printableView.ts';
import { RULES_FOLDER } from '#testing/validators/available.ts';
import { namedInvoices } from '#testing/validators/corpus/named.ts';
import { facturX } from './facturX.ts';

/** Which document of the corpus makes each of the validated examples of an invoice's life. */
const MADE: Record<string, string> = {
  'E01-381-avoir-total': 'avoir of a whole invoice',
  'E02-381-avoir-partiel-2-taux': 'avoir of a part at two rates',
  'E03-384-rectificative': 'facture rectificative',
  'E04-386-acompte-30': 'deposit already received',
  'E04b-386-acompte-S2': 'deposit already received',
  'E05-380-S4-reprise-a-la-ligne': 'balance after a deposit',
  'E07-380-S2-deja-payee': 'paid before it is issued',
  'E08-BG20-BG21-multi-taux': 'discounts at two rates',
  'E09-exonere-261-4-4': 'an exempt trainer',
  'E09b-exonere-261-7-asso-conso': 'an association to its members',
  'E10-mixte-S-et-E': 'exempt lines beside taxed ones',
  'E10c-debours-S-et-E': 'a disbursement beside work',
  'E11-B2G': 'a public buyer',
  'E12-AE-VATEX-FR-AE': 'reverse charge between French builders',
  'E13-marge': 'second-hand goods on the margin',
  'E14-guyane': 'in Guiana',
  'E14b-dom-295': 'goods exempt overseas',
  'E15-503-avoir-acompte': 'avoir of a deposit',
  'E16-taux-corse-dom': 'rates of Corsica and overseas',
  'E17-retenue-garantie': 'situation of works with a retention',
  'E18-non-assujetti-personne-morale': 'an association with its SIREN',
  'E22-particulier-sans-email': 'a consumer without e-mail',
};

/** Those the product does not make, and why: docs/law.md, Factur-X. */
const NOT_MADE = [
  'E06-380-S4-BT113',
  'E11b-B2G-0224',
  'E19-BT8-72',
  'E20-arrondi',
  'E21-S7-apres-ticket',
];

/** A deposit that was received is always « déjà payée » (E04b), as its due date is the day it was. */
const OTHERWISE: Record<string, object> = { 'E04-386-acompte-30': { framework: '2' } };

const FOLDER = join(RULES_FOLDER, 'examples-life');

describe.skipIf(!existsSync(FOLDER))(
  'the validated examples of an invoice’s life (needs the official rules)',
  () => {
    test('are all made by the product, or named as not made', () => {
      const names = readdirSync(FOLDER).filter((name) => /^E.*\.xml$/.test(name));
      expect(names.map((name) => name.replace('.xml', '')).toSorted()).toEqual(
        [...Object.keys(MADE), ...NOT_MADE].toSorted(),
      );
    });

    test.each(Object.entries(MADE))('%s is made of the document « %s »', (example, name) => {
      const { name: _, ...parts } = namedInvoices().find((each) => each.name === name)!;
      const made = codesOf(facturX(printableView(parts).facts).xml ?? '');
      const wanted = codesOf(readFileSync(join(FOLDER, `${example}.xml`), 'utf8'));
      expect(made).toMatchObject({ ...wanted, ...OTHERWISE[example] });
    });
  },
);

/** What tells one case from another; what an example does not have is not asked. */
function codesOf(xml: string): Record<string, unknown> {
  const all = (pattern: RegExp) => [...xml.matchAll(pattern)].map(([, found]) => found!.trim());
  const has = (key: string, pattern: RegExp) => (pattern.test(xml) ? { [key]: true } : {});
  return {
    type: all(/<rsm:ExchangedDocument>.*?<ram:TypeCode>(\d+)/gs)[0],
    framework: all(
      /<ram:BusinessProcessSpecifiedDocumentContextParameter>.*?<ram:ID>[BSM](\d)/gs,
    )[0],
    road: all(/<ram:Content>([^<]*)<\/ram:Content>\s*<ram:SubjectCode>BAR/g)[0],
    categories: [...new Set(all(/<ram:CategoryCode>([A-Z]+)/g))].toSorted(),
    ...has('precedingInvoice', /<ram:InvoiceReferencedDocument>/),
    ...has('prepaid', /<ram:TotalPrepaidAmount>0*[1-9]/),
    ...has('nothingDue', /<ram:DuePayableAmount>0\.00/),
    ...has('takenBackLine', /<ram:BilledQuantity[^>]*>-/),
    ...has('discount', /<ram:AllowanceTotalAmount>0*[1-9]/),
    ...has('public', /<ram:SubjectCode>ADN/),
    ...has('buyerReference', /<ram:BuyerReference>/),
    ...has('order', /<ram:BuyerOrderReferencedDocument>/),
    ...has('contract', /<ram:ContractReferencedDocument>/),
    ...has('retention', /[Rr]etenue de garantie/),
    ...has('noEmail', /noreply@/),
    exemptions: [...new Set(all(/<ram:ExemptionReasonCode>([^<]+)/g))].toSorted(),
  };
}
