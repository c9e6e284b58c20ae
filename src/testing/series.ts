import { expect } from 'vitest';
import type { SeriesAnswer } from '#server/documents/recurring/answers.ts';
import type { Desk } from '#testing/desk.ts';
import { series } from '#testing/world/series.ts';

/** The series, kept. */
export async function keptSeries({ call, clientId }: Desk, overrides: object = {}) {
  const { status, body } = await call<SeriesAnswer & { error?: string }>(
    '/api/recurring',
    'POST',
    series(clientId, overrides),
  );
  expect([status, body.error]).toEqual([201, undefined]);
  return body;
}
