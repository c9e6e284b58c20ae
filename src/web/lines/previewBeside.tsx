import { Eye, Maximize2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Afterwards } from '#web/ui/afterwards.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/iconButton.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';

const EnlargedPreview = onDemand(
  async () => (await import('./enlargedPreview.tsx')).EnlargedPreview,
);

interface Props {
  preview: ReactNode;
  children: ReactNode;
}

/** What is written, and the page it makes: beside it where there is room, over it on demand. */
export function PreviewBeside({ preview, children }: Props) {
  const [enlarged, setEnlarged] = useState(false);
  return (
    <div className="@pair:grid @pair:grid-cols-[minmax(0,1fr)_32.5rem] @pair:items-start @pair:gap-10">
      <div className="mb-3 flex justify-end @pair:hidden">
        <Button size="s" icon={<Eye className="i" />} onClick={() => setEnlarged(true)}>
          Aperçu
        </Button>
      </div>
      {children}
      <aside
        className="group hidden @pair:sticky @pair:top-20 @pair:block"
        aria-label="Aperçu du document"
      >
        <Afterwards>{preview}</Afterwards>
        <IconButton
          label="Agrandir l’aperçu"
          className="absolute top-3 right-3 bg-raised opacity-0 shadow-raised group-hover:opacity-100 focus-visible:opacity-100"
          onClick={() => setEnlarged(true)}
        >
          <Maximize2 className="i" />
        </IconButton>
      </aside>
      {enlarged && <EnlargedPreview preview={preview} onClose={() => setEnlarged(false)} />}
    </div>
  );
}
