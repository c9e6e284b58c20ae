import type { Read } from '../readings/prepare.ts';
import { isRate } from '../readings/settled.ts';
import { factAt, firstFact, type Facts, type FactText, type FactValues } from './fact.ts';

/**
 * Why no VAT is charged. What may as well be the work itself (« formation micro-entreprise », « export des
 * ventes », « dossier d'exonération ») counts where it is told aside only.
 */
const REASONS: readonly Reason[] = [
  {
    value: 'reverse_charge',
    said: /reverse charge|283[ -]?2|tva [^.\n]{0,20}(?:due|acquittee) par le (?:preneur|client)|(?<!sur l'|de l'|article |formation |d')auto[- ]?liq[a-z]*/g,
  },
  {
    value: 'franchise',
    said: /(?:art(?:icle)?\.? ?)?293 ?b|franchise (?:en base|(?:de )?tva)|\(franchise\)|micro\)|(?:suis|sommes|etant) (?:pas |non )(?:assujetti|soumis|redevable)[a-z]*/g,
    aside: /en franchise|(?:micro|auto)[- ]?entre[a-z]*|(?:regime|en) micro(?![a-z])|micro[- ]bnc/g,
  },
  {
    value: 'export',
    said: /hors (?:ue|union europeenne|france)|259[ -]?1|262 ?i?(?![\d])/g,
    aside:
      /(?<!module |fichier |fonction |l'|d'|: |\+ )(?<![a-z])export(?:ation)?(?! (?:csv|pdf|excel|dcp|comptable|vers|des?|du|\d)| d')(?![a-z])/g,
  },
  { value: 'franchise', said: /tva (?:non applicable|na(?![a-z]))(?![^\n]{0,30}261)/g },
  {
    value: 'exempt',
    said: /exoner[a-z]* (?:de (?:la )?)?(?:tva|taxes?)|livraison [^.\n,;]{0,24}exoneree?s?(?![a-z])|nets? de taxes?|tva exo|exo(?:\.|neree)? (?:de )?tva|art(?:icle)?s?\.? ?261(?!\d)|(?<![a-z\d])261[ -]?(?:4|7|c|d)(?![a-z\d])/g,
    aside: /exoner[a-z]*|non assujetti[a-z]*/g,
  },
];

interface Reason {
  value: FactValues['vatReason'];
  said: RegExp;
  aside?: RegExp;
}

const NO_TAX =
  /(?:pas|sans|hors|no) (?:de )?(?:tva|vat)(?![a-z])|tva (?:non applicable|non due|na(?![a-z])|0(?![.,\d])|nulle|exoner[a-z]*)|exo tva|(?:montants?|prix)? ?nets? de (?:tva|taxes?)|vat exempt/g;

/** What stands before words told aside: a pause, a figure, or who is so. */
const LEADS_ASIDE =
  /(?:^|[,;.:(!?\n\t+/|–—-] ?|[\d€%] ?|(?<![a-z])(?:suis|sommes|etant|ht|ttc|tva|statut|regime|en|et|car|donc|c'est|sous|vente|asso|association|artisan|client[a-z]*|exo|merci|svp|stp) (?:en |une? |l'|la |le )?)$/;
/** And behind them: no figure before the next pause. */
const ENDS_ASIDE = /^[^\d\n,;.:)!?]{0,40}(?:[\n,;.:)!?]|$)/;
/** « Autoliquidation non, TVA normale », « Exonéré ? non ». */
const DENIED = /^ ?[?:,]? ?non(?![a-z])/;
/** « débours 38,40 € sans TVA »: said of one line. */
const OF_A_LINE = /debours|timbre|plaidoirie|greffe|huissier|officielle|sejour/;

/** How far around a mention is looked: it keeps the time linear. */
const REACH = 60;

/** The first of its mentions that speaks of the whole document. */
function mention(
  { folded }: FactText['prepared'],
  words: RegExp | undefined,
  isAside: boolean,
): RegExpExecArray | undefined {
  if (words === undefined) return undefined;
  return [...folded.matchAll(words)].find((match) => {
    const { before, behind } = around(folded, match);
    if (DENIED.test(behind)) return false;
    return !isAside || (LEADS_ASIDE.test(before) && ENDS_ASIDE.test(behind));
  });
}

function around(folded: string, { 0: words, index }: RegExpExecArray) {
  const end = index + words.length;
  // A letter for what is cut away: nothing begins the text there.
  const before = `${index > REACH ? 'x' : ''}${folded.slice(Math.max(0, index - REACH), index)}`;
  return { before, behind: folded.slice(end, end + REACH) };
}

function reasonIn(text: FactText): Facts['vatReason'] {
  for (const { value, said, aside } of REASONS) {
    const match = mention(text.prepared, said, false) ?? mention(text.prepared, aside, true);
    if (match !== undefined) return factAt(text, value, match.index, match.index + match[0].length);
  }
  return undefined;
}

/** « sans TVA », unless it is said of one line. */
function untaxed(text: FactText): Facts['vat'] {
  const { folded } = text.prepared;
  const match = [...folded.matchAll(NO_TAX)].find((found) => {
    const { before, behind } = around(folded, found);
    const sentence = `${/[^.\n;]*$/.exec(before)?.[0] ?? ''}${/^[^.\n;]{0,30}/.exec(behind)?.[0] ?? ''}`;
    return !OF_A_LINE.test(sentence) && !DENIED.test(behind);
  });
  return match && factAt(text, false, match.index, match.index + match[0].length);
}

/** Whether VAT is charged, why not, at which rate, and whether prices include it. */
export function taxFacts(text: FactText): Facts {
  const facts: Facts = {};
  // « TVA 20 % » is said of something that bears it.
  const isTaxed = text.prepared.rates.length > 0;
  const reason = isTaxed ? undefined : reasonIn(text);
  const none = isTaxed ? undefined : untaxed(text);
  if (none !== undefined && (reason === undefined || reason.value === 'exempt')) {
    const abroad = text.prepared.elements.some(({ reads }) =>
      reads.some((read) => read.currency !== null && read.currency !== 'EUR'),
    );
    if (abroad) facts.vatReason = { ...none, value: 'export' };
  }
  const known =
    reason !== undefined &&
    (reason.value !== 'export' ||
      none !== undefined ||
      /(?<![a-z])(?:tva|vat|ue)(?![a-z])/.test(text.prepared.folded));
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
