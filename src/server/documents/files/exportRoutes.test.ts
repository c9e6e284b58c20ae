import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRenderer } from '#rendering/renderer/renderer.ts';
import type { TestApp } from '#testing/testApp.ts';
import { openDesk } from '#testing/desk.ts';
import { listen } from '#testing/liveScreen.ts';
import { openTestApp } from '#testing/testApp.ts';

let app: TestApp;
const renderer = createRenderer({ processes: 1, limitMs: 120_000 });
beforeAll(async () => {
  app = await openTestApp({ deps: { renderer } });
});
afterAll(() => app.close());

it('tells the screens of who asked, and no others, how many documents are done', async () => {
  const desk = await openDesk(app);
  await desk.create();
  await desk.create({ type: 'quote', dueDate: null });
  const stranger = await openDesk(app);
  const [own, other] = [await listen(app, desk.user), await listen(app, stranger.user)];

  const zip = await app.request('/api/documents/export?progress=mine', { as: desk.user });
  expect(Buffer.from(await zip.arrayBuffer()).includes('rapport.txt')).toBe(true);
  for (const done of [0, 1, 2]) {
    const data = { id: 'mine', done, failed: 0, total: 2 };
    expect(await own.next()).toEqual({ event: 'export', data });
  }

  const empty = await app.request('/api/documents/export?progress=theirs', { as: stranger.user });
  await empty.arrayBuffer();
  expect(await other.next()).toMatchObject({ data: { id: 'theirs', done: 0, total: 0 } });
  for (const screen of [own, other]) await screen.close();
});

it('is whole though its renderer is killed in the middle', async () => {
  const desk = await openDesk(app);
  for (let document = 0; document < 3; document += 1) await desk.create();
  const screen = await listen(app, desk.user);
  const zip = await app.request('/api/documents/export?progress=cut', { as: desk.user });
  const content = zip.arrayBuffer();
  for (const done of [0, 1]) expect(await screen.next()).toMatchObject({ data: { done } });
  for (const pid of renderer.pids()) process.kill(pid, 'SIGKILL');
  for (const done of [2, 3])
    expect(await screen.next()).toMatchObject({ data: { done, failed: 0 } });
  const text = Buffer.from(await content).toString('latin1');
  for (const again of ['', ' (2)', ' (3)'])
    expect(text).toContain(`factures/Projet_facture_Brasserie_Lune_2026-11-22${again}.pdf`);
  await screen.close();
});
