import type { FullDraft } from '../draft.ts';
import type { AnnotatedCase } from './cases.ts';
import { isExact, plain, totalIsRight } from './score.ts';

/** What one draft of an annotated sentence got right. */
export interface Marked {
  each: AnnotatedCase;
  exact: boolean;
  total: boolean;
  doubted: boolean;
  among: boolean;
  /** Facts found, of those the sentence states. */
  facts: { name: string; right: boolean }[];
  invented: boolean;
}

export function mark(each: AnnotatedCase, draft: FullDraft): Marked {
  const exact = isExact(each, draft);
  return {
    each,
    exact,
    total: exact || totalIsRight(each, draft.totalAmount),
    doubted:
      draft.doubts.length > 0 ||
      draft.lineItems.some((line) =>
        line.flags.some(
          (flag) => flag !== 'price_to_complete' || !isUnpriced(each, line.description),
        ),
      ),
    among: exact || draft.readings.slice(0, 2).some((reading) => isExact(each, reading)),
    facts: factsOf(each, draft),
    invented: draft.lineItems.some((line) => line.unitPrice > 0 && line.source.trim() === ''),
  };
}

/** « Prix à compléter » is no doubt where the work truly has no price. */
export function isUnpriced(each: AnnotatedCase, description: string): boolean {
  const words = each.lines
    .filter((line) => (line.priceFrom ?? null) === null && line.unitPrice === 0)
    .map((line) => plain(line.descriptionAny?.[0]));
  return words.some((word) => word !== '' && plain(description).includes(word));
}

function factsOf(each: AnnotatedCase, draft: FullDraft): Marked['facts'] {
  const found = draft.facts as Record<string, { value: unknown } | undefined>;
  const stated = Object.entries(each.facts ?? {}).map(([name, wanted]) => ({
    name,
    right: same(wanted, found[name]?.value),
  }));
  const rates = each.lines
    .filter((line) => line.vatRate !== undefined && line.kind === 'sale')
    .map((line) => {
      const drafted = draft.lineItems.find((other) =>
        (line.descriptionAny ?? []).some((word) => plain(other.description).includes(plain(word))),
      );
      return {
        name: 'line vatRate',
        right: same(line.vatRate, drafted?.vatRate ?? found['vatRate']?.value),
      };
    });
  return [...stated, ...rates];
}

function same(wanted: unknown, got: unknown): boolean {
  if (typeof wanted === 'number')
    return typeof got === 'number' && Math.abs(wanted - got) <= 0.0101;
  if (typeof wanted === 'boolean') return wanted === Boolean(got);
  return (
    got !== undefined &&
    got !== null &&
    (plain(got).includes(plain(wanted)) || plain(wanted).includes(plain(got)))
  );
}

export interface Figures {
  cases: number;
  exact: number;
  total: number;
  silent: number;
  rightButDoubted: number;
  amongThree: number;
  facts: number;
}

/** Percentages over marked drafts. */
export function figuresOf(marked: readonly Marked[]): Figures {
  const share = (fits: (each: Marked) => boolean): number =>
    (100 * marked.filter(fits).length) / Math.max(1, marked.length);
  const facts = marked.flatMap((each) => each.facts);
  return {
    cases: marked.length,
    exact: share((each) => each.exact),
    total: share((each) => each.total),
    silent: share((each) => !each.total && !each.doubted),
    rightButDoubted: share((each) => each.exact && each.doubted && each.each.doubt !== true),
    amongThree: share((each) => each.among),
    facts: (100 * facts.filter(({ right }) => right).length) / Math.max(1, facts.length),
  };
}

export function line(name: string, figures: Figures): string {
  const { cases, ...shares } = figures;
  return [
    name.padEnd(10),
    String(cases).padStart(5),
    ...Object.values(shares).map((value) => value.toFixed(1).padStart(7)),
  ].join('');
}

export const HEADING = '          cases  exact  total silent doubted among3  facts';
