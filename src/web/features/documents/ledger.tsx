import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { month } from '#web/ui/french.ts';
import { DocumentRow } from './documentRow.tsx';

interface Props {
  documents: DocumentSummaryAnswer[];
  today: string;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  onEmail: (document: DocumentSummaryAnswer) => void;
}

type Row = { month: string } | { document: DocumentSummaryAnswer };

/** The documents under their months. Only the rows in sight exist: 50,000 scroll like 50. */
export function Ledger({ documents, today, hasMore, isLoadingMore, onMore, onEmail }: Props) {
  // Each frame of a scroll draws anew: what depends on all that was read must not be made again.
  const rows = useMemo(() => withMonths(documents), [documents]);
  const list = useRef<HTMLUListElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => setMargin(list.current?.offsetTop ?? 0), []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: useCallback((index) => (isMonth(rows[index]) ? 64 : 57), [rows]),
    getItemKey: useCallback((index) => keyOf(rows[index], index), [rows]),
    overscan: 12,
    scrollMargin: margin,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && !isLoadingMore && last >= rows.length - 20) onMore();
  }, [hasMore, isLoadingMore, last, rows.length, onMore]);

  return (
    <ul
      ref={list}
      aria-label="Documents"
      className="relative"
      style={{ height: virtual.getTotalSize() }}
    >
      {items.map((item) => {
        const row = rows[item.index];
        if (!row) return null;
        return (
          <li
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${item.start - virtual.options.scrollMargin}px)` }}
          >
            {isMonth(row) ? (
              <div className="ledger__month max-desk:!px-0 pt-4">
                <h2 className="h3">{row.month}</h2>
              </div>
            ) : (
              <DocumentRow document={row.document} today={today} onEmail={onEmail} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function withMonths(documents: DocumentSummaryAnswer[]): Row[] {
  return documents.flatMap((document, index) => {
    const starts = monthOf(documents[index - 1]) !== monthOf(document);
    return starts ? [{ month: month(document.date) }, { document }] : [{ document }];
  });
}

function monthOf(document: DocumentSummaryAnswer | undefined): string | undefined {
  return document?.date.slice(0, '2026-11'.length);
}

function isMonth(row: Row | undefined): row is { month: string } {
  return row !== undefined && 'month' in row;
}

function keyOf(row: Row | undefined, index: number): string | number {
  if (!row) return index;
  return isMonth(row) ? row.month : row.document.id;
}
