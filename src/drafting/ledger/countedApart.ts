import type { DraftLine } from '../draft.ts';
import { byTheHundred } from './byTheHundred.ts';
import { COUNT, SAID_OF_A_PART } from './saidOfAPart.ts';
import { at, countsSeveral, firstAt, holds, isBilledAt, isOnce, type Said } from './onLine.ts';

/**
 * Counts and parts that a sentence says and no reading multiplies, takes off or sets apart. Each was found
 * in sentences of authors whose totals came out wrong without a word.
 */
export function countedApart(folded: string, lines: readonly DraftLine[]): Said | null {
  return (
    pricedForEach(folded, lines) ??
    saidByPeriod(folded, lines) ??
    countInBrackets(folded, lines) ??
    countOfParts(folded, lines) ??
    billedWithItsParts(folded, lines) ??
    countedTooMuch(folded, lines) ??
    countedAndNotDone(folded, lines) ??
    copiesLeft(folded, lines) ??
    wantedMaybe(folded, lines) ??
    takenOff(folded, lines) ??
    notRaised(folded, lines) ??
    oneMoreLeft(folded, lines) ??
    byTheHundred(folded, lines) ??
    firstAt(lines, folded, SAID_OF_A_PART)
  );
}

const MONEY = String.raw`\d ?(?:€|e(?![a-z])|euros?)(?: ht| ttc)?`;
const WRITTEN = ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];
const valueOf = (count: string): number =>
  /^\d/.test(count) ? Number(count) : Math.max(1, WRITTEN.indexOf(count));

/** The first line with a quantity of one whose price is said so. */
function onceAt(folded: string, lines: readonly DraftLine[], words: RegExp): number {
  for (const { index } of folded.matchAll(words)) {
    const line = lines.findIndex((each) => isOnce(each, index));
    if (line >= 0) return line;
  }
  return -1;
}

const told = (line: number, reason: string): Said | null => (line < 0 ? null : { line, reason });

/** « Chambres 1, 2 et 3 : 420 chacune », « pension d'Isis et Quito, 190 € par cheval ». */
function pricedForEach(folded: string, lines: readonly DraftLine[]): Said | null {
  const once = onceAt(folded, lines, FOR_EACH);
  return told(
    once >= 0 ? once : countedByALabel(folded, lines),
    'Ce prix est pour chacun\u00a0: vérifiez combien il y en a.',
  );
}

