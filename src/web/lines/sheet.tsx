import { useState } from 'react';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { cx } from '#web/ui/cx.ts';
import { PAPER } from '#web/ui/paper.tsx';

/** Where the picture of a document that is being edited is kept, for the page that comes after. */
export function sheetLastDrawn(documentId: string) {
  return ['sheet', documentId];
}

type Drawn = Pick<DocumentSummaryAnswer, 'id' | 'status' | 'updatedAt'>;

/** The pages of a saved document, as printed; another address once it changes, or is asked for again. */
export function pagesOf({ id, status, updatedAt }: Drawn, attempt = 0): string {
  return `/api/documents/${id}/preview.svg?version=${Date.parse(updatedAt)}-${status}-${attempt}`;
}

interface Props {
  source: string | null;
  label: string;
  stale?: boolean;
  /** Seen until the picture itself has come. */
  before?: string | null;
  /** Not fetched where the layout hides it. */
  onlyIfSeen?: boolean;
  onError?: () => void;
}

/** A page of paper, in both themes. */
export function Sheet({
  source,
  label,
  stale = false,
  before = null,
  onlyIfSeen = false,
  onError,
}: Props) {
  const [come, setCome] = useState(false);
  return (
    <div className={cx(PAPER, 'overflow-hidden')} aria-busy={source === null || stale}>
      {source === null ? (
        <div className="aspect-[210/297]" />
      ) : (
        <img
          className={cx('block h-auto w-full transition-opacity', stale && 'opacity-80')}
          style={
            before !== null && !come ? { background: `url("${before}") 0 0 / 100%` } : undefined
          }
          onLoad={() => setCome(true)}
          loading={onlyIfSeen ? 'lazy' : undefined}
          src={source}
          alt={label}
          width={595}
          height={842}
          onError={onError}
        />
      )}
    </div>
  );
}
