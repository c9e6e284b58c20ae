import { useMemo } from 'react';
import { lineOnSheet } from './lineOnSheet.ts';
import { usePointedLine } from './pointedLine.ts';

/** Over the sheet: the line one points at or writes in, as a marker would show it. */
export function LitLine({ svg, body }: { svg: string; body: string }) {
  const pointed = usePointedLine();
  const band = useMemo(
    () => (pointed === null ? null : lineOnSheet(svg, descriptionsOf(body), pointed)),
    [svg, body, pointed],
  );
  if (band === null) return null;
  return (
    <span
      className="pointer-events-none absolute inset-x-[8%] bg-brass/25 mix-blend-multiply"
      style={{ top: `${band.top * 100}%`, height: `${band.height * 100}%` }}
      data-testid="lit-line"
      aria-hidden="true"
    />
  );
}

function descriptionsOf(body: string): string[] {
  const { lineItems = [] } = JSON.parse(body) as { lineItems?: { description: string }[] };
  return lineItems.map(({ description }) => description);
}
