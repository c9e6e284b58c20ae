import { beforeAll, expect, it } from 'vitest';
import { accountsOf } from '#server/books/books.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import type { TestDatabase } from '#testing/databases/openTestDatabase.ts';
import { openTestApp, type TestApp, type TestUser } from '#testing/testApp.ts';
import type { NotificationListAnswer, NotificationMarksAnswer } from './answers.ts';
import { notify } from './store.ts';

describeOnBothDatabases('marking notifications read', (open) => {
  let database: TestDatabase;
  let app: TestApp;
  beforeAll(async () => {
    database = await open();
    app = await openTestApp({ database });
    return () => app.close();
  });

  it('marks all at once and takes back just what it had marked', async () => {
    const claire = await app.signUp();
    const [old, late, converted] = [await tell(claire), await tell(claire), await tell(claire)];
    await call(claire, 'PATCH', `/api/notifications/${old}`, { read: true });

    const all = await call<NotificationMarksAnswer>(claire, 'PATCH', '/api/notifications', {
      read: true,
    });
    expect(all).toEqual({ marked: expect.any(Array), unread: 0 });
    expect(all.marked.toSorted()).toEqual([late, converted].toSorted());

    const back = { read: false, ids: all.marked };
    expect(await call(claire, 'PATCH', '/api/notifications', back)).toMatchObject({ unread: 2 });
    const { items } = await call<NotificationListAnswer>(claire, 'GET', '/api/notifications');
    expect(items.filter(({ read }) => read).map(({ id }) => id)).toEqual([old]);
  });

  it('takes nothing back of another user’s', async () => {
    const [claire, karim] = [await app.signUp(), await app.signUp()];
    const told = await tell(claire);
    await call(claire, 'PATCH', '/api/notifications', { read: true });
    const back = { read: false, ids: [told] };
    expect(await call(karim, 'PATCH', '/api/notifications', back)).toMatchObject({ marked: [] });
    expect(await call(claire, 'GET', '/api/notifications')).toMatchObject({ unread: 0 });
  });

  async function tell(user: TestUser): Promise<string> {
    const id = crypto.randomUUID();
    const told = { kind: 'test', title: 'Facture en retard', message: '', documentId: null };
    const accounts = accountsOf({ database, clock: app.clock, ids: { next: () => id } });
    await accounts.of(user.id, 'server').run((books) => notify(books, told));
    return id;
  }

  async function call<Answer>(user: TestUser, method: string, path: string, body?: object) {
    const answer = await app.request(path, { as: user, method, ...(body && { body }) });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Answer;
  }
});
