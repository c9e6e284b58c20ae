import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/dialog.tsx';

interface Props {
  preview: ReactNode;
  onClose: () => void;
}

/** The page over all else, from its top. On a phone it is wider than the screen: its words are to be read. */
export function EnlargedPreview({ preview, onClose }: Props) {
  const [whole, setWhole] = useState(false);
  const pages = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      filling
      title="Aperçu"
      onClose={onClose}
      initialFocus={pages}
      foot={
        <>
          <Button className="mr-auto desk:hidden" onClick={() => setWhole(!whole)}>
            {whole ? 'Taille lisible' : 'Page entière'}
          </Button>
          <Button onClick={onClose}>Fermer</Button>
        </>
      }
    >
      {/* The keys scroll what has the focus. */}
      <section
        ref={pages}
        tabIndex={-1}
        aria-label="Pages"
        className={cx(
          '-mx-6 overflow-auto bg-well p-3 -outline-offset-2 desk:p-8',
          !whole && 'max-desk:[--sheet-width:46rem]',
        )}
      >
        {preview}
      </section>
    </Dialog>
  );
}
