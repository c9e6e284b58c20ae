import { createContext, use } from 'react';

/** Where the visitor is, and how to go on from there. */
export interface Place {
  pathname: string;
  search: string;
  /** What came with the navigation, when the app led here. */
  state: unknown;
  /** Leads on, in place of this page. */
  replace: (address: string) => void;
}

/** Set by the router where there is one (`routes/public/layout.tsx`); see `link.tsx`. */
export const CurrentPlace = createContext<Place | null>(null);

export function usePlace(): Place {
  return use(CurrentPlace) ?? documentPlace();
}

function documentPlace(): Place {
  const { pathname, search } = window.location;
  return { pathname, search, state: null, replace: (to) => window.location.replace(to) };
}
