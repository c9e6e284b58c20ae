import { useId } from 'react';

/** The glass of the mark, whose ink goes down with what is used. */
const BODY =
  'M16 8.75c7.5 0 13 4.3 13 10.7v6.05a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4v-6.05c0-6.4 5.5-10.7 13-10.7Z';
const CAP =
  'M12.25 2h7.5A1.75 1.75 0 0 1 21.5 3.75v1.5A1.75 1.75 0 0 1 19.75 7h-7.5A1.75 1.75 0 0 1 10.5 5.25v-1.5A1.75 1.75 0 0 1 12.25 2Z';

/** Where the ink stands in a full well and in an empty one. */
const FULL = 11.5;
const EMPTY = 30;

/** An inkwell and what is left in it, in hundredths: whoever does not see it reads the figures beside. */
export function Inkwell({ left }: { left: number }) {
  const glass = useId();
  const level = EMPTY - ((EMPTY - FULL) * left) / 100;
  return (
    <svg className="size-8 flex-none overflow-visible" viewBox="0 0 32 32" aria-hidden="true">
      <clipPath id={glass}>
        <path d={BODY} />
      </clipPath>
      <g clipPath={`url(#${glass})`}>
        <path
          className="fill-action transition-transform duration-(--duration-move) ease-ink motion-reduce:transition-none"
          style={{ transform: `translateY(${level}px)` }}
          d="M0 0q4-1.6 8 0t8 0 8 0 8 0v32H0Z"
        />
      </g>
      <path className="fill-none stroke-ink-2 stroke-[1.6]" d={`${CAP}${BODY}`} />
    </svg>
  );
}
