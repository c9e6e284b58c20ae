import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectServerEvents } from './serverEvents.ts';

/** The browser's stream, opened and lost by hand. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  closed = false;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  close() {
    this.closed = true;
  }
  tell(event: 'open' | 'error') {
    this.dispatchEvent(new Event(event));
  }
}

beforeEach(() => {
  Stream.opened = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a lost stream is tried again after 200 ms, then twice as long each time', () => {
  const told: string[] = [];
  const close = connectServerEvents({
    onReconnect: () => told.push('reconnected'),
    onLoss: () => told.push('lost'),
  });
  latest().tell('open');
  expect(told).toEqual([]);
  for (const wait of [200, 400, 800, 1600]) {
    const before = Stream.opened.length;
    latest().tell('error');
    expect(latest().closed).toBe(true);
    vi.advanceTimersByTime(wait - 1);
    expect(Stream.opened).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(Stream.opened).toHaveLength(before + 1);
  }
  expect(told).toEqual(['lost']);

  latest().tell('open');
  expect(told).toEqual(['lost', 'reconnected']);
  latest().tell('error');
  vi.advanceTimersByTime(200);
  expect(Stream.opened).toHaveLength(6);
  close();
  expect(latest().closed).toBe(true);
});

test('it never waits longer than half a minute, and not at all once closed', () => {
  const close = connectServerEvents({ onReconnect: () => {}, onLoss: () => {} });
  for (let loss = 0; loss < 12; loss += 1) {
    latest().tell('error');
    vi.advanceTimersByTime(30_000);
  }
  expect(Stream.opened).toHaveLength(13);
  latest().tell('error');
  close();
  vi.advanceTimersByTime(60_000);
  expect(Stream.opened).toHaveLength(13);
});

function latest(): Stream {
  return Stream.opened.at(-1) as Stream;
}
