import { type CSSProperties, useMemo } from 'react';
import { type Band, lineOnSheet } from './lineOnSheet.ts';
import { usePointedLine } from './pointedLine.ts';
import { PAGE_GAP } from './sheetPages.ts';

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
      style={placeOf(band)}
      data-testid="lit-line"
      aria-hidden="true"
    />
  );
}

/** In the pages together, the gaps between them counted. */
function placeOf({ page, pages, top, height }: Band): CSSProperties {
  const high = `(100% - ${pages - 1} * ${PAGE_GAP}) / ${pages}`;
  return {
    top: `calc(${high} * ${page + top} + ${page} * ${PAGE_GAP})`,
    height: `calc(${high} * ${height})`,
  };
}

function descriptionsOf(body: string): string[] {
  const { lineItems = [] } = JSON.parse(body) as { lineItems?: { description: string }[] };
  return lineItems.map(({ description }) => description);
}
