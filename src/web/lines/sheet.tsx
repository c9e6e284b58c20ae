import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import { PAPER } from '#web/ui/paper.tsx';
import { sheetLayers } from './sheetLayers.ts';
import { PAGE_GAP, sheetPages } from './sheetPages.ts';

interface Props {
  /** Its pages as the server draws them; null until they have come. */
  svg: string | null;
  label: string;
  stale?: boolean;
}

interface Drawing {
  id: number;
  svg: string;
}

/** The pages of a document, each a sheet of paper; one is asked for once the one before has come. */
export function Sheet({ svg, label, stale = false }: Props) {
  const pages = useMemo(() => (svg === null ? [null] : sheetPages(svg)), [svg]);
  const [come, setCome] = useState<readonly (string | null)[]>([]);
  const first = pages.findIndex((page, at) => page !== come[at]);
  return (
    <div className="grid" style={{ gap: PAGE_GAP }}>
      {pages.map((page, at) => (
        <Leaf
          // Pages are places: what fills one changes.
          key={at}
          svg={first === -1 || at <= first ? page : (come[at] ?? null)}
          label={pages.length === 1 ? label : `${label}, page ${at + 1} sur ${pages.length}`}
          stale={stale}
          onCome={() =>
            setCome((before) =>
              pages.map((_, each) => (each === at ? page : (before[each] ?? null))),
            )
          }
        />
      ))}
    </div>
  );
}

interface LeafProps extends Props {
  onCome: () => void;
}

/** A sheet of paper, in both themes. The drawing before is seen until the next one is there whole. */
function Leaf({ svg, label, stale = false, onCome }: LeafProps) {
  const [drawings, setDrawings] = useState<readonly Drawing[]>([]);
  const last = drawings.at(-1);
  if (svg !== null && last?.svg !== svg)
    setDrawings([...drawings.slice(0, 1), { id: (last?.id ?? 0) + 1, svg }]);
  return (
    <div className={cx(PAPER, 'relative overflow-hidden')} aria-busy={svg === null || stale}>
      {drawings.length === 0 && <div className="aspect-[210/297]" />}
      {drawings.map((drawing, at) => (
        <Pictures
          key={drawing.id}
          svg={drawing.svg}
          label={label}
          stale={stale}
          over={at > 0}
          onCome={() => {
            setDrawings((all) => all.filter(({ id }) => id >= drawing.id));
            if (drawing.svg === svg) onCome();
          }}
        />
      ))}
    </div>
  );
}

interface PicturesProps {
  svg: string;
  label: string;
  stale: boolean;
  /** Over the drawing that is still seen. */
  over: boolean;
  onCome: () => void;
}

/**
 * One drawing, in the pictures that lie one over the other: each is asked for once the one before has
 * come, since a browser reads those it has together in one go. None is seen before the last.
 */
function Pictures({ svg, label, stale, over, onCome }: PicturesProps) {
  const layers = useMemo(() => sheetLayers(svg), [svg]);
  const [come, setCome] = useState(0);
  const onLoad = (at: number) => {
    setCome(at + 1);
    if (at + 1 === layers.length) onCome();
  };
  return layers.slice(0, come + 1).map((layer, at) => (
    <Picture
      // Layers of one drawing neither move nor change.
      key={at}
      svg={layer}
      className={cx(
        'h-auto w-full transition-opacity',
        at > 0 || over ? 'absolute inset-x-0 top-0' : 'block',
        come < layers.length && 'invisible',
        stale && 'opacity-80',
      )}
      alt={at === 0 ? label : ''}
      onLoad={() => onLoad(at)}
    />
  ));
}

interface PictureProps extends Pick<ComponentProps<'img'>, 'className' | 'onLoad'> {
  svg: string;
  alt: string;
}

/** Its address is that of a file: one that holds the drawing itself is read in the task that sets it. */
function Picture({ svg, alt, ...look }: PictureProps) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [svg]);
  return <img ref={picture} {...look} alt={alt} width={595} height={842} />;
}
