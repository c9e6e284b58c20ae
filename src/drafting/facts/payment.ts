import type { Action } from '../readings/actions.ts';
import type { Read } from '../readings/prepare.ts';
import { isDepositToPay } from '../readings/settled.ts';
import { dateIn } from './writtenDay.ts';
import { factAt, firstFact, type Facts, type FactText } from './fact.ts';

const AT_ONCE: readonly (readonly [RegExp, number])[] = [
  [
    /(?:payable |paiement |regl[a-z]* |payment |virement )?(?:comptant|a reception|on receipt|upon receipt)(?![a-z])/,
    0,
  ],
];
const END_OF_MONTH = /(?:fin de mois|fdm|end of month|eom)(?![a-z])/;
const UNTIL =
  /(?:valable|validite|offre ferme|valid)[^.\n]{0,20}?jusqu'au |(?:valable|ferme) (?:jusqu'au|jusqu'a) /;
const DUE_ON =
  /(?:echeance|a regler|payable|paiement|reglement|regler|exigible)[^.,;\n]{0,24}?(?:au |avant le |le |pour le |: ?|(?<=echeance |paiement |reglement )(?=\d))/g;

/** Terms, deposits and validity. */
export function paymentFacts(text: FactText): Facts {
  const facts: Facts = {};
  const due = figureFor(
    text,
    'term',
    ['paymentTerm', 'dueDays'],
    (read) =>
      read.currency === null &&
      read.form !== 'days' &&
      read.form !== 'date' &&
      !isOfADiscount(text, read),
  );
  if (due !== null) facts.dueInDays = factAt(text, days(due), due.start, due.endWithUnit);
  else {
    const atOnce = firstFact(text, AT_ONCE);
    if (atOnce !== undefined) facts.dueInDays = atOnce;
  }
  const month = firstFact(text, [[END_OF_MONTH, true as const]]);
  if (month !== undefined) facts.dueEndOfMonth = month;
  const dueDate = dueOn(text);
  if (dueDate !== undefined) facts.dueDate = dueDate;
  const asked = figureFor(
    text,
    'depositAsked',
    ['depositNamed', 'depositAsked'],
    (read) => read.percent && !isPaid(text, read),
  );
  if (asked !== null)
    facts.depositPercent = factAt(text, asked.value, asked.start, asked.endWithUnit);
  const toPay = sumToPay(text);
  if (toPay !== null)
    facts.depositAmount = factAt(text, toPay.value, toPay.start, toPay.endWithUnit);
  const paid = figureFor(
    text,
    'depositPaid',
    ['depositPaid', 'depositPaidSaidBefore', 'depositPaidAfter', 'sumPaidAlready'],
    (read) => isSum(read) && read !== toPay && !isDepositToPay(read),
  );
  if (paid !== null) {
    const again = paidAgain(text, paid);
    const value = paid.value + (again?.value ?? 0);
    facts.depositPaid = factAt(text, value, paid.start, (again ?? paid).endWithUnit);
  }
  const held = figureFor(
    text,
    'validity',
    ['validity'],
    (read) => read.unit !== null && read.form !== 'date',
  );
  if (held !== null) facts.validityDays = validity(text, held);
  else {
    const month = /(?:valable|validite)[^.,\n]{0,12}? un mois/.exec(text.prepared.folded);
    if (month !== null)
      facts.validityDays = factAt(text, 30, month.index, month.index + month[0].length);
    else {
      const until = validUntil(text);
      if (until !== undefined) facts.validityDays = until;
    }
  }
  return facts;
}

/** A sum that is said as one, or a round figure that counts nothing: « acompte 300 versé », and no « 2 déjà payés ». */
function isSum({ percent, value, form, currency, unit }: Read): boolean {
  if (percent || value <= 0 || form === 'share') return false;
  const counts = unit !== null && !unit.startsWith('n:');
  return currency !== null || (!counts && value >= 15 && value < 100_000);
}

/** « acompte de 600 € à la commande »; on a quote every deposit that nobody says is paid. */
function sumToPay(text: FactText): Read | null {
  const { prepared, roles, ahead } = text;
  const sums = prepared.elements
    .filter((element) => roles.has(element))
    .flatMap(({ reads }) => reads[0] ?? []);
  const asked = sums.find(
    (read) =>
      isDepositToPay(read) && !read.percent && !read.constructions.includes('depositSaidAgain'),
  );
  if (asked !== undefined || !ahead) return asked ?? null;
  return (
    sums.find(
      (read) =>
        isSum(read) &&
        !isDepositToPay(read) &&
        read.constructions.includes('depositNamed') &&
        isUnpaid(text, read),
    ) ?? null
  );
}

