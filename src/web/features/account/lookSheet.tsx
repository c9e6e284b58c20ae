import { useDrawing } from '#web/lines/savedDrawing.ts';
import { Sheet } from '#web/lines/sheet.tsx';

/** The page a look makes, drawn by the server; the one before until then. */
export function LookSheet({ source, label }: { source: string; label: string }) {
  const { data = null, isPlaceholderData } = useDrawing(source);
  return <Sheet svg={data} label={label} stale={isPlaceholderData} />;
}
