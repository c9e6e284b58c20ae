import { useEffect } from 'react';

/** The heading that names a screen: its main part says it as the focus comes there. */
export const SCREEN_TITLE = 'screen-title';

/** The title of the window, where only the screen knows it: its route has said a general one. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    const general = document.title;
    const known = `${title} · Encrier`;
    document.title = known;
    return () => {
      // The next route may have said its own by then.
      if (document.title === known) document.title = general;
    };
  }, [title]);
}
