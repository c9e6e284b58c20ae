import { sum } from '#domain/money/decimal.ts';
import { documentTotals } from '#domain/document/totals.ts';
import { facturX } from '#rendering/facturx/facturX.ts';
import type { Renderer } from '#rendering/renderer/renderer.ts';
import { printableView } from '#rendering/view/printableView.ts';

import type { CorpusInvoice } from './corpus/builders.ts';
import { type Check, runJavaValidators } from './javaValidators.ts';
import { type PdfContent, readPdf } from './readPdf.ts';
import { xsdFaults } from './xsd.ts';

/** One invoice of the corpus, rendered and read back. */
export interface Rendered {
  invoice: CorpusInvoice;
  xml: string;
  pdf: Uint8Array;
  content: PdfContent;
}

/** Renders each invoice with its XML, as the product does, and reads the file back. */
export async function renderCorpus(
  invoices: readonly CorpusInvoice[],
  renderer: Renderer,
): Promise<Rendered[]> {
  return Promise.all(
    invoices.map(async (invoice) => {
      const view = printableView(invoice);
      const { xml, problems } = facturX(view.facts);
      if (xml === null) throw new Error(`${invoice.name}: ${JSON.stringify(problems)}`);
      // Each for an owner of its own: one user may not have so many waiting.
      const pdf = await renderer.renderPdf(view, { attached: xml, owner: invoice.name });
      return { invoice, xml, pdf, content: await readPdf(pdf) };
    }),
  );
}

/** The checks an invoice goes through in Java: three rule books, two standards of PDF. */
export function checksOf({ xml, pdf }: Rendered): Check[] {
  return [
    { kind: 'schematron', rules: 'cen', content: xml },
    { kind: 'schematron', rules: 'facturx', content: xml },
    { kind: 'schematron', rules: 'brFr', content: xml },
    { kind: 'pdf', flavour: '3b', content: pdf },
    { kind: 'pdf', flavour: 'ua1', content: pdf },
  ];
}

/** A check together with whose it is. */
export interface NamedCheck {
  name: string;
  check: Check;
}

/** Runs the checks in one Java process and says what each holds against its file. */
export async function objections(checks: readonly NamedCheck[]): Promise<string[]> {
  const verdicts = await runJavaValidators(checks.map(({ check }) => check));
  return checks.flatMap(({ name, check }, index) => {
    const { ran, failures } = verdicts[index] ?? { ran: 0, failures: [] };
    const by = `${name}: ${check.kind === 'pdf' ? check.flavour : check.rules}`;
    // A checker that looked at nothing has not approved anything.
    return ran === 0 && failures.length === 0
      ? [`${by}: nothing was checked`]
      : failures.map((failure) => `${by}: ${failure}`);
  });
}

/**
 * What our own comparison holds against a file: screen, page and XML must show the same figures,
 * and the PDF must carry the very XML that was checked, valid against its XSD.
 */
export function figureFaults({ invoice, xml, content }: Rendered): string[] {
  const totals = documentTotals(invoice.document);
  const inXml = (tag: string) =>
    [...xml.matchAll(new RegExp(`<ram:${tag}>([^<]+)<`, 'g'))].map(([, value]) => value);
  const charged = totals.vatBreakdown.filter(({ vatCase }) => vatCase === null);
  const untaxed = totals.vatBreakdown.flatMap(({ vatCase, base }) =>
    vatCase === null ? [] : [base],
  );
  const figures: readonly (readonly [what: string, screen: number, xml: string | undefined])[] = [
    ['net', totals.net, inXml('TaxBasisTotalAmount')[0]],
    ['gross', totals.gross, inXml('GrandTotalAmount')[0]],
    ...charged.map(
      ({ rate, vat }, index) => [`VAT ${rate}`, vat, inXml('CalculatedAmount')[index]] as const,
    ),
    // What bears no VAT comes after, in one group a category (BR-E-01).
    ...(untaxed.length === 0
      ? []
      : [
          [
            'untaxed base',
            sum(untaxed),
            sumOf(inXml('BasisAmount').slice(charged.length)),
          ] as const,
        ]),
  ];
  const faults = figures.flatMap(([what, screen, written]) => {
    const shown = screen.toFixed(2);
    return [
      ...(written === shown ? [] : [`${what}: screen ${shown}, XML ${written}`]),
      ...(isOnPage(shown, content.text) ? [] : [`${what}: ${shown} is not on the page`]),
    ];
  });
  if (content.xml !== xml) faults.push('the attached XML is not the one that was checked');
  if (!content.xmp.includes('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')) {
    faults.push('the XMP does not name the Factur-X profile');
  }
  return [...faults, ...xsdFaults(xml)].map((fault) => `${invoice.name}: ${fault}`);
}

function sumOf(amounts: readonly (string | undefined)[]): string {
  return sum(amounts.map(Number)).toFixed(2);
}

/** The page writes a comma, and may write a minus sign rather than a hyphen. */
function isOnPage(amount: string, text: string): boolean {
  const french = amount.replace('.', ',');
  return text.includes(french) || text.includes(french.replace('-', '−'));
}
