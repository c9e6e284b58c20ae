import type { Read } from '../readings/prepare.ts';
import { isRate } from '../readings/settled.ts';
import { factAt, firstFact, type Facts, type FactText, type FactValues } from './fact.ts';

const REASONS: readonly (readonly [RegExp, FactValues['vatReason']])[] = [
  [
    /auto-?liq[a-z]*|reverse charge|283[ -]?2|tva [^.\n]{0,20}(?:due|acquittee) par le (?:preneur|client)/,
    'reverse_charge',
  ],
  [
    /(?:art(?:icle)?\.? ?)?293 ?b|franchise (?:en base|(?:de )?tva)|en franchise|(?:micro|auto)[- ]?entre[a-z]*|(?:regime|en) micro|micro[- ]bnc|\(franchise\)|micro\)|(?:suis|sommes|etant) (?:pas |non )(?:assujetti|soumis|redevable)[a-z]*/,
    'franchise',
  ],
  [
    /(?<!module |fichier |fonction |l'|d'|: |\+ )(?<![a-z])export(?:ation)?(?! (?:csv|pdf|excel|dcp|comptable|\d))(?![a-z])|hors (?:ue|union europeenne|france)|259[ -]?1|262 ?i?(?![\d])/,
    'export',
  ],
  [/tva (?:non applicable|na(?![a-z]))(?![^\n]{0,30}261)/, 'franchise'],
  [
    /exoner[a-z]*|non assujetti[a-z]*|nets? de taxes?|tva exo|exo(?:\.|neree)? (?:de )?tva|(?:art(?:icle)?\.? ?)?261[ -.]/,
    'exempt',
  ],
];

const NO_TAX =
  /(?:pas|sans|hors|no) (?:de )?(?:tva|vat)(?![a-z])|tva (?:non applicable|non due|na(?![a-z])|0(?![.,\d])|nulle|exoner[a-z]*)|exo tva|(?:montants?|prix)? ?nets? de (?:tva|taxes?)|vat exempt/;

/** Whether VAT is charged, why not, at which rate, and whether prices include it. */
export function taxFacts(text: FactText): Facts {
  const facts: Facts = {};
  const reason = firstFact(text, REASONS);
  const none = firstFact(text, [[NO_TAX, false as const]]);
  if (none !== undefined && (reason === undefined || reason.value === 'exempt')) {
    const abroad = text.prepared.elements.some(({ reads }) =>
      reads.some((read) => read.currency !== null && read.currency !== 'EUR'),
    );
    if (abroad) facts.vatReason = { ...none, value: 'export' };
  }
  const known =
    reason !== undefined &&
    (reason.value !== 'export' || none !== undefined || /tva|vat|ue/.test(text.prepared.folded));
  if (known) facts.vatReason ??= reason;
  if (none !== undefined) facts.vat = none;
  else if (known) facts.vat = { ...reason, value: false };
  const rate = wholeRate(text);
  if (rate !== null && facts.vat === undefined)
    facts.vatRate = factAt(text, rate.value, rate.start, rate.endWithUnit);
  const ttc = firstFact(text, [
    [
      /(?<![a-z])(?:prix |tout |le tout |tarifs? )?ttc(?![a-z])|toutes taxes comprises/,
      true as const,
    ],
  ]);
  if (ttc !== undefined && text.prepared.rates.length === 0) facts.ttc = ttc;
  return facts;
}

/** The one rate said, or the one said for everything. */
function wholeRate({ prepared, roles }: FactText): Read | null {
  const said = prepared.elements.flatMap((element) => {
    const read = element.reads.find((each) => isRate(each));
    const role = roles.get(element);
    if (read === undefined) return [];
    // « TVA 10 % » says it, whatever else the search could make of the figure.
    const named = /tva (?:a |de |: ?)?$/.test(prepared.folded.slice(0, read.start).slice(-10));
    return named || role === undefined || role === 'vatRate' ? [read] : [];
  });
  const values = new Set(said.map((read) => read.value));
  const [first] = said;
  if (first === undefined) return null;
  if (values.size === 1) return first;
  return (
    said.find((read) =>
      /(?:tout|ensemble|reste)[^,.;\n]{0,20}$/.test(
        prepared.folded.slice(Math.max(0, read.start - 30), read.start),
      ),
    ) ?? null
  );
}
