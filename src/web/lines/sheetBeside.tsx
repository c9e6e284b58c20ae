import { useState } from 'react';
import { documentTitle } from '#domain/document/names.ts';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { pagesOf, Sheet } from './sheet.tsx';

type Leaving = Pick<
  DocumentSummaryAnswer,
  'id' | 'kind' | 'number' | 'status' | 'updatedAt' | 'provisional'
>;

/** The first page of what leaves with a letter, at the side of its dialog: its place is kept until it comes. */
export function SheetBeside({ document }: { document: Leaving }) {
  const [failed, setFailed] = useState(false);
  return (
    <figure className="m-0 grid gap-4">
      <figcaption className="small soft">
        {document.provisional
          ? 'Le projet\u00A0: il part émis, avec son numéro.'
          : 'Joint tel quel, en PDF.'}
      </figcaption>
      {failed ? (
        <p className="small soft">
          L’aperçu n’a pas pu être dessiné. Le document lui-même est intact.
        </p>
      ) : (
        <div className="aspect-[210/297] overflow-hidden shadow-sheet">
          <Sheet
            source={pagesOf(document)}
            label={`Aperçu de ${documentTitle(document)}`}
            onlyIfSeen
            onError={() => setFailed(true)}
          />
        </div>
      )}
    </figure>
  );
}
