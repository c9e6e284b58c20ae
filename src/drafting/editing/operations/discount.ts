import { counts } from '#domain/document/lineOptions.ts';
import { fromCents, percentOfCents, toCents } from '../../exact.ts';
import { frenchMoney, frenchNumber } from '../french.ts';
import { trimmed } from '../instruction.ts';
import { chosen, sumOf } from '../lines.ts';
import type { Operation, Placed, Sheet } from '../operation.ts';
import { namesALine } from '../select.ts';
import { standingDiscount } from './standingDiscount.ts';

const DISCOUNT = /\b(?:remises?|rabais|ristournes?|reduction|geste)\b/;
/** « augmente tout de 3 % sauf la remise », « ajoute la livraison 90 € avant la remise » ask for none. */
const AFTER_EXCEPT =
  /\b(?:sauf|hormis|excepte|a part|hors) .*$|\b(?:avant|apres|devant|derriere|au[- ]dessus de|en dessous de|sous) (?:la |le |l')?(?:remise|rabais|ristourne|reduction|geste).*$/;
const REMOVING = /^(?:supprim|enlev|retir|effac|vir|jet|sor|degag|barr|ot|annul)/;

/** « remise de 10 % », « remise de 50 € sur le portail », « −5 % sur tout sauf l’hébergement ». */
export const discount: Operation = {
  name: 'discount',
  reads: ({ text, folded, verb, figures, rest }) =>
    (!REMOVING.test(verb) &&
      !/^(?:renomm|remplac|dupliqu|copi)/.test(verb) &&
      (DISCOUNT.test(verb) || DISCOUNT.test(folded.replace(AFTER_EXCEPT, ''))) &&
      !/\bligne\b/.test(rest.split(/\bsur\b/i)[0] ?? '')) ||
    (/^[-−]\s?\d/.test(text) && figures.length > 0),
  apply: (sheet, instruction) => {
    const standing = standingDiscount(sheet, instruction);
    if (standing !== null) return standing;
    const { figures, rest, text } = instruction;
    const said = rest === '' ? text : rest;
    const [figure] = figures;
    if (figures.length > 1) return { reason: 'Dites une seule remise à la fois.' };
    if (figure?.kind !== 'percent' && SUM_WISHED.test(instruction.folded)) return TOTAL_WISHED;
    if (figure === undefined || figure.kind === 'count')
      return { reason: 'Indiquez la remise en pourcentage ou en euros.' };
    const on = targetOf(said);
    const all = { at: sheet.lines.map((_, at) => at) };
    const named = on === null ? all : chosen(sheet, on);
    // « pour la panne de chauffage » says why; « pour le buffet, … » says of what.
    const isOfALine = namesALine(
      sheet.lines.map(({ line }) => line),
      on ?? '',
    );
    const isReason =
      'reason' in named && !/\bsur\b/i.test(said) && EXCEPT.exec(said) === null && !isOfALine;
    const found = isReason ? all : named;
    if ('reason' in found) return found;
    const base = found.at.flatMap((at) => sheet.lines[at] ?? []);
    const cents =
      figure.kind === 'percent' ? percentOfCents(sumOf(base), figure.value) : toCents(figure.value);
    if (figure.tax === 'ttc') return { reason: 'Dites la remise hors taxes.' };
    if (cents <= 0) return { reason: 'Indiquez la remise en pourcentage ou en euros.' };
    if (cents > sumOf(base)) return { reason: 'La remise dépasse le total.' };
    const percent = figure.kind === 'percent' ? ` ${frenchNumber(figure.value)}\u00a0%` : '';
    const target = on === null || isReason ? '' : targetName(sheet, base);
    const called = NAMED.exec(said)?.[1] ?? 'Remise';
    const description = called.charAt(0).toUpperCase() + called.slice(1).toLowerCase();
    return withDiscount(sheet, base, cents, `${description}${percent}${target}`, null);
  },
};

/** « 470 tout rond au total, la différence en remise », « arriver à 1700 »: what is left to pay, and no discount of as much. */
const SUM_WISHED =
  /(?<![a-z])(?:au total|tout rond|arrive[rz]? a|tombe[rz]? a|(?:ca|cela|total|facture|devis) (?:fasse|fait|soit|a) \d|ram[ae]n[a-z]*|la difference)(?![a-z])/;
const TOTAL_WISHED = {
  reason:
    'Le total à atteindre, ou la remise\u00a0? Dites «\u00a0que le total fasse…\u00a0» ou «\u00a0remise de…\u00a0».',
};

/** « remise commerciale de 500 € » is called so. */
const NAMED =
  /(?<![\p{L}])((?:remise|rabais|ristourne|geste) (?:commerciale?|exceptionnelle?|fid[ée]lit[ée]|de fid[ée]lit[ée]|de bienvenue|de lancement|de volume|quantitative))(?![\p{L}])/iu;

/** « pour fidélité »: why, and not on what. */
const REASONS =
  /^(?:la |le |l['’]|sa |son |votre |ma |mon )?(?:fid[ée]lit[ée]|retard|paiement|r[eè]glement|volume|quantit[ée]|anciennet[ée]|geste|d[ée]dommagement|bienvenue|parrainage)/i;

/** « sauf sur la pose », and no « hors taxes ». */
const EXCEPT =
  /,?\s+(?:(?:et |mais )?pas sur|sauf|hormis|except[ée]|hors(?! (?:taxes?|tva))|[àa] part|[àa] l['’]exception d[eu]s?)\s+(.+)$/i;

/** « sur le logo »: what stands after « sur », without its figures; null for the whole document. */
function targetOf(said: string): string | null {
  const except = EXCEPT.exec(said);
  if (except !== null) {
    const before = targetOf(said.slice(0, except.index)) ?? 'tout';
    return `${before} sauf ${trimmed(except[1] ?? '')}`;
  }
  const on = /(?:^|\s)(?:sur|pour)\s+(.+)$/i.exec(said)?.[1];
  const led = /^([^:\d]+?)\s*:/.exec(said)?.[1];
  if (on === undefined && led !== undefined && !DISCOUNT.test(led)) return trimmed(led);
  if (on === undefined) return null;
  const words = trimmed(on.replace(/\s*(?:de\s+)?\d[\d\s]*(?:[.,]\d+)?\s?(?:%|€|euros?).*$/i, ''));
  if (REASONS.test(words)) return null;
  return /^(?:le |la |l['’])?(?:tout|total|ensemble|facture|devis|document)(?: ht)?(?:,.*)?$/i.test(
    words,
  ) || words === ''
    ? null
    : words;
}

function targetName(sheet: Sheet, base: readonly Placed[]): string {
  if (base.length === sheet.lines.length) return '';
  const names = base.map(({ line }) => line.description);
  return names.length <= 2 ? ` sur ${names.join(' et ')}` : ` sur ${names.length} lignes`;
}

/**
 * The discount as a line of each VAT rate it bears on, in proportion to their sums: its VAT is then
 * that of the work it lowers (CGI art. 267 II 1°).
 */
export function withDiscount(
  sheet: Sheet,
  base: readonly Placed[],
  cents: number,
  description: string,
  change: string | null,
) {
  const rates = new Map<number | null, number>();
  for (const { line } of base.filter((each) => counts(each.line))) {
    const rate = line.vatRate ?? null;
    rates.set(rate, (rates.get(rate) ?? 0) + toCents(line.total));
  }
  const shares = [...rates].filter(([, sum]) => sum > 0);
  const whole = shares.reduce((sum, [, each]) => sum + each, 0);
  let borne = 0;
  let given = 0;
  const added = shares.map(([vatRate, sum]): Placed => {
    borne += sum;
    // Rounded as they add up: no rate is a cent away from its share, and none is lost.
    const part = Math.round((cents * borne) / whole) - given;
    given += part;
    const money = fromCents(-part);
    const rate = vatRate === null ? '' : ` (TVA ${frenchNumber(vatRate)}\u00a0%)`;
    return {
      from: null,
      line: {
        description: shares.length > 1 ? `${description}${rate}` : description,
        quantity: 1,
        unitPrice: money,
        total: money,
        vatRate,
        source: null,
      },
    };
  });
  return {
    lines: [...sheet.lines, ...added.filter(({ line }) => line.total !== 0)],
    changes: [change ?? `${description}\u00a0: −${frenchMoney(fromCents(cents))}`],
  };
}
