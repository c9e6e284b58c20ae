import MiniSearch from 'minisearch';
import type { LineUnit } from '#domain/document/types.ts';
import { isFiller } from './lexicon/filler.ts';
import { stem } from './lexicon/units.ts';
import { fold } from './fold.ts';

/** A line the same user wrote before. `date` is an ISO day. */
export interface PastLine {
  description: string;
  unit: LineUnit | null;
  unitPrice: number;
  number: string;
  date: string;
  clientName: string;
}

/**
 * A past wording with its usual price, offered and never applied silently
 * (docs/product.md, Drafting).
 */
export interface Suggestion {
  description: string;
  unit: LineUnit | null;
  unitPrice: number;
  /** « INV-012, mars 2026 ». */
  source: string;
}

/** A user's past lines, ready to be searched. */
export interface History {
  suggest: (description: string) => Suggestion[];
  /** Of the same work only: « Photos retouchées » says nothing of « Séance photo ». */
  usualPrice: (description: string) => Suggestion | null;
}

/** Indexes the user's past lines once; each search then takes well under a millisecond. */
export function buildHistory(past: readonly PastLine[]): History {
  const groups = groupByWording(past);
  const index = new MiniSearch<{ id: number; description: string }>({
    fields: ['description'],
    processTerm,
  });
  index.addAll(groups.map((group, id) => ({ id, description: group[0]?.description ?? '' })));
  const search = (description: string): Found[] => {
    const wanted = queryTerms(description);
    if (wanted.length === 0) return [];
    return index
      .search(description, {
        prefix: (term) => term.length > 3,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      })
      .filter((result) => result.queryTerms.length * 2 >= wanted.length)
      .slice(0, 5)
      .flatMap((result) => {
        const group = groups[Number(result.id)] ?? [];
        const longer = Math.max(wanted.length, queryTerms(group[0]?.description ?? '').length);
        const sameWork = result.queryTerms.length * 3 >= longer * 2;
        return toSuggestion(group).map((suggestion) => ({ suggestion, sameWork }));
      });
  };
  return {
    suggest: (description) => search(description).map(({ suggestion }) => suggestion),
    usualPrice: (description) =>
      search(description).find(({ sameWork }) => sameWork)?.suggestion ?? null,
  };
}

interface Found {
  suggestion: Suggestion;
  /** Two thirds of the longer wording are shared. */
  sameWork: boolean;
}

/** True when a price is three times the usual one, or a third of it, or beyond. */
export function isUnusualPrice(
  line: { description: string; unitPrice: number },
  past: History,
): boolean {
  const usual = past.usualPrice(line.description);
  if (usual === null || usual.unitPrice <= 0 || line.unitPrice <= 0) return false;
  return line.unitPrice >= usual.unitPrice * 3 || line.unitPrice * 3 <= usual.unitPrice;
}

/** « INV-012, mars 2026 ». */
export function sourceLabel(line: Pick<PastLine, 'number' | 'date'>): string {
  const [year = '', month = '1'] = line.date.split('-');
  return `${line.number}, ${MONTHS[Number(month) - 1] ?? ''} ${year}`.trim();
}

const MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

function processTerm(term: string): string | null {
  const folded = stem(fold(term));
  return folded.length < 2 || isFiller(folded) ? null : folded;
}

function queryTerms(description: string): string[] {
  const words = description.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.flatMap((word) => processTerm(word) ?? []))];
}

function groupByWording(past: readonly PastLine[]): PastLine[][] {
  const groups = new Map<string, PastLine[]>();
  for (const line of past.toSorted((a, b) => b.date.localeCompare(a.date))) {
    if (line.unitPrice < 0 || line.description.trim() === '') continue;
    const key = `${queryTerms(line.description).join(' ')}|${line.unit ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

/** The price asked most often, the latest of equals, with the document it was last asked in. */
function toSuggestion(group: readonly PastLine[]): Suggestion[] {
  const priced = group.filter((line) => line.unitPrice > 0);
  const counts = new Map<number, number>();
  for (const line of priced) counts.set(line.unitPrice, (counts.get(line.unitPrice) ?? 0) + 1);
  const usual = priced.reduce<PastLine | null>((best, line) => {
    if (best === null) return line;
    return (counts.get(line.unitPrice) ?? 0) > (counts.get(best.unitPrice) ?? 0) ? line : best;
  }, null);
  if (usual === null) return [];
  return [
    {
      description: group[0]?.description ?? usual.description,
      unit: usual.unit,
      unitPrice: usual.unitPrice,
      source: sourceLabel(usual),
    },
  ];
}
