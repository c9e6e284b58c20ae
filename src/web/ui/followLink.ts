import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';

/**
 * For the links of a long list: leads where a plain `<a>` points, without a page load. A router's `<Link>`
 * keeps state of its own, too much for each of a thousand.
 */
export function useFollowLink(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
      // With a key held the browser opens a tab or saves: its own affair.
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      void navigate(currentTarget.pathname);
    },
    [navigate],
  );
}
