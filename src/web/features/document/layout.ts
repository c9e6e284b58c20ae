/** Where the parts of a document's screen stand, drawn or still awaited. */
export const SCREEN =
  'min-h-[calc(100vh-4rem)] desk:grid desk:grid-cols-[minmax(0,1fr)_clamp(20rem,25.5vw,23rem)]';

/** Above the sheet on a phone; elsewhere the rail says it. */
export const PHONE_HEAD = 'px-4 pt-4 pb-5 desk:hidden';

/** The page on it keeps a readable width. */
export const DESK =
  'bg-well p-4 desk:border-t desk:border-r desk:border-hairline desk:px-8 desk:pt-10 desk:pb-16';

export const RAIL =
  'grid content-start gap-6 border-t border-hairline px-4 pt-5 pb-28 desk:px-6 desk:pt-6 desk:pb-12 wide:pr-10 wide:pl-8';

/** The width of a page on its desk. */
export const PAGE = 'mx-auto max-w-164';
