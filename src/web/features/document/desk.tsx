import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import { documentTitle } from '#domain/document/names.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { PaymentsAnswer } from '#server/payments/answers.ts';
import { lastDrawn, pagesOf, useDrawing } from '#web/lines/savedDrawing.ts';
import { Sheet } from '#web/lines/sheet.tsx';
import { cx } from '#web/ui/cx.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { DESK, PAGE } from './layout.ts';
import { Stamp, useStruck } from './stamp.tsx';
import { WrittenSheet } from './writtenSheet.tsx';

interface Props {
  document: DocumentAnswer;
  payments: PaymentsAnswer | undefined;
}

/** The pages as printed; they are drawn again whenever the document changes. */
export const Desk = memo(function Desk({ document, payments }: Props) {
  const before = useQueryClient().getQueryData<string>(lastDrawn(document.id));
  const drawing = useDrawing(pagesOf(document));
  const struck = useStruck(document);
  return (
    <div className={DESK}>
      <div className={PAGE}>
        {drawing.isError ? (
          <div className="grid gap-6">
            <ErrorState
              title="L’aperçu n’a pas pu être dessiné"
              detail="Le document lui-même est intact : voici ce qu’il contient."
              onRetry={() => void drawing.refetch()}
              busy={drawing.isFetching}
            />
            <WrittenSheet document={document} />
          </div>
        ) : (
          // The sheet takes the blow of its stamp.
          <div
            className={cx(
              '@container relative',
              struck && 'animate-[sink_var(--duration-stamp)_var(--ease-strike)]',
            )}
          >
            <Sheet
              svg={drawing.data ?? before ?? null}
              label={`Aperçu de ${documentTitle(document)}, ${document.clientName}, total ${formatAmount(document.gross, document.currency)}`}
            />
            <Stamp document={document} payments={payments} struck={struck} />
          </div>
        )}
      </div>
    </div>
  );
});
