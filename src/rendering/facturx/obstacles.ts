import { unmetRequirements } from '#domain/requirements/catalogue.ts';
import type { Facts } from '#rendering/view/types.ts';
import type { Problem } from './problem.ts';

/**
 * What still keeps an invoice from being a valid Factur-X, each with the field that mends it. While
 * anything is left its PDF is produced plain, without XML (docs/product.md, PDF and Factur-X).
 */
export function explainObstacles(parts: Pick<Facts, 'seller' | 'client' | 'document'>): Problem[] {
  return unmetRequirements(parts).flatMap(({ rule, message, where, field }) =>
    rule === null ? [] : [{ rule, message, where, field }],
  );
}
