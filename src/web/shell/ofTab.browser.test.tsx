import { afterEach, expect, test } from 'vitest';
import { forgetInTab, isRecord, keepInTabSoon, readOfTab } from './ofTab.ts';

const KEY = 'encrier:test';
const kept = () => sessionStorage.getItem(KEY);

afterEach(() => forgetInTab(KEY));

test('what is kept soon is there a moment later, the last of it', async () => {
  keepInTabSoon(KEY, { prompt: '3 jours' });
  keepInTabSoon(KEY, { prompt: '3 jours à 450 €' });
  expect(kept()).toBe(null);
  await expect.poll(kept).toBe('{"prompt":"3 jours à 450 €"}');
});

test('a page that is left keeps at once what was typed last', () => {
  keepInTabSoon(KEY, { prompt: '3 jours' });
  dispatchEvent(new Event('pagehide'));
  expect(kept()).toBe('{"prompt":"3 jours"}');
});

test('whoever reads finds what waits to be kept', () => {
  keepInTabSoon(KEY, { prompt: '3 jours' });
  expect(readOfTab(KEY, isRecord)).toEqual({ prompt: '3 jours' });
});

test('what was forgotten does not come back', async () => {
  keepInTabSoon(KEY, { prompt: '3 jours' });
  forgetInTab(KEY);
  dispatchEvent(new Event('pagehide'));
  expect(kept()).toBe(null);
});
