import { useRef } from 'react';
import { documentTitle } from '#domain/document/names.ts';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { useIsSeen } from '#web/ui/useIsSeen.ts';
import { pagesOf, useDrawing } from './savedDrawing.ts';
import { Sheet } from './sheet.tsx';

type Leaving = Pick<
  DocumentSummaryAnswer,
  'id' | 'kind' | 'number' | 'status' | 'updatedAt' | 'provisional'
>;

/** The first page of what leaves with a letter, at the side of its dialog: its place is kept until it comes. */
export function SheetBeside({ document }: { document: Leaving }) {
  const place = useRef<HTMLElement>(null);
  const drawing = useDrawing(pagesOf(document), useIsSeen(place));
  return (
    <figure className="m-0 grid gap-4" ref={place}>
      <figcaption className="small soft">
        {document.provisional
          ? 'Le projet\u00A0: il part émis, avec son numéro.'
          : 'Joint tel quel, en PDF.'}
      </figcaption>
      {drawing.isError ? (
        <p className="small soft">
          L’aperçu n’a pas pu être dessiné. Le document lui-même est intact.
        </p>
      ) : (
        <div className="aspect-[210/297] overflow-hidden shadow-sheet">
          <Sheet svg={drawing.data ?? null} label={`Aperçu de ${documentTitle(document)}`} />
        </div>
      )}
    </figure>
  );
}
