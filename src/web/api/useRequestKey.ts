import { useRef } from 'react';

/**
 * Names a request for `Idempotency-Key`, and the rows of copies: the same for the same content, so that
 * an answer that was lost on the way makes nothing twice.
 */
export function useRequestKey(): (content: unknown) => string {
  const kept = useRef({ of: '', key: '' });
  return (content) => {
    const of = JSON.stringify(content);
    if (kept.current.of !== of) kept.current = { of, key: crypto.randomUUID() };
    return kept.current.key;
  };
}
