import { checkFacturX } from './check.ts';
import { writeCii } from './cii.ts';
import type { Facts } from '#rendering/view/types.ts';
import { ciiInvoice } from './fromView.ts';
import { explainObstacles } from './obstacles.ts';
import type { Problem } from './rules/problem.ts';

/** Either the `factur-x.xml` of an invoice, checked, or what is missing for one. */
export type FacturX =
  | { xml: string; problems: readonly [] }
  | { xml: null; problems: readonly Problem[] };

/**
 * Writes and checks the `factur-x.xml` of an invoice. A quote has none: ask only for invoices. The
 * facts come from `printableView(…).facts`, so XML and page show the same figures.
 */
export function facturX(facts: Facts): FacturX {
  const obstacles = explainObstacles(facts);
  if (obstacles.length > 0) return { xml: null, problems: obstacles };
  const xml = writeCii(ciiInvoice(facts));
  const problems = checkFacturX(xml);
  return problems.length > 0 ? { xml: null, problems } : { xml, problems: [] };
}
