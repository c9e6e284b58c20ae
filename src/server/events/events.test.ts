import { beforeAll, expect, it } from 'vitest';
import { accountsOf } from '#server/books/books.ts';
import { notify } from '#server/notifications/store.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import type { TestDatabase } from '#testing/databases/openTestDatabase.ts';
import { listen } from '#testing/liveScreen.ts';
import { openTestApp } from '#testing/testApp.ts';
import type { TestApp, TestUser } from '#testing/testApp.ts';

describeOnBothDatabases('live events', (open) => {
  let database: TestDatabase;
  /** Two servers on one database. */
  let here: TestApp;
  let there: TestApp;
  beforeAll(async () => {
    database = await open();
    here = await openTestApp({ database });
    there = await openTestApp({ database });
    return async () => {
      await here.close();
      await there.close();
    };
  });

  const tell = (user: TestUser, title: string) => {
    const id = crypto.randomUUID();
    const told = { kind: 'test', title, message: '', documentId: null };
    const accounts = accountsOf({ database, clock: here.clock, ids: { next: () => id } });
    return accounts
      .of(user.id, 'server')
      .run((books) => notify(books, told))
      .then(() => id);
  };

  it('reach the user’s screens on every server, and nobody else’s', async () => {
    const claire = await here.signUp();
    const karim = await here.signUp();
    const screens = [await listen(here, claire), await listen(there, claire)];
    const other = await listen(here, karim);
    await tell(claire, 'Facture en retard');
    await tell(karim, 'Devis converti');
    for (const screen of screens) {
      expect(await screen.next()).toMatchObject({
        event: 'notification',
        data: { title: 'Facture en retard', read: false },
      });
    }
    expect(await other.next()).toMatchObject({ data: { title: 'Devis converti' } });
    for (const screen of [...screens, other]) await screen.close();
  });

  it('say when the subscription changed', async () => {
    const claire = await here.signUp({ tier: null });
    const screen = await listen(there, claire);
    await database.kysely
      .insertInto('stripeCustomers')
      .values({ userId: claire.id, customerId: `beta_${claire.id}`, subscriptionTier: 'beta' })
      .execute();
    expect(await screen.next()).toMatchObject({ event: 'subscription' });
    await screen.close();
  });

  it('are caught up by a screen that was away', async () => {
    const claire = await here.signUp();
    const seen = await tell(claire, 'Vue');
    await tell(claire, 'Manquée');
    const screen = await listen(here, claire, { 'last-event-id': seen });
    expect(await screen.next()).toMatchObject({ data: { title: 'Manquée' } });
    await screen.close();
  });

  it('end when the server stops', async () => {
    const claire = await here.signUp();
    const screen = await listen(there, claire);
    there.app.beginStop();
    expect(await screen.next()).toBeNull();
  });
});
