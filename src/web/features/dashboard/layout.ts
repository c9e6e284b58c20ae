/** Where the parts of the dashboard stand, drawn or still awaited. */
export const STRIP =
  'grid grid-cols-2 border-y border-hairline @table:grid-cols-[1.35fr_1.35fr_1fr_1fr]';

/** One figure of the strip: two by two, or four in a row. */
export const CELL =
  'grid content-start gap-1 border-l border-hairline p-4 odd:border-l-0 odd:pl-0 nth-[n+3]:border-t @table:px-6 @table:py-5 @table:first:pl-0 @table:nth-3:border-l @table:nth-3:pl-6 @table:nth-[n+3]:border-t-0';

export const COLUMNS =
  'mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 desk:mt-8 @table:grid-cols-[minmax(0,1.72fr)_minmax(0,1fr)]';
