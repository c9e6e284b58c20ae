import { workDates } from './dates.ts';
import { factAt, firstFact, type Facts, type FactText, type FactValues } from './fact.ts';
import { nameFacts } from './names.ts';
import { paymentFacts } from './payment.ts';
import { taxFacts } from './tax.ts';

const KINDS: readonly (readonly [RegExp, FactValues['kind']])[] = [
  [
    /(?:^|faire |facture d'|etablir |emettre |prepare[rz]? |besoin d')(?:un |une |l')?avoir (?!deja|fait|pour objet)|(?<![a-z])avoir (?:de |sur |pour |casque|client|partiel|total)|avoir a (?:etablir|faire|emettre)|rembours(?:ement|er|ez)[^.,\n]{0,30} (?:sur|de) (?:la |votre )?(?:facture|fact|fac)(?![a-z])|note de credit|credit note/,
    'credit_note',
  ],
  [
    /facture d'acompte|acompte (?:de )?\d+ ?%,? (?:sur|total)|(?:une|seule) ligne acompte|^acompte|(?:^|, )(?:second|deuxieme|troisieme|premier|[1-9](?:er|e|eme)) acompte(?! a )|^provision (?:sur )?honoraires/,
    'deposit',
  ],
  [
    /facture (?:de |du )?solde|(?:^|\n)solde |facture finale|decompte final|situation finale|(?<![a-z])dgd(?![a-z])|solde (?:a facturer|apres acompte|du contrat)|(?<!acompte[^\n]{0,80})le solde de \d|(?:[—–-]|,) ?solde(?:\n|$)/,
    'final',
  ],
];

/**
 * Everything a sentence says beside its lines, each with the words that say it
 * (docs/product.md, Drafting).
 */
export function findFacts(text: FactText): Facts {
  const facts: Facts = {
    ...taxFacts(text),
    ...paymentFacts(text),
    ...workDates(text),
    ...nameFacts(text),
  };
  const kind = firstFact(text, KINDS);
  // « acompte de 300 € déjà versé, pose 1 200 € »: that one is taken off, not asked for.
  const isTakenOff = facts.depositPaid !== undefined && /^acompte/i.test(kind?.words ?? '');
  if (kind !== undefined && !isTakenOff && !isDeducted(text, kind)) facts.kind = kind;
  if (facts.kind === undefined) delete facts.refersTo;
  const currency = currencyIn(text);
  if (currency !== undefined) facts.currency = currency;
  return facts;
}

const DEDUCTS =
  /(?:moins|dedui[a-z]*|retir[a-z]*|oublie[a-z]* pas|reprise sur|d')(?: [a-z']+){0,2} ?$/;

/** « 12 bouquets à 24 €, moins l'avoir de 60 € »: taken off a bill, which is no credit note for that. */
function isDeducted({ prepared }: FactText, { words, start }: NonNullable<Facts['kind']>): boolean {
  if (!/^avoir/i.test(words)) return false;
  if (prepared.folded.includes('rembours')) return false;
  const before = prepared.folded.slice(Math.max(0, start - 40), start);
  const isBilled = prepared.elements.some(
    (element) => element.start < start && element.reads.some(({ currency }) => currency !== null),
  );
  return isBilled || DEDUCTS.test(before);
}

/** The first currency written that is not the euro. */
function currencyIn(text: FactText): Facts['currency'] {
  for (const { reads } of text.prepared.elements) {
    const read = reads.find((each) => each.currency !== null && each.currency !== 'EUR');
    if (read?.currency != null) return factAt(text, read.currency, read.start, read.endWithUnit);
  }
  return firstFact(text, [
    [
      /francs? suisses?|(?<![a-z])(?:chf|sfr)(?![a-z])|tva (?:a )?(?:8[.,]1|2[.,]6|3[.,]8) ?%/,
      'CHF',
    ],
    [/dollars? canadiens?|(?<![a-z])cad(?![a-z])|\$ ?ca(?![a-z])/, 'CAD'],
    [/dollars?|(?<![a-z])usd(?![a-z])/, 'USD'],
    [/livres? sterling|(?<![a-z])gbp(?![a-z])/, 'GBP'],
    [/\d francs(?![a-z])|[a-z]ante francs/, 'CHF'],
  ]);
}
