import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { RemindersAnswer } from '#server/documents/reminders/answers.ts';
import { createLog } from '#server/log.ts';
import type { PaymentsAnswer } from '#server/payments/answers.ts';
import { openCardApp } from '#testing/cardApp.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import type { Desk } from '#testing/desk.ts';
import { openTestApp } from '#testing/testApp.ts';
import { accountsOf } from '#server/books/books.ts';
import { openConnect } from './deps.ts';
import { sweepCheckouts } from './sweep.ts';

type World = Awaited<ReturnType<typeof openCardApp>>;

describeOnBothDatabases('a payment by card', (open) => {
  let world: World;
  let database: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    database = await open();
    world = await openCardApp(database);
  });
  afterAll(() => world.close());
  beforeEach(() => {
    world.stripe.setDown(false);
    world.stripe.holdAnswers(null);
  });

  const event = (...asked: Parameters<World['stripe']['accountEvent']>) =>
    world.stripe.accountEvent(...asked);
  const paid = (intent: string) =>
    event('checkout.session.completed', world.stripe.connect.checkoutOf(intent).id);

  const sweep = () =>
    sweepCheckouts({
      connect: openConnect(world.app.config)!,
      db: world.app.database.kysely,
      accounts: accountsOf({
        database: world.app.database,
        clock: world.app.clock,
        ids: { next: () => crypto.randomUUID() },
      }),
      // What is issued here is no deposit: nothing is drawn.
      pdf: {} as Parameters<typeof sweepCheckouts>[0]['pdf'],
      log: createLog('silent'),
    });

  it('is asked on the user’s own account, without a fee of ours, and booked once however often its event comes', async () => {
    const desk = await world.openDesk();
    const invoice = await world.shared(desk);
    const page = await world.visit(invoice.address);
    expect(page.text).toContain('Payer 1 620,00 € par carte');
    const intent = world.stripe.connect.pay(await world.leaveFor(invoice.address));
    const { account, params } = world.stripe.connect.checkoutOf(intent);
    expect(account).toBe(desk.account);
    expect(params).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '162000',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][product_data][name]': `Facture ${invoice.number}`,
      success_url: `https://encrier.example${invoice.address}?paiement=retour`,
    });
    expect(Object.keys(params).join()).not.toContain('fee');

    const event = paid(intent);
    await Promise.all([world.deliver(event), world.deliver(paid(intent))]);
    for (const again of [event, paid(intent)]) await world.deliver(again);
    expect(await payments(desk, invoice.id)).toEqual({
      left: 0,
      status: 'paid',
      rows: [[1620, 'card', intent]],
    });
    expect(await world.titles(desk)).toEqual(['Paiement par carte reçu']);
    const after = await world.visit(invoice.address);
    expect(after.text).toContain('Reçu par carte bancaire');
    expect(after.text).not.toContain('Payer 1');
    expect(await isWhole(desk)).toBe(true);
  });

  it('is true when its client comes back before the event, and while Stripe says nothing', async () => {
    const desk = await world.openDesk();
    const invoice = await world.shared(desk);
    const url = await world.leaveFor(invoice.address);
    const gaveUp = await world.visit(`${invoice.address}?paiement=abandon`);
    expect(gaveUp.text).toContain('Rien n’a été prélevé');
    expect(gaveUp.text).toContain('Payer 1 620,00 € par carte');
    // Who writes the address themselves is not believed.
    const lied = await world.visit(`${invoice.address}?paiement=retour`);
    expect(lied.text).not.toContain('Paiement par carte reçu');
    expect(lied.text).not.toContain('en cours de confirmation');

    const intent = world.stripe.connect.pay(url);
    world.stripe.setDown(true);
    const unsure = await world.visit(`${invoice.address}?paiement=retour`);
    expect([unsure.status, unsure.text]).toEqual([
      200,
      expect.stringContaining('Paiement en cours de confirmation'),
    ]);
    for (const asked of ['Par virement', 'Payer 1 620,00 €'])
      expect(unsure.text).not.toContain(asked);
    world.stripe.setDown(false);
    const back = await world.visit(`${invoice.address}?paiement=retour`);
    expect(back.text).toContain('Paiement par carte reçu');
    expect(back.text).toContain('Réglée');
    await world.deliver(paid(intent));
    expect((await payments(desk, invoice.id)).rows).toEqual([[1620, 'card', intent]]);
  });

  it('survives a server that stops between the charge and the row: by the event again, by the next look', async () => {
    const desk = await world.openDesk();
    const first = await world.shared(desk);
    const intent = world.stripe.connect.pay(await world.leaveFor(first.address));
    // It stopped before it wrote down which session Stripe had opened…
    await world.app.database.kysely
      .updateTable('cardCheckouts')
      .set({ sessionId: null })
      .where('documentId', '=', first.id)
      .execute();
    const event = paid(intent);
    // …and then could not ask Stripe.
    world.stripe.setDown(true);
    expect((await world.post(event)).status).toBe(502);
    world.stripe.setDown(false);
    await world.deliver(event);
    expect((await payments(desk, first.id)).rows).toEqual([[1620, 'card', intent]]);

    const second = await world.shared(desk);
    const unheard = world.stripe.connect.pay(await world.leaveFor(second.address));
    await Promise.all([sweep(), sweep()]);
    expect((await payments(desk, second.id)).rows).toEqual([[1620, 'card', unheard]]);
    expect(await isWhole(desk)).toBe(true);
  });

  it('is not made by a forged, altered or foreign event', async () => {
    const desk = await world.openDesk();
    const other = await world.openDesk();
    const invoice = await world.shared(desk);
    const url = await world.leaveFor(invoice.address);
    const session = url.split('/').at(-1)!;
    const theirs = await world.shared(other);
    const real = event('checkout.session.completed', session);
    const refused = [
      event('checkout.session.completed', session, { secret: 'whsec_guessed' }),
      // Signed for our own subscriptions, by the secret of the other address.
      event('checkout.session.completed', session, {
        secret: world.stripe.environment.STRIPE_WEBHOOK_SECRET,
      }),
      { ...real, payload: real.payload.replace('"unpaid"', '"paid"') },
      { ...real, signature: '' },
    ];
    for (const each of refused) expect((await world.post(each)).status).toBe(400);
    // Another connected account, whose owner signs nothing but may own sessions, names our checkout.
    world.stripe.connect.pay(await world.leaveFor(theirs.address));
    await world.deliver(event('checkout.session.completed', session, { account: other.account }));
    // And one that says « paid » of what Stripe says is not.
    await world.deliver(real);
    expect((await payments(desk, invoice.id)).rows).toEqual([]);
    expect(await world.titles(desk)).toEqual([]);
  });

  it('has one session, whatever the number of taps and servers, and is asked anew once the amount changes', async () => {
    const desk = await world.openDesk();
    const invoice = await world.shared(desk);
    const { environment } = world.stripe;
    const second = await openTestApp({
      database,
      environment: { ...environment, PUBLIC_URL: 'https://encrier.example' },
    });
    const servers = [world.app, second, world.app, second];
    const pressed = await Promise.all(
      servers.map((server) => world.press(invoice.address, server)),
    );
    await second.close();
    expect(pressed.every(({ status }) => status < 500)).toBe(true);
    const sessions = () =>
      [...world.stripe.connect.checkouts.values()].filter(
        ({ account }) => account === desk.account,
      );
    expect(sessions()).toHaveLength(1);
    await world.leaveFor(invoice.address);
    expect(sessions()).toHaveLength(1);

    const transfer = { day: '2026-11-22', amount: 620, method: 'transfer' };
    await desk.call(`/api/documents/${invoice.id}/payments`, 'POST', transfer);
    const intent = world.stripe.connect.pay(await world.leaveFor(invoice.address));
    expect(sessions().map(({ status }) => status)).toEqual(['expired', 'complete']);
    await world.deliver(paid(intent));
    expect(await payments(desk, invoice.id)).toMatchObject({ left: 0, status: 'paid' });
  });

  it('of more than is left, of a replaced invoice, of another amount: is kept and told', async () => {
    const desk = await world.openDesk();
    const over = await world.shared(desk);
    const first = await world.leaveFor(over.address);
    const transfer = { day: '2026-11-22', amount: 620, method: 'transfer' };
    await desk.call(`/api/documents/${over.id}/payments`, 'POST', transfer);
    const intent = world.stripe.connect.pay(first);
    await world.deliver(paid(intent));
    expect(await payments(desk, over.id)).toMatchObject({ left: -620, status: 'paid' });

    const gone = await world.shared(desk);
    const url = await world.leaveFor(gone.address);
    const corrective = await desk.call(`/api/documents/${gone.id}/corrections`, 'POST', {
      reason: 'Adresse',
    });
    await desk.call(`/api/documents/${corrective.body.id}/issue`, 'POST', {});
    await world.deliver(paid(world.stripe.connect.pay(url)));
    expect((await payments(desk, gone.id)).rows).toEqual([]);

    const short = await world.shared(desk);
    const less = world.stripe.connect.pay(await world.leaveFor(short.address), { amount: 100_000 });
    await world.deliver(paid(less));
    expect(await payments(desk, short.id)).toMatchObject({ left: 620 });
    const told = await desk.call<{ items: { message: string }[] }>('/api/notifications');
    const words = JSON.stringify(told.body).replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ');
    expect(words).toContain('C’est 620,00 € de trop');
    expect(words).toContain('Rien n’y est plus dû');
    expect(words).toContain('La page demandait 1 620,00 €');
    expect(await isWhole(desk)).toBe(true);
  });

  it('that is given back is due again, in parts and before its own event, and reminders wait', async () => {
    const desk = await world.openDesk();
    const invoice = await world.shared(desk);
    const intent = world.stripe.connect.pay(await world.leaveFor(invoice.address));
    const part = world.stripe.connect.refund(intent, 62_000);
    // The refund overtakes the payment.
    await world.deliver(event('charge.refunded', intent));
    const rest = world.stripe.connect.refund(intent, 100_000, 'pending');
    await world.deliver(event('refund.created', rest.id));
    await world.deliver(paid(intent));
    expect(await payments(desk, invoice.id)).toEqual({
      left: 1620,
      status: 'sent',
      rows: [
        [1620, 'card', intent],
        [-620, 'card', part.id],
        [-1000, 'card', rest.id],
      ],
    });
    expect(await holdOf(desk, invoice.id)).toMatchObject({ kind: 'pause' });

    rest.status = 'failed';
    const failed = event('refund.failed', rest.id);
    for (const each of [failed, event('refund.updated', rest.id)]) await world.deliver(each);
    expect(await payments(desk, invoice.id)).toMatchObject({ left: 620 });
    expect(await world.titles(desk)).toEqual([
      'Paiement par carte remboursé',
      'Paiement par carte remboursé',
      'Paiement par carte reçu',
      'Remboursement refusé',
    ]);
    expect(await isWhole(desk)).toBe(true);
  });

  it('that is contested stops the reminders until it is won; lost, it is due again', async () => {
    const desk = await world.openDesk();
    const won = await world.shared(desk);
    const kept = world.stripe.connect.pay(await world.leaveFor(won.address));
    await world.deliver(paid(kept));
    const dispute = world.stripe.connect.dispute(kept);
    const opened = event('charge.dispute.created', dispute.id);
    await world.deliver(opened);
    expect(await holdOf(desk, won.id)).toMatchObject({
      kind: 'dispute',
      reason: 'paiement par carte contesté',
    });
    dispute.status = 'won';
    // The old event comes once more, after the end.
    for (const each of [event('charge.dispute.closed', dispute.id), opened]) {
      await world.deliver(each);
    }
    expect(await holdOf(desk, won.id)).toBeNull();
    expect(await payments(desk, won.id)).toMatchObject({ left: 0 });

    const lost = await world.shared(desk);
    const taken = world.stripe.connect.pay(await world.leaveFor(lost.address));
    const second = world.stripe.connect.dispute(taken);
    second.status = 'lost';
    await world.deliver(event('charge.dispute.closed', second.id));
    expect(await payments(desk, lost.id)).toEqual({
      left: 1620,
      status: 'sent',
      rows: [
        [1620, 'card', taken],
        [-1620, 'card', second.id],
      ],
    });
    expect(await holdOf(desk, lost.id)).toMatchObject({ kind: 'dispute' });
    expect(await isWhole(desk)).toBe(true);
  });

  it('that a bank still looks at asks nobody to pay twice, whatever it answers', async () => {
    const desk = await world.openDesk();
    const invoice = await world.shared(desk);
    const url = await world.leaveFor(invoice.address);
    const intent = world.stripe.connect.pay(url, { status: 'processing' });
    await world.deliver(paid(intent));
    const waiting = await world.visit(invoice.address);
    expect(waiting.text).toContain('Paiement en cours de confirmation');
    expect(waiting.text).not.toContain('Payer 1 620,00 € par carte');
    const session = url.split('/').at(-1)!;
    world.stripe.connect.intent(intent).status = 'requires_payment_method';
    await world.deliver(event('checkout.session.async_payment_failed', session));
    expect(await world.titles(desk)).toEqual(['Paiement par carte refusé']);
    const again = await world.visit(invoice.address);
    expect(again.text).toContain('Payer 1 620,00 € par carte');
    const second = world.stripe.connect.pay(await world.leaveFor(invoice.address), {
      status: 'processing',
    });
    await world.deliver(paid(second));
    world.stripe.connect.intent(second).status = 'succeeded';
    const { id } = world.stripe.connect.checkoutOf(second);
    await world.deliver(event('checkout.session.async_payment_succeeded', id));
    expect((await payments(desk, invoice.id)).rows).toEqual([[1620, 'card', second]]);
  });

  it('of a request for a deposit issues its invoice as paid', async () => {
    const desk = await world.openDesk();
    const quote = await desk.create({ type: 'quote', dueDate: null });
    const asked = await desk.call<DocumentAnswer>(`/api/documents/${quote.id}/deposits`, 'POST', {
      percent: 30,
    });
    const address = await world.pageOf(desk, asked.body.id);
    const intent = world.stripe.connect.pay(await world.leaveFor(address));
    await world.deliver(paid(intent));
    await world.deliver(paid(intent));
    expect(await payments(desk, asked.body.id)).toEqual({
      left: 0,
      status: 'paid',
      rows: [[486, 'card', intent]],
    });
    const { text } = await world.visit(`${address}?paiement=retour`);
    expect(text).toContain('Facture d’acompte');
    expect(text).toContain('Réglée');
    expect(await isWhole(desk)).toBe(true);
  });

  it('of the deposit that an accepted quote asked for is offered on the page of the quote', async () => {
    const desk = await world.openDesk();
    const quote = await desk.create({
      type: 'quote',
      dueDate: null,
      orderDeposit: { by: 'percent', value: 30 },
    });
    const address = await world.pageOf(desk, quote.id);
    await desk.call(`/api/documents/${quote.id}`, 'PATCH', { acceptance: 'accepted' });
    const { text } = await world.visit(address);
    expect(text).toContain('Payer 486,00 € par carte');
    const action = /action="(?<page>\/dossier\/[^"/]+)\/carte"/.exec(text)!.groups!['page']!;
    expect(action).not.toBe(address);
    const intent = world.stripe.connect.pay(await world.leaveFor(action));
    await world.deliver(paid(intent));
    const after = await world.visit(address);
    expect(after.text).toContain('Facture d’acompte');
    expect(after.text).not.toContain('Acompte à régler');
    expect(await isWhole(desk)).toBe(true);
  });
});

async function payments(desk: Desk, id: string) {
  const { body } = await desk.call<PaymentsAnswer>(`/api/documents/${id}/payments`);
  const { left, status, items } = body;
  return {
    left,
    status,
    rows: items.map(({ amount, method, reference }) => [amount, method, reference]),
  };
}

async function isWhole(desk: Desk) {
  const { body } = await desk.call<{ valid: boolean }>('/api/register/verification');
  return body.valid;
}

async function holdOf(desk: Desk, id: string) {
  const { body } = await desk.call<RemindersAnswer>(`/api/documents/${id}/reminders`);
  return body.hold;
}
