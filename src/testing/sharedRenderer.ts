import { createRenderer, type Renderer } from '#rendering/renderer/renderer.ts';

let shared: Renderer | null = null;

/**
 * One renderer for all the test files of a worker: starting its process costs about a second, and
 * most files draw a page or two. It ends with the worker.
 */
export function sharedRenderer(): Renderer {
  shared ??= createRenderer({ processes: 1, limitMs: 120_000 });
  return { ...shared, close: () => undefined };
}