/** The « 2 » of « chambres 1, 2 et 3 » counts nothing. */
function countedByALabel(folded: string, lines: readonly DraftLine[]): number {
  const found = /(?<![\d,.])\d{1,3}(?:, ?\d{1,3})+ et \d{1,3}(?![\d,.%€h])/.exec(folded);
  if (found === null || !/(?<![a-z])(?:chacune?|l'une?)(?![a-z])/.test(folded)) return -1;
  const labels = found[0].split(/, ?| et /).map(Number);
  return lines.findIndex(
    (line) =>
      holds(line, found.index) && labels.includes(line.quantity) && line.quantity !== labels.length,
  );
}

const FOR_EACH = new RegExp(
  String.raw`\d ?(?:€|e(?![a-z])|euros?)?(?: ht| ttc)? (?:chacune?|chaque|l'une?)(?![a-z])|(?<=[a-z] )(?:de|pour|sur) (?:chacune?|chaque) (?:a |: ?)?\d|${MONEY}(?: par |\/)(?!mois|an(?![a-z])|annee|trimestre|semestre|semaine|jour|heure|h(?![a-z])|j(?![a-z])|m(?![a-z])|cheque|virement|carte|cb|mail|retour|avance|unite|piece)[a-z]{3,}`,
  'g',
);

/** « sept-oct-nov : 900 € par mois », « 2 h par semaine pendant 3 mois »: how many periods there are is left to count. */
function saidByPeriod(folded: string, lines: readonly DraftLine[]): Said | null {
  const byMonth = SEVERAL_MONTHS.test(folded) ? onceAt(folded, lines, BY_MONTH) : -1;
  const byQuarter = SEVERAL_QUARTERS.test(folded) ? onceAt(folded, lines, BY_QUARTER) : -1;
  const often = OFTEN.exec(folded);
  const weekly =
    often === null
      ? -1
      : lines.findIndex(
          (line) => isBilledAt(line, often.index) && isUncounted(line, often[1] ?? '', folded),
        );
  return told(
    Math.max(byMonth, byQuarter, weekly),
    'La phrase compte par période\u00a0: vérifiez combien de fois.',
  );
}

const MONTH = String.raw`(?:janv|fevr?|mars|avr|mai|juin|juil|aout|sept?|oct|nov|dec)[a-z]*\.?`;
const SEVERAL_MONTHS = new RegExp(
  String.raw`trimestre|semestre|annee \d{4}|${MONTH} ?(?:-|et|a|\/|,|\+|puis) ?${MONTH}`,
);
const BY_MONTH = new RegExp(
  String.raw`${MONEY} ?(?:par mois|\/ ?mois|mensuel|\/ ?m(?![a-z]))`,
  'g',
);
const SEVERAL_QUARTERS = /trimestres|\d(?:er|e)? (?:et|a) \d/;
const BY_QUARTER = new RegExp(
  String.raw`${MONEY} ?(?:par|\/) ?(?:trimestre|semestre|an(?![a-z]))`,
  'g',
);
const OFTEN = new RegExp(
  String.raw`(?<![a-z\d,.])(${COUNT})(?: ?h| heures?| (?!euros?)[a-z]{3,14})? ?(?:par|\/) ?(?:semaine|mois|soir|jour)(?![a-z])`,
);

/** The count of one week, or of as many weeks as there are months. */
function isUncounted({ quantity }: DraftLine, count: string, folded: string): boolean {
  const months = /semaine[^.\n]{0,12} pendant (\d{1,2}) mois/.exec(folded)?.[1];
  return quantity === valueOf(count) || quantity === valueOf(count) * Number(months ?? 0);
}

/** « Slogan (3 propositions) 280 € », « toilettage (golden 34 kg) 68 € »: what stands in brackets tells the thing, and multiplies nothing. */
function countInBrackets(folded: string, lines: readonly DraftLine[]): Said | null {
  const found = IN_BRACKETS.exec(folded);
  const line =
    found === null
      ? -1
      : lines.findIndex((each) => countsSeveral(each) && holds(each, found.index));
  return told(line, 'Ce prix peut être celui de l’unité ou celui de l’ensemble.');
}

const IN_BRACKETS = new RegExp(
  String.raw`\((?:[a-z' ]{3,20},? )?${COUNT} ?(?:[a-z' ]{3,24}|kg|g|cm|cl|l)\)[ :,]*\d[\d ,.]* ?(?:€|euros?)(?! ?(?:ht |ttc )?(?:\/|par |l[ea'] |chac|piece))`,
);

/** « Trois vases, un grand à 65 et deux petits à 38 »: the first count is the sum of the others. */
function countOfParts(folded: string, lines: readonly DraftLine[]): Said | null {
  const found = OF_PARTS.exec(folded);
  if (found === null) return null;
  const [, whole = '', first = '', second = ''] = found;
  if (valueOf(whole) !== valueOf(first) + valueOf(second)) return null;
  const line = lines.findIndex((each) => countsSeveral(each) && holds(each, found.index));
  return told(line, 'Deux prix pour une même quantité\u00a0: vérifiez combien à chacun.');
}

const OF_PARTS = new RegExp(
  String.raw`(?<![a-z\d])(${COUNT}) [a-z']+(?: [a-z']+)? ?[,:] ?(${COUNT})(?: [a-z]+)? (?:a|pour) \d[^\n;.]{0,20} et (?:les? )?(${COUNT})(?: [a-z]+)? (?:a|pour) \d`,
);

/** « Four réparé 110 (pièce 62, main d'œuvre 48) », « tonte 35 + haie 40 = 75 »: a sum billed beside its parts. */
function billedWithItsParts(folded: string, lines: readonly DraftLine[]): Said | null {
  const sum = lines.reduce((all, { total }) => all + Math.max(0, total), 0);
  const whole = TOLD_IN_BRACKETS.test(folded)
    ? lines.findIndex(({ total }) => total > 0 && Math.abs(sum - 2 * total) < 0.011)
    : -1;
  const equal = ADDED_UP.exec(folded);
  const added =
    equal === null || lines.length < 2
      ? -1
      : lines.findIndex((line) => isOnce(line, equal.index + equal[0].length - 1));
  return told(Math.max(whole, added), 'Ce montant peut être le total de ce qui précède.');
}

const TOLD_IN_BRACKETS =
  /\d ?(?:€|euros?)? ?\([^)\d]{0,40}\d[^)]{0,40}?[a-z][^)\d]{0,20}\d[^)]{0,40}\)/;
const ADDED_UP = /\+[^=\n]{0,120}= ?\d/;

