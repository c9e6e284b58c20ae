import { writeCii } from './cii.ts';
import type { Facts } from '#rendering/view/types.ts';
import { faultsOf } from './faults.ts';
import { ciiInvoice } from './fromView.ts';
import { explainObstacles } from './obstacles.ts';
import type { Problem } from './problem.ts';

/** Either the `factur-x.xml` of an invoice, or what is missing for one. */
export type FacturX =
  | { xml: string; problems: readonly [] }
  | { xml: null; problems: readonly Problem[] };

/**
 * Writes the `factur-x.xml` of an invoice, once what it is to say has been checked. A quote has none: ask only for invoices. The
 * facts come from `printableView(…).facts`, so XML and page show the same figures.
 */
export function facturX(facts: Facts): FacturX {
  const obstacles = explainObstacles(facts);
  if (obstacles.length > 0) return { xml: null, problems: obstacles };
  const invoice = ciiInvoice(facts);
  const problems = faultsOf(invoice);
  return problems.length > 0 ? { xml: null, problems } : { xml: writeCii(invoice), problems: [] };
}
