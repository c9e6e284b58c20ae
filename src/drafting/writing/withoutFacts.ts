import type { FactName, Facts } from '../facts/fact.ts';
import { finish, stripEnds } from './description.ts';
import { namedByUnit } from './nameless.ts';
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

const isOfPayment = (name: FactName): boolean => /^(?:due|deposit)/.test(name);

const LED_TO_IT =
  /[\s,;(–-]*(?<![\p{L}’'])(?:(?:pour |chez )?(?:l[ae] |mon |ma |notre )?cliente?(?: est)?\s*:?|pour|à|a|chez|dont|avec|et|au|aux|de|du|des|par|(?:votre |notre )?(?:bon de )?commande|votre|notre|bdc|bc|réf(?:érence)?\.?|marché|affaire|dossier)?\s*(?:n°\s*)?(?:l[ae]s? |[ld]['’])?$/iu;

/** « nettoyage payable à 30 jours »: the act of paying goes with its day. */
const PAYING =
  /[\s,;(–-]*(?<![\p{L}’'])(?:payables?|réglables?|à (?:régler|payer)|règlement|paiement|échéance)\s*:?\s*$/iu;

/** « (mairie de Redon, 3 jours) de conseil »: nothing stands before the work any more. */
const OF = /^(?:de |d['’])(?=\p{L})/u;

/** A designation without what the document says in a field: « …, payable le 15 décembre ». */
export function withoutFacts(description: string, unit: string | null, facts: Facts): string {
  let rest = description;
  for (const name of SAID_ELSEWHERE) {
    const words = facts[name]?.words.replace(/^(?:l[ae]s? |l['’])/i, '');
    if (words === undefined || words.length < 4) continue;
    const at = folded(rest).indexOf(folded(words));
    if (at < 0) continue;
    const led = rest.slice(0, at).replace(LED_TO_IT, '');
    const before = isOfPayment(name) ? led.replace(PAYING, '') : led;
    const behind = rest.slice(at + words.length);
    const after = behind.replace(/^[\s,;:).]+/, '');
    const joint = /^\s*:/.test(behind) && !/^(?:de |d['’]|pour )/i.test(after) ? '\u00A0: ' : ' ';
    const shorter = before === '' ? after.replace(OF, '') : `${before}${joint}${after}`.trim();
    rest = /\p{L}{3}/u.test(shorter) ? shorter : namedByUnit(unit);
  }
  if (rest === description) return rest;
  const alone = stripEnds(withoutBilling(rest));
  return finish(/\p{L}{3}/u.test(alone) ? alone : rest);
}

/** Same length: places in it are places in the text. */
function folded(text: string): string {
  return text.replaceAll('’', "'").replaceAll('\u00a0', ' ').toLowerCase();
}