/** « Un avoir : j'ai compté 8 jours au lieu de 7 »: the difference is credited. */
function countedTooMuch(folded: string, lines: readonly DraftLine[]): Said | null {
  const found = /(\d+) [a-z]+ (?:[a-z' ]{0,16})?au lieu de/.exec(folded);
  if (found === null || !/(?<![a-z])avoir(?![a-z])/.test(folded)) return null;
  const line = lines.findIndex((each) => countsSeveral(each) && each.quantity === Number(found[1]));
  return told(line, 'La phrase corrige une quantité\u00a0: vérifiez la différence.');
}

/** « Kiné 10 séances à 18,55, 2 annulées », where none of the ten is taken off. */
function countedAndNotDone(folded: string, lines: readonly DraftLine[]): Said | null {
  const found = NOT_DONE.exec(folded);
  if (found === null) return null;
  const line = lines.findIndex(
    (each) => isBilledAt(each, found.index) && each.quantity === valueOf(found[1] ?? ''),
  );
  return told(line, 'Une partie n’est peut-être pas à facturer\u00a0: vérifiez la quantité.');
}

const NOT_DONE = new RegExp(
  String.raw`(?<![a-z\d,.])(${COUNT}) [a-z'-]{3,}[^\n;]{0,40}?, (?:et |mais )?${COUNT} (?:[a-z]+ )?(?:annule|absent|rate|perdu|rendu|casse|non (?:livre|fait|venu|facture|servi)|pas (?:livre|fait|venu|servi))`,
);

/** « Tirage sur alu, 85 €, trois exemplaires », « coupe 22, barbe 12, x 3 frères »: a count behind the prices that one line or none takes. */
function copiesLeft(folded: string, lines: readonly DraftLine[]): Said | null {
  const copies = COPIES.exec(folded);
  const count = valueOf(copies?.[1] ?? '');
  if (copies !== null && !lines.some(({ quantity }) => quantity % count === 0))
    return { line: lines.findLastIndex(({ unitPrice }) => unitPrice > 0), reason: HOW_MANY };
  const times = lines.length > 1 ? TIMES_AT_END.exec(folded) : null;
  return at(lines, times, HOW_MANY);
}

const HOW_MANY = 'Ce nombre peut valoir pour d’autres lignes\u00a0: vérifiez les quantités.';
const COPIES = new RegExp(
  String.raw`[\d€s],? (?:en )?(deux|trois|quatre|cinq|six|sept|huit|[2-9]|\d\d) (?:exemplaires|copies)(?![a-z])`,
);
const TIMES_AT_END = new RegExp(
  String.raw`\d ?(?:€|euros?)?, ?(?:le tout )?(?:x|fois) ?\d+(?: [a-z]+){0,2} ?$`,
);

/** « faux cils 15 € si elle les veut ». */
function wantedMaybe(folded: string, lines: readonly DraftLine[]): Said | null {
  const found = IF_WANTED.exec(folded);
  if (found === null) return null;
  const line = lines.findIndex((each) => isBilledAt(each, found.index));
  return told(line, 'Ce n’est peut-être qu’une option\u00a0: vérifiez si elle est à facturer.');
}

const IF_WANTED =
  /(?<![a-z])si (?:elle|il|ils|elles|vous|tu|le client|la cliente|madame|monsieur)(?: [a-z']{1,4}){0,2} (?:veu|voul|souhait|pren|est d'accord|sont d'accord)[a-z]*|(?<![a-z])si besoin(?![a-z])/;

/** « ancienne pompe reprise en déduction 80 € », « on retire 20 du bon cadeau », and nothing is taken off. */
function takenOff(folded: string, lines: readonly DraftLine[]): Said | null {
  if (lines.some(({ unitPrice }) => unitPrice < 0)) return null;
  return at(
    lines,
    OFF.exec(folded),
    'La phrase retire un montant\u00a0: vérifiez s’il est déduit.',
  );
}

const OFF =
  /(?<![a-z])(?:en deduction|a (?:leur |lui |vous )?deduire|on (?:retire|enleve|deduit)|(?:vous|tu) m'enleve[sz]|j'enleve (?:les |la |l'|le |\d)|moins (?:les |des )?frais|ancien(?:ne)?s? (?:[a-z-]+ ){0,2}reprise?s?)(?![a-z])/;

/** « intervention majorée de 50 % : 3 h à 60 € », and every price is one the sentence says. */
function notRaised(folded: string, lines: readonly DraftLine[]): Said | null {
  const found = RAISED.exec(folded);
  if (found === null || lines.length === 0) return null;
  if (lines.some(({ description }) => /^(?:majoration|suppl)/i.test(description))) return null;
  const said = new Set(
    [...folded.matchAll(/\d[\d ]*(?:[.,]\d+)?/g)].map(([each]) => toNumber(each)),
  );
  if (!lines.every(({ unitPrice }) => said.has(unitPrice))) return null;
  const line = lines.findIndex(({ unitPrice }) => unitPrice > 0);
  if (line < 0) return null;
  const reason = 'La majoration n’est pas comptée\u00a0: vérifiez le prix.';
  return { line, reason, isOfReading: true };
}

const RAISED = /(?<![a-z])major(?:ation|ee?s?|es?)(?: [a-z']+){0,3} (?:de |a )?\+? ?\d+ ?%/;

const toNumber = (digits: string): number => Number(digits.replaceAll(' ', '').replace(',', '.'));

/** « lumières 150 €, heure sup 80 € »: a price that no line takes, of one more or of none. */
function oneMoreLeft(folded: string, lines: readonly DraftLine[]): Said | null {
  const price = toNumber(ONE_MORE.exec(folded)?.[1] ?? 'none');
  if (Number.isNaN(price) || lines.some(({ unitPrice }) => unitPrice === price)) return null;
  const line = lines.findLastIndex(({ unitPrice }) => unitPrice > 0);
  return told(line, 'Ce prix se compte à l’unité\u00a0: vérifiez combien.');
}

const ONE_MORE =
  /(?<!par |l'|chaque |\/ ?)(?<![a-z])(?:heure|jour|page|personne|nuit)s? (?:sup(?:p|pl)?|supplementaires?|en plus)(?![a-z])(?: a| :)? (\d+(?:[.,]\d+)?) ?(?:€|euros?)(?!.*(?:cas echeant|si besoin|eventuel))/s;
