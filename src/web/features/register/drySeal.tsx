import { useId } from 'react';
import { formatDayLong } from '#domain/format/days.ts';

/** Pressed into the last page once the whole register has been found intact. */
export function DrySeal({ day }: { day: string }) {
  const ring = useId();
  return (
    <svg
      className="mt-auto size-26 rotate-8 self-end text-print-ink-2 desk:size-34"
      viewBox="0 0 120 120"
      role="img"
      aria-label={`Registre intact, le ${formatDayLong(day)}`}
    >
      <path id={ring} d="M60 60m-43 0a43 43 0 1 1 86 0a43 43 0 1 1 -86 0" fill="none" />
      <g className="fill-none stroke-current opacity-60">
        <circle cx="60" cy="60" r="57" strokeWidth="1.5" />
        <circle cx="60" cy="60" r="52" strokeWidth=".75" strokeDasharray="1.5 2.2" />
        <circle cx="60" cy="60" r="33" />
        <path d="m47 60 9 9 17-19" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      </g>
      <text className="fill-current font-semibold" fontSize="10.5" aria-hidden="true">
        <textPath href={`#${ring}`} startOffset="3%" textLength="250" lengthAdjust="spacing">
          REGISTRE INTACT · {formatDayLong(day).toLocaleUpperCase('fr')} ·
        </textPath>
      </text>
    </svg>
  );
}
