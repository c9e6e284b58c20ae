import type { FactName, Facts } from '../facts/fact.ts';
import { finish, stripEnds } from './description.ts';
import { withoutBilling } from './withoutBilling.ts';

/** Facts that have fields of their own; days and months of the work may stay in its name. */
const SAID_ELSEWHERE: readonly FactName[] = [
  'dueInDays',
  'dueEndOfMonth',
  'dueDate',
  'depositPercent',
  'depositAmount',
  'depositPaid',
  'validityDays',
  'orderRef',
  'vatReason',
  'vat',
  'vatRate',
  'ttc',
  'client',
];

const LED_TO_IT =
  /[\s,;(–-]*(?<![\p{L}’'])(?:pour|à|a|chez|dont|avec|et|au|aux|de|du|des|par|(?:bon de )?commande|bdc|bc|réf(?:érence)?\.?|marché|affaire|dossier)?\s*(?:n°\s*)?(?:l[ae]s? |l['’])?$/iu;

/** « (mairie de Redon, 3 jours) de conseil »: nothing stands before the work any more. */
const OF = /^(?:de |d['’])(?=\p{L})/u;

/** A designation without what the document says in a field: « …, payable le 15 décembre ». */
export function withoutFacts(description: string, facts: Facts): string {
  let rest = description;
  for (const name of SAID_ELSEWHERE) {
    const words = facts[name]?.words.replace(/^(?:l[ae]s? |l['’])/i, '');
    if (words === undefined || words.length < 4) continue;
    const at = folded(rest).indexOf(folded(words));
    if (at < 0) continue;
    const before = rest.slice(0, at).replace(LED_TO_IT, '');
    const after = rest.slice(at + words.length).replace(/^[\s,;:).]+/, '');
    const shorter = before === '' ? after.replace(OF, '') : `${before} ${after}`.trim();
    rest = /\p{L}{3}/u.test(shorter) ? shorter : 'Prestation';
  }
  if (rest === description) return rest;
  const alone = stripEnds(withoutBilling(rest));
  return finish(/\p{L}{3}/u.test(alone) ? alone : rest);
}

/** Same length: places in it are places in the text. */
function folded(text: string): string {
  return text.replaceAll('’', "'").replaceAll('\u00a0', ' ').toLowerCase();
}