/** Nobody says of a deposit that it is paid, or taken off. */
function isUnpaid({ prepared: { folded } }: FactText, read: Read): boolean {
  const before = folded.slice(Math.max(0, read.start - 40), read.start);
  const after = folded.slice(read.endWithUnit, read.endWithUnit + 44);
  return !PAID_BEFORE.test(before) && !PAID_AFTER.test(after);
}

const PAID = '(?:deja|verse|recu|regle|paye|encaisse|percu|dedui|deduction)';
const PAID_AFTER = new RegExp(`^[^.;\\n\\d]{0,28}(?<![a-z])${PAID}`);
const PAID_BEFORE = new RegExp(
  `(?<![a-z])(?:${PAID}|moins |dont |apres |reste )[^.;\\n\\d]{0,24}$`,
);

/** « remise de 10 % si paiement sous 8 jours », « escompte de 2 % à 10 jours »: when it is earned, not when the bill is due. */
function isOfADiscount({ prepared: { folded } }: FactText, { start }: Read): boolean {
  return /(?<![a-z])(?:escompte|remise|rabais)(?:[^.,;\n]{0,40}|[^.;\n]{0,30}(?<![a-z])(?:si|pour) [^.,;\n]{0,20})$/.test(
    folded.slice(Math.max(0, start - 60), start),
  );
}

/** « 20 % d'acompte déjà versé »: nothing more to ask for. */
function isPaid({ prepared }: FactText, read: Read): boolean {
  const after = prepared.folded.slice(read.endWithUnit, read.endWithUnit + 44);
  return /^ ?(?:d'|d')?(?:acompte|arrhes|avance)?[^.,;\n\d]{0,16}?(?:deja |verse|recu|encaisse|regle)/.test(
    after,
  );
}

/** « 500 le 12/03 et 500 le 4/06 »: the second of two payments, which add up. */
function paidAgain({ prepared, roles }: FactText, first: Read): Read | null {
  const next = prepared.elements.find(
    ({ start, reads }) =>
      start > first.start && reads[0]?.form !== 'date' && (reads[0]?.value ?? 0) > 0,
  );
  const read = next?.reads[0];
  if (next === undefined || read === undefined || roles.get(next) !== 'depositPaid') return null;
  const between = prepared.folded.slice(first.endWithUnit, read.start);
  return between.length < 40 && / (?:et|puis|plus) $/.test(between) ? read : null;
}

const DAYS_IN: Partial<Record<string, number>> = {
  hour: 1 / 24,
  week: 7,
  month: 30,
  quarter: 90,
  semester: 180,
  year: 365,
};

function days({ unit, value }: Read): number {
  return Math.round(value * (DAYS_IN[unit ?? 'day'] ?? 1));
}

const WORKING_DAYS = /^ ?(?:ouvres?|ouvrables?)(?![a-z])/;

/** How long an offer holds, with « ouvrés » in its words where it counts working days. */
function validity(text: FactText, held: Read): NonNullable<Facts['validityDays']> {
  const { folded } = text.prepared;
  const working = WORKING_DAYS.exec(folded.slice(held.endWithUnit))?.[0] ?? '';
  return factAt(text, days(held), held.start, held.endWithUnit + working.length);
}

/** The figure the search gave a role, or one that a construction names so and no line took. */
function figureFor(
  { prepared, roles }: FactText,
  role: Action,
  constructions: readonly string[],
  fits: (read: Read) => boolean = (read) => read.currency === null,
): Read | null {
  let named: Read | null = null;
  for (const element of prepared.elements) {
    const read = element.reads[0];
    const given = roles.get(element);
    if (read === undefined || given === undefined || !fits(read)) continue;
    if (given === role) return read;
    if (named === null && constructions.some((name) => read.constructions.includes(name)))
      named = read;
  }
  return named;
}

function dueOn(text: FactText): Facts['dueDate'] {
  const { folded } = text.prepared;
  for (const match of folded.matchAll(DUE_ON)) {
    const at = match.index + match[0].length;
    const date = dateIn(folded.slice(at, at + 24), text.today, 'future');
    if (date !== null && date.index < 3)
      return factAt(text, date.day, match.index, at + date.index + date.length);
  }
  return undefined;
}

/** « valable jusqu'au 15 décembre »: days from today, when today is known. */
function validUntil(text: FactText): Facts['validityDays'] {
  const match = UNTIL.exec(text.prepared.folded);
  if (match === null || text.today === null) return undefined;
  const at = match.index + match[0].length;
  const date = dateIn(text.prepared.folded.slice(at, at + 24), text.today, 'future');
  if (date === null || date.index > 12) return undefined;
  const length = Math.round((Date.parse(date.day) - Date.parse(text.today)) / 86_400_000);
  return length > 0 ? factAt(text, length, match.index, at + date.index + date.length) : undefined;
}
