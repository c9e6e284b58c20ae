import { useState } from 'react';
import { requestKeys } from './requestKeys.ts';

/**
 * Names a request for `Idempotency-Key`, and the rows of copies: the same for the same content, so that
 * an answer that was lost on the way makes nothing twice.
 */
export function useRequestKey(): (content: unknown) => string {
  return useState(requestKeys)[0];
}
